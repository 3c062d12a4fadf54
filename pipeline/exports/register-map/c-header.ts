import { cComment } from "../../core/text/escape/c.ts";
import { maskOf } from "../../domain/codecs/modbus/register-bits.ts";
import { isBitTable, tableNames } from "../../domain/codecs/modbus/register-types.ts";
import { workType } from "../c-code/bit-statements.ts";
import { floating, hexLiteral, integer, integerOf } from "../c-code/c-literals.ts";
import { cPrefix, cWord } from "../c-code/c-names.ts";
import { type CNumber, memberType, numberOf, scalingFunctions } from "../c-code/c-numbers.ts";
import { headerFile } from "../c-code/header-file.ts";
import type { ExportFormat } from "../exported-type.ts";
import { headLines } from "../head-lines.ts";
import { uniqueNames } from "../unique-names.ts";
import { blockStruct, type CompleteRegister, isComplete, lengthOf, type Unit } from "./c-struct.ts";
import { scalingOf } from "./raw-default.ts";
import type { Field, Register, RegisterBlock, RegisterMapContent } from "./register-map-content.ts";

const units: Readonly<Record<"word" | "byte", Unit>> = {
  word: { type: "uint16_t", size: 2, plural: "words" },
  byte: { type: "uint8_t", size: 1, plural: "bytes" },
};

/** Addresses, scaling, named values and bits as macros; each block of words as a structure whose layout is asserted. */
export const cHeader: ExportFormat<RegisterMapContent> = {
  id: "c-header",
  ending: ".h",
  title: "Header (C)",
  applies: ({ blocks }) => blocks.some(({ registers }) => registers.some(isComplete)),
  write(content, head) {
    const { id, blocks, wordOrder, unitId } = content;
    const prefix = cPrefix(id, "MAP", head);
    const unique = uniqueNames();
    const guard = unique(`${prefix}_REGISTERS_H`);
    const define = (name: string, value: string): string => `#define ${unique(`${prefix}_${name}`)} ${value}`;
    const general = [
      ...(unitId === undefined ? [] : [define("UNIT_ID", `${unitId}u`)]),
      ...(wordOrder === undefined ? [] : [define("LOW_WORD_FIRST", wordOrder === "low-first" ? "1" : "0")]),
    ];
    return headerFile({
      comments: [...headLines(head), addressNote(content)],
      guard,
      includes: ["assert.h", "stddef.h", "stdint.h"],
      lines: [
        ...assertLines(unique(assertName(prefix))),
        ...(general.length === 0 ? [] : [...general, ""]),
        ...blocks.flatMap((block) =>
          blockLines(block, prefix, { define, unique, unit: units[content.addressUnit ?? "word"] }),
        ),
      ],
    });
  },
};

function addressNote({ addressUnit, relative }: RegisterMapContent): string {
  const unit = addressUnit === "byte" ? "in bytes" : "in 16-bit words or, in bit tables, in bits";
  return relative === true
    ? `Addresses count from where a client finds the map in the device, ${unit}.`
    : addressUnit === "byte"
      ? `Addresses count from 0, ${unit}.`
      : `Addresses are those on the wire: they count from 0, ${unit}.`;
}

function assertName(prefix: string): string {
  return `${prefix}_ASSERT`;
}

/** An assertion for a compiler: C++ and C11 have a word for it, and in C99 an array of no size is refused. */
function assertLines(name: string): string[] {
  return [
    "#if defined(__cplusplus) || (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L)",
    `#define ${name}(check, text) static_assert(check, text)`,
    "#else",
    `#define ${name}(check, text) extern char ${name.toLowerCase()}[(check) ? 1 : -1]`,
    ...["#endif", ""],
  ];
}

interface Names {
  readonly define: (name: string, value: string) => string;
  readonly unique: (name: string) => string;
  readonly unit: Unit;
}

function blockLines(block: RegisterBlock, prefix: string, names: Names): string[] {
  const { unique, unit } = names;
  const { title, table } = block;
  const complete = block.registers.filter(isComplete);
  if (complete.length === 0) return [];
  const incomplete = block.registers.filter((register) => !isComplete(register));
  return [
    `/* ${cComment(table === undefined ? title : `${title}: ${tableNames[table]}`)} */`,
    ...repeatLines(block),
    "",
    ...complete.flatMap((register) => [...registerLines(register, prefix, names), ""]),
    ...(incomplete.length === 0
      ? []
      : [`/* Address not known: ${cComment(incomplete.map(({ name }) => name).join(", "))} */`, ""]),
    ...(isBitTable(table)
      ? []
      : [
          ...blockStruct(
            block,
            complete,
            assertName(prefix),
            unique(`${prefix.toLowerCase()}_${cWord(block.id).toLowerCase()}_t`),
            unit,
          ),
          "",
        ]),
  ];
}

/**
 * The number of repetitions of a block; the addresses and the structure below are those of its first
 * repetition.
 */
function repeatLines({ repeat, in: within, after }: RegisterBlock): string[] {
  const facts = [
    ...(repeat?.count === undefined ? [] : [`${repeat.count} times`]),
    ...(repeat?.countFrom === undefined ? [] : [`as often as ${repeat.countFrom} says`]),
    ...(repeat?.stride === undefined ? [] : [`one begins ${repeat.stride} addresses after the other`]),
    ...(within === undefined ? [] : [`in each repetition of ${within}`]),
    ...(after === undefined ? [] : [`after ${after}`]),
  ];
  return facts.length === 0 ? [] : [`/* This block occurs ${cComment(facts.join(", "))}. */`];
}

function registerLines(
  register: CompleteRegister,
  prefix: string,
  { define, unique, unit }: Names,
): string[] {
  const { name, address, count, stride, factor, offset, min, max, values, bits, fields = [] } = register;
  const { scaleFrom, reset, resetMask, notAvailable } = register;
  const number = numberOfRegister(register);
  const constant = (key: string, value: number | undefined, without?: number): string[] =>
    value === undefined || value === without ? [] : [define(`${name}_${key}`, floating(value))];
  return [
    `/* ${cComment(commentOf(register))} */`,
    define(`${name}_ADDRESS`, addressText(address, unit)),
    define(`${name}_${unit.plural.toUpperCase()}`, `${lengthOf(register)}u`),
    define(`${name}_COUNT`, `${count}u`),
    ...(stride === undefined ? [] : [define(`${name}_STRIDE`, `${stride}u`)]),
    ...constant("FACTOR", factor, 1),
    ...constant("OFFSET", offset, 0),
    ...(scaleFrom === undefined ? [] : [`/* Multiply by 10 to the power that ${scaleFrom} holds. */`]),
    ...constant("MIN", min),
    ...constant("MAX", max),
    ...(isRaw(register)
      ? [define(`${name}_DEFAULT`, integer(register.default))]
      : constant("DEFAULT", register.default)),
    ...(reset === undefined ? [] : [define(`${name}_RESET`, hexLiteral(BigInt(reset), 4))]),
    ...(resetMask === undefined ? [] : [define(`${name}_RESET_MASK`, hexLiteral(BigInt(resetMask), 4))]),
    ...(notAvailable === undefined
      ? []
      : [define(`${name}_NOT_AVAILABLE`, hexLiteral(BigInt(notAvailable), 4))]),
    ...values.map((named) => define(`${name}_VALUE_${cWord(named.name)}`, integerOf(named.value, number))),
    ...bits.map((named) =>
      define(`${name}_BIT_${cWord(named.name)}`, hexLiteral(1n << BigInt(named.bit), 4)),
    ),
    ...fields.flatMap((field) => fieldLines(`${name}_FIELD_${cWord(field.name)}`, field, define)),
    ...fields.flatMap((field) => fieldFunctions(unique(fieldName(prefix, name, field)), field, register)),
  ];
}

/** A field is read by its mask and its lowest bit. */
function fieldLines(prefix: string, field: Field, define: Names["define"]): string[] {
  const { low, factor = 1, offset = 0, values, signed } = field;
  const number = numberOfField(field);
  return [
    define(`${prefix}_MASK`, hexLiteral(maskOf(field), 4)),
    define(`${prefix}_SHIFT`, `${low}u`),
    ...(signed === true ? [define(`${prefix}_SIGNED`, "1")] : []),
    ...(factor === 1 ? [] : [define(`${prefix}_FACTOR`, floating(factor))]),
    ...(offset === 0 ? [] : [define(`${prefix}_OFFSET`, floating(offset))]),
    ...values.map((named) => define(`${prefix}_VALUE_${cWord(named.name)}`, integerOf(named.value, number))),
  ];
}

/** The number that a register holds; its length does not matter to constants. */
function numberOfRegister({ type }: Register): Pick<CNumber, "type"> {
  return { type: type?.startsWith("s") === true && type !== "string" ? "signed" : "unsigned" };
}

function numberOfField({ low, high, signed }: Field): CNumber {
  return { length: high - low + 1, type: signed === true ? "signed" : "unsigned" };
}

function fieldName(prefix: string, register: string, field: Field): string {
  return `${prefix}_${register}_${cWord(field.name)}`.toLowerCase();
}

/** A field is taken out of the bits of its register, and put into them, by a function each. */
function fieldFunctions(name: string, field: Field, { words, bytes }: Register): string[] {
  const width = words === undefined ? 8 * (bytes ?? 0) : 16 * words;
  const { low, high, factor = 1, offset = 0 } = field;
  const number = numberOfField(field);
  const [type, own] = [workType(width), memberType(number)];
  const mask = hexLiteral(maskOf({ low: 0, high: high - low }), 1);
  return [
    ...["", `static inline ${own} ${name}_get(${type} raw)`, "{"],
    `    const ${workType(number.length)} part = (${workType(number.length)})((raw >> ${low}u) & ${mask});`,
    ...[`    return ${numberOf(number, "part")};`, "}", ""],
    ...[`static inline ${type} ${name}_set(${type} raw, ${own} value)`, "{"],
    `    return (raw & ~(${type})${hexLiteral(maskOf(field), 1)}) | (((${type})value & ${mask}) << ${low}u);`,
    "}",
    ...scalingFunctions(name, number, { factor, offset }),
  ];
}

function addressText(address: number, { size }: Unit): string {
  return size === 2 ? `${address}u` : hexLiteral(BigInt(address), 2);
}

/** Whether the default is compared with bits and named values, which are whole numbers. */
function isRaw(register: CompleteRegister): register is CompleteRegister & { readonly default: number } {
  const { factor, offset } = scalingOf(register);
  const isNamed = register.type === "bits" || register.type === "enum" || register.type === "bool";
  return register.default !== undefined && isNamed && factor === 1 && offset === 0;
}

/** Its description, its type, unit and access, and its status if it is not a plain fact. */
function commentOf(register: Register): string {
  const { name, type, unit, unitText, access, description, status, reference, scaleFrom } = register;
  const symbol = unit ?? unitText;
  const facts = [
    ...(type === undefined ? [] : [type]),
    ...(symbol === undefined ? [] : [scaleFrom === undefined ? symbol : `${symbol} once scaled`]),
    ...(access === undefined ? [] : [access]),
    ...(register.once === true ? ["first write after a reset alone"] : []),
    ...(register.readEffect === undefined ? [] : [`on read: ${register.readEffect}`]),
    ...(register.writeEffect === undefined ? [] : [`on write: ${register.writeEffect}`]),
    ...(reference === undefined ? [] : [`printed as ${reference}`]),
    ...(register.view === undefined ? [] : [`view of its addresses: ${register.view}`]),
    ...(status === "confirmed" ? [] : [status]),
  ];
  return `${name} (${facts.join(", ")}): ${description}`;
}
