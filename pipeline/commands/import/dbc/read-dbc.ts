import { ownValue } from "../../../core/own-value.ts";
import { defaultLimits } from "../../../sources/parse/types.ts";
import { isRounded } from "../is-rounded.ts";
import type { ImportNotice, Tell } from "../notice.ts";
import { shortText } from "../short-text.ts";
import { Unfolding } from "../unfolding.ts";
import type { DbcFile, DbcMessage, DbcNode, DbcSignal } from "./dbc-file.ts";
import { type Statement, statementsOf } from "./statements.ts";
import { MOST_VALUES, selectedBy, singleSpaced, stringAt, valuesIn } from "./texts.ts";

/** The messages of a database, and the parts of it that were not understood or have no place in a record. */
export function readDbc(
  text: string,
  limit = defaultLimits.fileBytes,
): { file: DbcFile; notices: ImportNotice[] } {
  const notices: ImportNotice[] = [];
  const reader = new Reader((notice) => notices.push(notice), new Unfolding(limit));
  for (const statement of statementsOf(text)) reader.take(statement);
  return { file: reader.file(), notices };
}

/** Parts of a database that a message set has no place for, in words. */
const leftOut: Readonly<Record<string, string>> = {
  VAL_TABLE_: "A table of named values; the signals that use it have their own",
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
/**
 * They define attributes, which are reported where one is used; the version and the baud rate of BS_ are
 * obsolete.
 */
const silent: ReadonlySet<string> = new Set(["VERSION", "BS_", "NS_", "BA_DEF_DEF_", "BA_DEF_SGTYPE_"]);

const forms = {
  message: /^(\d+)\s+(\S+?)\s*:\s*(\d+)\s*(\S*)/,
  signal:
    /^(\S+)\s*(?:(M)|m(\d+)(M?))?\s*:\s*(\d+)\s*\|\s*(\d+)\s*@\s*([01])\s*([+-])\s*\(\s*([^,()\s]+)\s*,\s*([^,()\s]+)\s*\)\s*\[\s*([^|\]\s]+)\s*\|\s*([^|\]\s]+)\s*\]\s*"([^"]*)"\s*([\s\S]*)$/,
  comment: /^(?:(BU_|BO_|SG_|EV_)\s+)?(?:([^"\s]\S*)\s+)?(?:([^"\s]\S*)\s+)?"/,
  attribute: /^"([^"]+)"\s*(?:(BU_|BO_|SG_|EV_)\s+(\S+)\s+)?(?:(?!\d+\s)(\w+)\s+)?([\s\S]+)$/,
  values: /^(\d+)\s+(\S+)\s+([\s\S]*)$/,
  choices: /^(?:BO_|SG_|BU_|EV_)?\s*"([^"]+)"\s+ENUM\s+([\s\S]+)$/,
  float: /^(\d+)\s+(\S+?)\s*:?\s*([0-3])$/,
  selection: /^(\d+)\s+(\S+)\s+(\S+)\s+([\s\S]+)$/,
  senders: /^(\d+)\s*:\s*([\s\S]+)$/,
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
  readonly #choices = new Map<string, string[]>();
  readonly #lost = new Map<string, { line: number; count: number }>();
  #bitRate: number | undefined;
  #isFd = false;
  #isOwn = false;
  #current: DbcMessage | undefined;

  constructor(
    readonly tell: Tell,
    readonly unfolding: Unfolding,
  ) {}

  file(): DbcFile {
    for (const [name, { line, count }] of this.#lost)
      this.#lose(
        line,
        `The attribute "${name}" has no place in the record; it occurs ${count === 1 ? "once" : `${count} times`}.`,
      );
    const bitRate = this.#bitRate;
    return {
      nodes: this.#nodes,
      messages: this.#messages,
      isFd: this.#isFd,
      ...(bitRate === undefined ? {} : { bitRate }),
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
    BU_: (rest) => this.#takeNodes(rest),
    BO_: (rest, line) => this.#takeMessage(rest, line),
    SG_: (rest, line) => this.#takeSignal(rest, line),
    CM_: (rest, line) => this.#takeComment(rest, line),
    VAL_: (rest, line) => this.#takeValues(rest, line),
    BA_DEF_: (rest) => this.#takeDefinition(rest),
    BA_: (rest, line) => this.#takeAttribute(rest, line),
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
    const [, number = "", name = "", length = "", sender = ""] = forms.message.exec(rest) ?? [];
    if (number === "" || !Number.isSafeInteger(Number(number))) return false;
    this.#current = { number: Number(number), name, length: Number(length), sender, line, signals: [] };
    this.unfolding.things(1);
    this.#messages.push(this.#current);
    if (!this.#byNumber.has(this.#current.number)) this.#byNumber.set(this.#current.number, this.#current);
    return true;
  }

  #takeSignal(rest: string, line: number): boolean {
    const found = forms.signal.exec(rest);
    if (found === null) return false;
    const [, name = "", selector, selected, both, start, length, order, sign] = found;
    const [factor, offset, min, max] = found.slice(9, 13).map(Number);
    if (![factor, offset, min, max].every(Number.isFinite)) return false;
    if (this.#current === undefined || !Number.isSafeInteger(Number(selected ?? 0))) return false;
    const rounded = (["min", "max"] as const).filter((_, n) => isRounded(found[11 + n] ?? ""));
    const signal: DbcSignal = {
      name,
      start: Number(start),
      length: Number(length),
      line,
      order: order === "1" ? ("little" as const) : ("big" as const),
      isSigned: sign === "-",
      factor: factor ?? 1,
      offset: offset ?? 0,
      min: min ?? 0,
      max: max ?? 0,
      ...(rounded.length === 0 ? {} : { rounded }),
      unit: found[13] ?? "",
      receivers: (found[14] ?? "").split(/[\s,]+/).filter((word) => word !== ""),
      isSelector: selector !== undefined || both === "M",
      ...(selected === undefined ? {} : { selected: Number(selected) }),
    };
    this.unfolding.things(1);
    this.#current.signals.push(signal);
    const key = `${this.#current.number} ${name}`;
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

  #takeValues(rest: string, line: number): boolean {
    const [, number = "", name = "", list] = forms.values.exec(rest) ?? [];
    if (list === undefined) return false;
    const signal = this.#signalOf(number, name);
    if (signal === undefined) {
      this.#lose(line, `The values are of no signal that the file has: ${begin(rest)}`);
      return true;
    }
    signal.values ??= [];
    for (const [value, name] of valuesIn(list)) signal.values.push({ value, name, line });
    return true;
  }

  #takeDefinition(rest: string): boolean {
    const [, name, list = ""] = forms.choices.exec(rest) ?? [];
    if (name !== undefined)
      this.#choices.set(
        name,
        [...list.matchAll(/"([^"]*)"/g)].map(([, word = ""]) => word),
      );
    return true;
  }

  #takeAttribute(rest: string, line: number): boolean {
    const [, name = "", kind, target = "", signal = "", written = ""] = forms.attribute.exec(rest) ?? [];
    if (name === "") return false;
    const value = written.trim().replace(/^"([\s\S]*)"$/, "$1");
    const isTaken =
      kind === undefined
        ? this.#takeOfNetwork(name, value)
        : kind === "BO_"
          ? this.#takeOfMessage(name, value, this.#messageOf(target))
          : kind === "SG_" && this.#takeOfSignal(name, value, this.#signalOf(target, signal));
    const before = this.#lost.get(name);
    if (!isTaken) this.#lost.set(name, { line: before?.line ?? line, count: (before?.count ?? 0) + 1 });
    return true;
  }

  #takeOfNetwork(name: string, value: string): boolean {
    if (name === "BusType") this.#isFd ||= /FD/i.test(value);
    else if (name === "Baudrate" && Number(value) > 0 && Number.isSafeInteger(Number(value)))
      this.#bitRate = Number(value);
    else return false;
    return true;
  }

  #takeOfMessage(name: string, value: string, message: DbcMessage | undefined): boolean {
    if (message === undefined) return false;
    if (name === "VFrameFormat") this.#isFd ||= /FD/.test(this.#choices.get(name)?.[Number(value)] ?? value);
    else if (name === "SystemMessageLongSymbol") message.longName = value;
    else if (name === "GenMsgCycleTime") {
      if (Number(value) > 0 && Number.isInteger(Number(value))) message.period = Number(value);
      else return Number(value) === 0;
    } else return false;
    return true;
  }

  #takeOfSignal(name: string, value: string, signal: DbcSignal | undefined): boolean {
    if (signal === undefined) return false;
    if (name === "SystemSignalLongSymbol") signal.longName = value;
    else if (name === "GenSigStartValue" && Number.isFinite(Number(value)) && !isRounded(value))
      signal.initial = Number(value);
    else return false;
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
    const values = selectedBy(ranges);
    if (values.length > MOST_VALUES || values.length === 0) return false;
    // Each is in the record with a comma and a space.
    this.unfolding.bytes(3 * values.length);
    if (signal.selected !== undefined && !values.includes(signal.selected))
      this.tell({
        line,
        kind: "changed",
        message: `The signal "${name}" has other values here than beside its name; these are taken.`,
      });
    signal.selection = { by, values };
    return true;
  }
}

/** The beginning of a text on one line. */
function begin(text: string): string {
  return shortText(text.replace(/\s+/g, " ").trim());
}
