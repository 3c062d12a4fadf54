import { ownValue } from "../../../core/own-value.ts";
import { defaultLimits } from "../../../sources/parse/types.ts";
import type { ImportNotice, Tell } from "../notice.ts";
import { Unfolding } from "../unfolding.ts";
import { Attributes } from "./attributes.ts";
import type { DbcFile, DbcMessage, DbcNode, DbcSignal } from "./dbc-file.ts";
import { applyAttributes } from "./known-attributes.ts";
import { readSignal } from "./read-signal.ts";
import { type Statement, statementsOf } from "./statements.ts";
import { begin, MOST_VALUES, selectedBy, singleSpaced, stringAt } from "./texts.ts";
import { Values } from "./values.ts";

/**
 * The messages of a database, the parts of it that were not understood or have no place in a record, and the
 * number of its statements by their keywords.
 */
export function readDbc(
  text: string,
  limit = defaultLimits.fileBytes,
): { file: DbcFile; notices: ImportNotice[]; counts: ReadonlyMap<string, number> } {
  const notices: ImportNotice[] = [];
  const reader = new Reader((notice) => notices.push(notice), new Unfolding(limit));
  const counts = new Map<string, number>();
  for (const statement of statementsOf(text)) {
    counts.set(statement.keyword, (counts.get(statement.keyword) ?? 0) + 1);
    reader.take(statement);
  }
  return { file: reader.file(), notices, counts };
}

/** Parts of a database that a message set has no place for, in words. */
const leftOut: Readonly<Record<string, string>> = {
  EV_: "An environment variable",
  ENVVAR_DATA_: "The size of an environment variable",
  SIG_GROUP_: "A group of signals",
  SGTYPE_: "A type of signals",
  SIG_TYPE_REF_: "A reference to a type of signals",
  CAT_DEF_: "A category",
  CAT_: "A category",
  FILTER: "A filter",
  BA_REL_: "An attribute between two things",
  BA_DEF_REL_: "The definition of an attribute between two things",
  BA_DEF_DEF_REL_: "The default of an attribute between two things",
};
/** They say nothing by themselves. */
const silent: ReadonlySet<string> = new Set(["NS_", "BA_DEF_SGTYPE_"]);

const forms = {
  message: /^(0x[0-9A-Fa-f]+|\d+)\s+(\S+?)\s*:\s*(\d+)\s*(\S*)\s*([\s\S]*)$/,
  bitRate: /^:?\s*(\d+)/,
  comment: /^(?:(BU_|BO_|SG_|EV_)\s+)?(?:([^"\s]\S*)\s+)?(?:([^"\s]\S*)\s+)?"/,
  float: /^(\w+)\s+(\S+?)\s*:?\s*([0-3])$/,
  selection: /^(\w+)\s+(\S+)\s+(\S+)\s+([\s\S]+)$/,
  senders: /^(\w+)\s*:\s*([\s\S]+)$/,
} as const;

/** The comment at the head of a database that was exported from a record, and the status that its messages end with. */
const OWN_HEAD = /; record: can-message-set\/\S+; revision: .*; status: .*; content: sha256 [0-9a-f]{64}$/;
const OWN_STATUS = / ?\((?:preliminary|stated|measured|calculated)\)$/;

/** Statements whose texts keep the spaces that they have. */
const hasTexts: ReadonlySet<string> = new Set(["CM_", "VAL_", "BA_"]);

/** A comment with what it is about. */
interface CommentText {
  readonly kind: string | undefined;
  readonly first: string;
  readonly second: string;
  readonly text: string;
  readonly rest: string;
  readonly line: number;
}

class Reader {
  readonly #nodes: DbcNode[] = [];
  readonly #nodesByName = new Map<string, DbcNode>();
  readonly #messages: DbcMessage[] = [];
  /** If two messages or signals have one name, later statements about it belong to the first. */
  readonly #byNumber = new Map<number, DbcMessage>();
  readonly #signals = new Map<string, DbcSignal>();
  readonly #values: Values;
  readonly #attributes: Attributes;
  #bitTiming: { rate: number; line: number } | undefined;
  #version: string | undefined;
  #isOwn = false;
  #current: DbcMessage | undefined;

  constructor(
    readonly tell: Tell,
    readonly unfolding: Unfolding,
  ) {
    this.#attributes = new Attributes(tell);
    this.#values = new Values({
      tell,
      unfolding,
      signalOf: (number, name) => this.#signalOf(number, name),
    });
  }

  file(): DbcFile {
    const { bitRate = this.#bitTiming?.rate, ...facts } = applyAttributes(this.#attributes, {
      messages: this.#messages,
      messageOf: (number) => this.#messageOf(number),
      signalOf: (number, name) => this.#signalOf(number, name),
    });
    if (this.#bitTiming !== undefined && bitRate !== this.#bitTiming.rate)
      this.#lose(
        this.#bitTiming.line,
        `The bit rate ${this.#bitTiming.rate} of this statement is left out; an attribute of the file states ${bitRate}.`,
      );
    const tables = this.#values.tablesInUse();
    return {
      ...facts,
      nodes: this.#nodes,
      messages: this.#messages,
      ...(tables.length === 0 ? {} : { tables }),
      ...(bitRate === undefined ? {} : { bitRate }),
      ...(this.#version === undefined ? {} : { version: this.#version }),
    };
  }

  take(statement: Statement): void {
    const { keyword, line } = statement;
    const rest = hasTexts.has(keyword) ? statement.rest : singleSpaced(statement.rest);
    if (silent.has(keyword)) return;
    if (keyword !== "BO_" && keyword !== "SG_") this.#current = undefined;
    const isTaken = ownValue(this.#takers, keyword)?.(rest, line);
    if (isTaken === true) return;
    const words = ownValue(leftOut, keyword);
    if (isTaken === undefined && words !== undefined)
      this.#lose(line, `${words} is left out: ${begin(rest)}`);
    else this.#lose(line, `This is not understood: ${begin(`${keyword} ${rest}`)}`);
  }

  readonly #takers: Readonly<Record<string, (rest: string, line: number) => boolean>> = {
    VERSION: (rest, line) => this.#takeVersion(rest, line),
    BS_: (rest, line) => this.#takeBitTiming(rest, line),
    BU_: (rest) => this.#takeNodes(rest),
    BO_: (rest, line) => this.#takeMessage(rest, line),
    SG_: (rest, line) => this.#takeSignal(rest, line),
    CM_: (rest, line) => this.#takeComment(rest, line),
    VAL_TABLE_: (rest, line) => this.#values.takeTable(rest, line),
    VAL_: (rest, line) => this.#values.takeValues(rest, line),
    BA_DEF_: (rest, line) => this.#attributes.takeDefinition(rest, line),
    BA_DEF_DEF_: (rest, line) => this.#attributes.takeDefault(rest, line),
    BA_: (rest, line) => this.#attributes.takeValue(rest, line),
    BO_TX_BU_: (rest, line) => this.#takeSenders(rest, line),
    SIG_VALTYPE_: (rest, line) => this.#takeFloat(rest, line),
    SG_MUL_VAL_: (rest, line) => this.#takeSelection(rest, line),
  };

  #lose(line: number, message: string): void {
    this.tell({ line, kind: "lost", message });
  }

  #messageOf(number: string): DbcMessage | undefined {
    return this.#byNumber.get(Number(number));
  }

  #signalOf(number: string, name: string): DbcSignal | undefined {
    return this.#signals.get(`${Number(number)} ${name}`);
  }

  #takeNodes(rest: string): boolean {
    for (const name of rest.replace(/^:/, "").split(/[\s,]+/)) {
      if (name === "") continue;
      const node = { name };
      this.#nodes.push(node);
      if (!this.#nodesByName.has(name)) this.#nodesByName.set(name, node);
    }
    return true;
  }

  #takeMessage(rest: string, line: number): boolean {
    this.#current = undefined;
    const [, number = "", name = "", length = "", sender = "", more = ""] = forms.message.exec(rest) ?? [];
    if (number === "" || !Number.isSafeInteger(Number(number))) return false;
    if (more !== "") this.#lose(line, `This part of the message "${name}" is not understood: ${begin(more)}`);
    this.#current = { number: Number(number), name, length: Number(length), sender, line, signals: [] };
    this.unfolding.things(1);
    this.#messages.push(this.#current);
    if (!this.#byNumber.has(this.#current.number)) this.#byNumber.set(this.#current.number, this.#current);
    return true;
  }

  #takeSignal(rest: string, line: number): boolean {
    const signal = readSignal(rest, line);
    if (signal === undefined || this.#current === undefined) return false;
    this.unfolding.things(1);
    this.#current.signals.push(signal);
    const key = `${this.#current.number} ${signal.name}`;
    if (!this.#signals.has(key)) this.#signals.set(key, signal);
    return true;
  }

  #takeComment(rest: string, line: number): boolean {
    const [head, kind, first = "", second = ""] = forms.comment.exec(rest) ?? [];
    const text = head === undefined ? undefined : stringAt(rest, head.length - 1);
    if (text === undefined || text.end !== rest.length) return false;
    return this.#takeText({ kind, first, second, text: text.value, rest, line });
  }

  #takeText({ kind, first, second, text, rest, line }: CommentText): boolean {
    if (kind === undefined && OWN_HEAD.test(text)) this.#isOwn = true;
    if (kind === undefined && this.#isOwn) return true;
    const comment = this.#isOwn && kind === "BO_" ? text.replace(OWN_STATUS, "") : text;
    const thing =
      kind === "BU_"
        ? this.#nodesByName.get(first)
        : kind === "BO_"
          ? this.#messageOf(first)
          : kind === "SG_"
            ? this.#signalOf(first, second)
            : undefined;
    if (thing !== undefined) thing.comment = comment;
    else if (kind === undefined)
      this.#lose(line, `The comment on the whole file is left out: ${begin(comment)}`);
    else this.#lose(line, `The comment is on nothing that the file has: ${begin(rest)}`);
    return true;
  }

  /** The version is a text of the person; some programs write the settings of their windows there. */
  #takeVersion(rest: string, line: number): boolean {
    const text = stringAt(rest, 0)?.value.trim();
    if (text === undefined) return false;
    if (text === "") return true;
    if (/N{8}|%%%/.test(text))
      this.#lose(line, "The version has settings of another program; it is left out.");
    else this.#version = text;
    return true;
  }

  /** Numbers up to 1000 are kilobits per second, as no bus is as slow as that in bits. */
  #takeBitTiming(rest: string, line: number): boolean {
    const [, number] = forms.bitRate.exec(rest) ?? [];
    if (number === undefined) return /^:?$/.test(rest.trim());
    const rate = Number(number) <= 1000 ? Number(number) * 1000 : Number(number);
    if (rate === 0) return true;
    if (!Number.isSafeInteger(rate)) return false;
    this.#bitTiming = { rate, line };
    if (rate !== Number(number))
      this.tell({ line, kind: "changed", message: `The bit rate ${number} is ${rate} bit/s here.` });
    return true;
  }

  #takeSenders(rest: string, line: number): boolean {
    const [, number = "", names = ""] = forms.senders.exec(rest) ?? [];
    const message = this.#messageOf(number);
    if (message === undefined) return false;
    const others = names.split(/[\s,]+/).filter((name) => name !== "" && name !== message.sender);
    if (others.length > 0) message.otherSenders = [...new Set(others)];
    else if (names.trim() === "") this.#lose(line, `The list of senders is empty: ${begin(rest)}`);
    return true;
  }

  #takeFloat(rest: string, line: number): boolean {
    const [, number = "", name = "", type = ""] = forms.float.exec(rest) ?? [];
    const signal = this.#signalOf(number, name);
    if (type === "") return false;
    if (signal === undefined) this.#lose(line, `The type is of no signal that the file has: ${begin(rest)}`);
    else if (type === "1" || type === "2") signal.isFloat = true;
    return true;
  }

  #takeSelection(rest: string, line: number): boolean {
    const [, number = "", name = "", by = "", ranges = ""] = forms.selection.exec(rest) ?? [];
    const signal = this.#signalOf(number, name);
    if (signal === undefined) return false;
    const { items: values, rest: others } = selectedBy(ranges);
    if (values.length > MOST_VALUES || values.length === 0) return false;
    if (others.length > 0)
      this.#lose(line, `These parts of a list of ranges are not understood: ${begin(others.join(", "))}`);
    // Each is in the record with a comma and a space.
    this.unfolding.bytes(3 * values.length);
    if (signal.selected !== undefined && !values.includes(signal.selected))
      this.tell({
        line,
        kind: "changed",
        message: `The signal "${name}" has other values here than beside its name; these are taken.`,
      });
    signal.selection = { by, values: [...values] };
    return true;
  }
}
