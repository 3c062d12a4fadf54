import { cComment } from "../../core/text/escape/c.ts";
import { bitPositions } from "../../domain/codecs/can/bit-positions.ts";
import { readStatements, workType, writeStatements } from "../c-code/bit-statements.ts";
import { hexLiteral, integerOf } from "../c-code/c-literals.ts";
import { cName, cPrefix, cWord } from "../c-code/c-names.ts";
import { bitsOf, isWideFloat, memberType, numberOf, scalingFunctions } from "../c-code/c-numbers.ts";
import { headerFile, RAW_MEMBERS } from "../c-code/header-file.ts";
import type { ExportFormat } from "../exported-type.ts";
import { headLines } from "../head-lines.ts";
import { uniqueNames } from "../unique-names.ts";
import type { CanContent, ContentMessage, ContentSignal } from "./can-content.ts";
import { bytesOf, isLong, readLong, writeLong } from "./long-signals.ts";

/** Messages as structures of raw numbers, with functions that pack and unpack them, in C99 that C++17 takes too. */
export const canCode: ExportFormat<CanContent> = {
  id: "c-code",
  ending: ".h",
  title: "Pack and unpack functions (C)",
  write({ id, messages }, head) {
    const prefix = cPrefix(id, "CAN", head);
    const unique = uniqueNames();
    const guard = unique(`${prefix}_CAN_H`);
    return headerFile({
      comments: [...headLines(head), RAW_MEMBERS],
      guard,
      includes: ["stddef.h", "stdint.h", "string.h"],
      hasWideFloats: messages.some(({ signals }) => signals.some(isWideFloat)),
      lines: messages.flatMap((message) =>
        messageLines(message, unique(`${prefix}_${cWord(message.short)}`), unique),
      ),
    });
  },
};

/** A signal with the name of its member. */
interface Member {
  readonly signal: ContentSignal;
  readonly name: string;
}

type Unique = (name: string) => string;

function messageLines(message: ContentMessage, prefix: string, unique: Unique): string[] {
  const member = uniqueNames();
  const members = message.signals
    .filter((signal) => isInside(signal, message))
    .map((signal): Member => ({ signal, name: member(cName(signal.short)) }));
  const numbers = members.filter(({ signal }) => !isLong(signal));
  const outside = message.signals.filter((signal) => !isInside(signal, message));
  const define = (name: string, value: string): string => `#define ${unique(`${prefix}_${name}`)} ${value}`;
  const lower = prefix.toLowerCase();
  return [
    `/* ${cComment(`${message.name}${message.description === undefined ? "" : `: ${message.description}`}`)} */`,
    define("FRAME_ID", hexLiteral(BigInt(message.id), 3)),
    define("IS_EXTENDED", message.extended ? "1" : "0"),
    define("IS_FD", message.fd ? "1" : "0"),
    ...(message.pgn === undefined ? [] : [define("PGN", `${hexLiteral(BigInt(message.pgn), 4)}`)]),
    ...(message.priority === undefined ? [] : [define("PRIORITY", `${message.priority}u`)]),
    define("LENGTH", `${message.length}u`),
    ...numbers.flatMap(({ signal, name }) =>
      signal.values.map((named) =>
        define(`${name.toUpperCase()}_${cWord(named.name)}`, integerOf(named.value, signal)),
      ),
    ),
    ...["", "typedef struct {"],
    ...members.map(
      ({ signal, name }) => `    ${declarationOf(signal, name)}; /* ${cComment(factsOf(signal))} */`,
    ),
    ...(members.length === 0 ? ["    uint8_t unused;"] : []),
    ...[`} ${lower}_t;`, ""],
    ...outside.map(
      ({ name }) => `/* ${cComment(name)} is not in the frame as it is stated, and has no member. */`,
    ),
    ...packLines(message, members, lower),
    "",
    ...unpackLines(message, members, lower),
    ...numbers.flatMap(({ signal, name }) => scalingFunctions(`${lower}_${name}`, signal, signal)),
    "",
  ];
}

function declarationOf(signal: ContentSignal, name: string): string {
  return isLong(signal) ? `uint8_t ${name}[${bytesOf(signal)}]` : `${memberType(signal)} ${name}`;
}

function isInside(signal: ContentSignal, { length }: ContentMessage): boolean {
  const isSized = signal.type !== "float" || signal.length === 32 || signal.length === 64;
  return isSized && bitPositions(signal).every((bit) => bit >= 0 && bit < 8 * length);
}

function factsOf(signal: ContentSignal): string {
  const { unit, unitText = unit, factor, offset, spn, description, mux } = signal;
  const facts = [
    ...(isLong(signal) ? [`${signal.length} bits in the order of the frame`] : []),
    ...(spn === undefined ? [] : [`SPN ${spn}`]),
    ...(factor === 1 && offset === 0 ? [] : [`times ${factor}${offset === 0 ? "" : `, plus ${offset}`}`]),
    ...(unitText === undefined ? [] : [unitText]),
    ...(mux === undefined ? [] : [`where ${mux.by} is ${mux.values.join(", ")}`]),
    ...(description === undefined ? [] : [description]),
  ];
  return facts.length === 0 ? "raw number" : facts.join("; ");
}

function packLines(message: ContentMessage, members: readonly Member[], lower: string): string[] {
  const written = writable(members);
  const left = members.filter((one) => !written.includes(one));
  return [
    ...left.map(
      ({ signal }) => `/* ${cComment(signal.name)} shares bits with signals above, and is read alone. */`,
    ),
    "/* Writes the payload of a frame; gives its length, or 0 where there is no room for it. */",
    `static inline size_t ${lower}_pack(uint8_t *target, size_t size, const ${lower}_t *message)`,
    "{",
    ...(message.length === 0
      ? ["    (void)target;", "    (void)size;"]
      : [`    if (size < ${message.length}u) return 0u;`, `    memset(target, 0, ${message.length}u);`]),
    ...(written.length === 0 ? ["    (void)message;"] : []),
    ...written.flatMap((member) =>
      guarded(
        member,
        members,
        isLong(member.signal)
          ? writeLong(member.signal, `message->${member.name}`)
          : [...rawFromMember(member), ...writeStatements(member.signal, "target", "raw")],
      ),
    ),
    ...[`    return ${message.length}u;`, "}"],
  ];
}

function unpackLines(message: ContentMessage, members: readonly Member[], lower: string): string[] {
  return [
    "/* Reads the payload of a frame, signals that it has not as 0; gives whether it is long enough. */",
    `static inline int ${lower}_unpack(${lower}_t *message, const uint8_t *source, size_t size)`,
    "{",
    `    memset(message, 0, sizeof *message);`,
    message.length === 0 ? "    (void)size;" : `    if (size < ${message.length}u) return 0;`,
    ...(members.length === 0 ? ["    (void)source;"] : []),
    // Selectors of other signals are read before them.
    ...[...members]
      .sort((a, b) => depthOf(a, members) - depthOf(b, members))
      .flatMap((member) =>
        guarded(
          member,
          members,
          isLong(member.signal)
            ? readLong(member.signal, `message->${member.name}`)
            : [
                `${workType(member.signal.length)} raw = 0u;`,
                ...readStatements(member.signal, "source", "raw"),
                ...memberFromRaw(member),
              ],
        ),
      ),
    ...["    return 1;", "}"],
  ];
}

function rawFromMember({ signal, name }: Member): string[] {
  const type = workType(signal.length);
  if (signal.type !== "float") return [`const ${type} raw = ${bitsOf(signal, `message->${name}`)};`];
  return [`${type} raw;`, `memcpy(&raw, &message->${name}, sizeof raw);`];
}

function memberFromRaw({ signal, name }: Member): string[] {
  if (signal.type === "float") return [`memcpy(&message->${name}, &raw, sizeof raw);`];
  return [`message->${name} = ${numberOf(signal, "raw")};`];
}

/** Statements in a block, where need be below the condition that the multiplexers of the signal select it. */
function guarded({ signal }: Member, members: readonly Member[], statements: readonly string[]): string[] {
  const conditions = selectors(signal, members);
  if (conditions === undefined) return [];
  const head = conditions.length === 0 ? "    {" : `    if (${conditions.join(" && ")}) {`;
  return [head, ...statements.map((line) => `        ${line}`), "    }"];
}

/** The conditions for a signal to be present; undefined if its multiplexer is not a member. */
function selectors({ mux }: ContentSignal, members: readonly Member[], above = 0): string[] | undefined {
  if (mux === undefined) return [];
  const by = members.find(({ signal }) => signal.name === mux.by);
  // A circle of multiplexers is reported as a mistake; here it must only end.
  if (by === undefined || isLong(by.signal) || above > members.length) return undefined;
  const outer = selectors(by.signal, members, above + 1);
  const own = mux.values
    .map((value) => `message->${by.name} == (${memberType(by.signal)})${integerOf(value, by.signal)}`)
    .join(" || ");
  return outer && [...outer, mux.values.length > 1 ? `(${own})` : own];
}

function depthOf({ signal }: Member, members: readonly Member[]): number {
  return selectors(signal, members)?.length ?? 0;
}

/** Signals that share no bit with one before them that can be there at the same time. */
function writable(members: readonly Member[]): Member[] {
  const chosen: Member[] = [];
  for (const member of members) {
    const bits = new Set(bitPositions(member.signal));
    const isShared = chosen.some(
      ({ signal }) =>
        canMeet(signal, member.signal, members) && bitPositions(signal).some((bit) => bits.has(bit)),
    );
    if (!isShared) chosen.push(member);
  }
  return chosen;
}

/** Two values of one multiplexer are never there together, however far above a signal it selects. */
function canMeet(one: ContentSignal, other: ContentSignal, members: readonly Member[]): boolean {
  const conditions = selection(one, members);
  return selection(other, members).every(
    ({ by, values }) =>
      !conditions.some((first) => first.by === by && !first.values.some((value) => values.includes(value))),
  );
}

/** The values that the multiplexers of a signal must have, the nearest first. */
function selection({ mux }: ContentSignal, members: readonly Member[]): NonNullable<ContentSignal["mux"]>[] {
  const found = [];
  for (let next = mux; next !== undefined && found.length < members.length; ) {
    found.push(next);
    const { by }: { by: string } = next;
    next = members.find(({ signal }) => signal.name === by)?.signal.mux;
  }
  return found;
}
