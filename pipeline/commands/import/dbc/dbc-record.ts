import type { CanMessageSetSignal, CanMessageSetSource } from "../../../../schema/generated/types.ts";
import { EXTENDED, NOBODY } from "../../../exports/can-message-set/dbc-numbers.ts";
import { described } from "../described.ts";
import type { ImportRequest } from "../imported.ts";
import { lineText } from "../line-text.ts";
import type { Tell } from "../notice.ts";
import { type KnownUnit, unitFinder } from "../unit-finder.ts";
import { namer, numberedIds, symbolOf } from "../valid-name.ts";
import type { DbcFile, DbcMessage, DbcSignal, DbcTable, DbcValue } from "./dbc-file.ts";

type Message = CanMessageSetSource["messages"][number];

/** The facts about the new record that are not in the database. */
export interface RecordHead {
  readonly id: string;
  readonly title: string;
  readonly product: string;
  readonly units: readonly KnownUnit[];
  /** Limits on files of the data folder; absent: the usual ones. */
  readonly limits?: ImportRequest["limits"];
}

const LONGEST_NODE = 32;
const LONGEST_ENUM = 70;
/** Bytes of the longest message of J1939. */
const LONGEST = 1785;

/** The record of a database. Nothing of it is published before somebody gives it another status. */
export function dbcRecord(file: DbcFile, head: RecordHead, tell: Tell): CanMessageSetSource {
  const maker = new RecordMaker(file, head, tell);
  return maker.record();
}

interface Selected {
  mux?: number | [number, ...number[]];
  muxBy?: string;
}

class RecordMaker {
  readonly #isExtended: boolean;
  readonly #unitOf: ReturnType<typeof unitFinder>;
  readonly #messageName: ReturnType<typeof namer>;
  readonly #enumOf: ReadonlyMap<string, string>;
  readonly #protocol: DbcFile["protocol"];

  constructor(
    readonly file: DbcFile,
    readonly head: RecordHead,
    readonly tell: Tell,
  ) {
    const extended = file.messages.filter(isExtended).length;
    this.#isExtended = extended * 2 > file.messages.length;
    this.#unitOf = unitFinder(head.units);
    this.#messageName = namer("message", tell);
    this.#enumOf = enumIds(file.tables ?? []);
    const hasGroup = file.messages.some(
      (message) => isExtended(message) && message.isParameterGroup === true,
    );
    this.#protocol = file.protocol ?? (hasGroup ? "j1939" : undefined);
  }

  record(): CanMessageSetSource {
    const { id, title, product } = this.head;
    const { bitRate, isFd, messages, version } = this.file;
    const nodes = this.#nodes();
    const enums = this.#enums();
    const protocol = this.#protocol;
    return {
      type: "can-message-set",
      id,
      title,
      products: [product],
      status: "unverified",
      ...(version === undefined ? {} : { revision: lineText(version) }),
      bus: {
        ...(bitRate === undefined ? {} : { bitRate }),
        idType: this.#isExtended ? "extended" : "standard",
        ...(isFd ? { format: "fd" as const } : {}),
        ...(protocol === undefined ? {} : { protocol }),
      },
      ...(nodes.length > 0 ? { nodes } : {}),
      ...(enums.length > 0 ? { enums } : {}),
      messages: messages.flatMap((message) => this.#message(message)) as CanMessageSetSource["messages"],
    };
  }

  #enums(): NonNullable<CanMessageSetSource["enums"]> {
    return (this.file.tables ?? []).flatMap(({ name, values }) => {
      const [first, ...more] = this.#values({ name, values });
      const id = this.#enumOf.get(name);
      return first === undefined || id === undefined ? [] : [{ id, values: [first, ...more] }];
    });
  }

  #nodes(): NonNullable<CanMessageSetSource["nodes"]> {
    const seen = new Set<string>();
    return this.file.nodes.flatMap(({ name, comment }) => {
      const node = this.#node(name, 1);
      if (node === undefined || seen.has(node)) return [];
      seen.add(node);
      return [{ name: node, ...described(comment, 1, this.tell) }];
    });
  }

  #node(name: string, line: number): string | undefined {
    if (name === NOBODY || name === "") return undefined;
    const valid = name
      .replace(/[^A-Za-z0-9_]/g, "_")
      .replace(/^(?=\d)/, "_")
      .slice(0, LONGEST_NODE);
    if (valid !== name)
      this.tell({
        line,
        kind: "changed",
        message: `The node "${name}" is "${valid}" here, a name of C with at most 32 characters.`,
      });
    return valid;
  }

  #message(message: DbcMessage): Message[] {
    const { number, length, line, sender, period, otherSenders = [] } = message;
    if (message.name === "VECTOR__INDEPENDENT_SIG_MSG" || length > LONGEST) {
      this.#lose(
        line,
        `The message "${message.name}" with ${message.signals.length} signals is no message of a bus.`,
      );
      return [];
    }
    const extended = isExtended(message);
    const names = this.#names(message, this.#messageName);
    const others = [...new Set(otherSenders.flatMap((name) => this.#node(name, line) ?? []))];
    const from = this.#node(sender, line);
    const signalName = namer("signal", this.tell);
    const signals = message.signals.filter((signal) => this.#hasBits(signal));
    const selectors = selectorsOf(message);
    return [
      {
        id: `0x${(extended ? number - EXTENDED : number).toString(16).toUpperCase()}`,
        ...(extended === this.#isExtended ? {} : { extended }),
        ...this.#formatOf(message),
        ...names,
        length,
        ...(from === undefined ? {} : { sender: from }),
        ...(others.length === 0 ? {} : { otherSenders: others as [string, ...string[]] }),
        ...(period === undefined ? {} : { period }),
        ...described(message.comment, line, this.tell),
        signals: signals.map((signal) => this.#signal(signal, selectors, this.#names(signal, signalName))),
      },
    ];
  }

  /** The frame format and the protocol of a message, where they are not those of the bus. */
  #formatOf(message: DbcMessage): Pick<Message, "format" | "protocol"> {
    const { format, isParameterGroup } = message;
    const isPlain = isExtended(message) && this.#protocol !== undefined && isParameterGroup === false;
    return {
      ...(format === undefined || (format === "fd") === this.file.isFd ? {} : { format }),
      ...(isPlain ? { protocol: "none" } : {}),
    };
  }

  #lose(line: number, message: string): void {
    this.tell({ line, kind: "lost", message });
  }

  #hasBits({ name, length, start, line }: DbcSignal): boolean {
    const isLost = length < 1 || length > LONGEST * 8 || start >= LONGEST * 8;
    if (isLost) this.#lose(line, `The signal "${name}" of ${length} bits from bit ${start} is left out.`);
    return !isLost;
  }

  /** A long name is in an attribute; the name beside the numbers is then the short one. */
  #names(
    { name, longName, line }: Pick<DbcSignal, "name" | "longName" | "line">,
    nameOf: ReturnType<typeof namer>,
  ): { name: string; short?: string } {
    if (longName === undefined || longName === name) return { name: nameOf(name, line) };
    return { name: nameOf(longName, line), short: name.slice(0, LONGEST_NODE) };
  }

  #signal(
    signal: DbcSignal,
    selectors: Selectors,
    names: { name: string; short?: string },
  ): CanMessageSetSignal {
    const { start, length, order, factor, offset, line } = signal;
    const receivers = [...new Set(signal.receivers.flatMap((name) => this.#node(name, line) ?? []))];
    const type = signal.isFloat === true ? "float" : signal.isSigned ? "signed" : undefined;
    const values = this.#values(signal);
    const table = this.#enumOf.get(signal.table ?? "");
    return {
      ...names,
      start,
      length,
      ...(order === "big" ? { order } : {}),
      ...(type === undefined ? {} : { type }),
      ...(factor === 1 ? {} : { factor }),
      ...(offset === 0 ? {} : { offset }),
      ...this.#unitOf(signal.unit),
      ...(signal.spn === undefined ? {} : { spn: signal.spn }),
      ...this.#limits(signal),
      ...(signal.initial === undefined ? {} : { initial: signal.initial }),
      ...(receivers.length === 0 ? {} : { receivers }),
      ...(signal.isSelector ? { multiplexer: true } : {}),
      ...muxOf(signal, selectors),
      ...(values.length === 0 ? {} : { values }),
      ...(table === undefined ? {} : { enum: table }),
      ...described(signal.comment, line, this.tell),
    };
  }

  /** Two zeros state nothing. A limit that no double holds is left out: it would be another one. */
  #limits({ name, min, max, lostLimits = [], line }: DbcSignal): Pick<CanMessageSetSignal, "min" | "max"> {
    if (min === 0 && max === 0) return {};
    for (const { end, text } of lostLimits)
      this.#lose(
        line,
        `The ${end === "min" ? "smallest" : "largest"} value of "${name}", ${text}, ${Number.isFinite(Number(text)) ? "has more digits than are exact" : "is no number that a record can hold"}; it is left out.`,
      );
    const isLost = (end: "min" | "max"): boolean => lostLimits.some((lost) => lost.end === end);
    return { ...(isLost("min") ? {} : { min }), ...(isLost("max") ? {} : { max }) };
  }

  #values({
    name,
    values = [],
  }: Pick<DbcTable, "name"> & { readonly values?: readonly DbcValue[] }): NonNullable<
    CanMessageSetSignal["values"]
  > {
    const seen = new Set<number>();
    return values.flatMap(({ value, name: written, line }) => {
      const text = lineText(written);
      const isTwice = seen.size === seen.add(value).size;
      if (isNamedValue({ value, name: written }) && !isTwice) return [{ value, name: text }];
      const reason = isTwice
        ? "is named twice"
        : text === ""
          ? "has an empty name"
          : "is no whole number that is exact";
      this.#lose(
        line,
        `The value ${value} of "${name}" ${reason}; ${isTwice ? "the first name is kept" : "it is left out"}.`,
      );
      return [];
    });
  }
}

function isExtended({ number }: DbcMessage): boolean {
  return number >= EXTENDED;
}

/** Whether a record has a place for a value with its name. */
function isNamedValue({ value, name }: Pick<DbcValue, "value" | "name">): boolean {
  return lineText(name) !== "" && Number.isSafeInteger(value);
}

/** An id for each table of values: its name without underscores before it. */
function enumIds(tables: readonly DbcTable[]): ReadonlyMap<string, string> {
  const idOf = numberedIds();
  const ids = new Map<string, string>();
  for (const { name, values } of tables) {
    if (!values.some(isNamedValue)) continue;
    ids.set(name, idOf(symbolOf(name).replace(/^_+/, "").slice(0, LONGEST_ENUM) || "values"));
  }
  return ids;
}

/** The parts of a message that select which of its signals are present. */
interface Selectors {
  /** Selectors that no other one selects. */
  readonly tops: readonly DbcSignal[];
  /** The first signal of each name. */
  readonly byName: ReadonlyMap<string, DbcSignal>;
}

function selectorsOf({ signals }: DbcMessage): Selectors {
  const byName = new Map<string, DbcSignal>();
  for (const signal of signals) if (!byName.has(signal.name)) byName.set(signal.name, signal);
  const tops = signals.filter(
    ({ isSelector, selected, selection }) => isSelector && selected === undefined && selection === undefined,
  );
  return { tops, byName };
}

function muxOf({ selected, selection }: DbcSignal, { tops, byName }: Selectors): Selected {
  const values = selection?.values ?? (selected === undefined ? [] : [selected]);
  const [first, ...more] = values;
  if (first === undefined) return {};
  const mux: number | [number, ...number[]] = more.length === 0 ? first : [first, ...more];
  const isPlain = selection === undefined || (tops.length === 1 && tops[0]?.name === selection.by);
  return isPlain ? { mux } : { mux, muxBy: byName.get(selection.by)?.longName ?? selection.by };
}
