import type { Tell } from "../notice.ts";
import { LossCounter } from "../registers/count-losses.ts";
import { begin, textsIn, unescaped } from "./texts.ts";

/** The things of a database that have attributes. */
export type AttributeOwner = "network" | "BU_" | "BO_" | "SG_" | "EV_";

/** The value of an attribute for one thing. */
export interface AttributeValue {
  readonly name: string;
  readonly owner: AttributeOwner;
  /** Number of a message, or name of a node. */
  readonly target: string;
  readonly signal: string;
  /** Without quotes; the word of a list in place of its number. */
  readonly value: string;
  readonly line: number;
}

interface Default {
  readonly text: string;
  readonly line: number;
}

const forms = {
  definition: /^(?:(BO_|SG_|BU_|EV_)\s*)?"([^"]+)"\s*(\w+)\s*([\s\S]*)$/,
  ofDefault: /^"([^"]+)"\s*([\s\S]*)$/,
  value: /^"([^"]+)"\s*(?:(BU_|BO_|SG_|EV_)\s+(\S+)\s+)?(?:(?!\d+\s)(\w+)\s+)?([\s\S]+)$/,
} as const;

/** The statements of a database on attributes: definitions, defaults, and the values of things. */
export class Attributes {
  readonly #choices = new Map<string, readonly string[]>();
  readonly #owners = new Map<string, AttributeOwner>();
  readonly #defaults = new Map<string, Default>();
  readonly #values: AttributeValue[] = [];
  readonly #lost = new LossCounter();

  constructor(readonly tell: Tell) {}

  takeDefinition(statement: string, line: number): boolean {
    const [, owner, name, kind, list = ""] = forms.definition.exec(statement) ?? [];
    if (name === undefined) return false;
    this.#owners.set(name, (owner as AttributeOwner | undefined) ?? "network");
    if (kind !== "ENUM") return true;
    const { items, rest } = textsIn(list);
    this.#choices.set(name, items);
    if (rest.length > 0)
      this.#lose(line, `The list of "${name}" has parts that are no texts: ${begin(rest.join(" "))}`);
    return true;
  }

  takeDefault(statement: string, line: number): boolean {
    const [, name, text] = forms.ofDefault.exec(statement) ?? [];
    if (name === undefined || text === undefined) return false;
    this.#defaults.set(name, { text: text.trim(), line });
    return true;
  }

  takeValue(statement: string, line: number): boolean {
    const [, name, owner, target = "", signal = "", value = ""] = forms.value.exec(statement) ?? [];
    if (name === undefined) return false;
    const kind = (owner as AttributeOwner | undefined) ?? "network";
    this.#values.push({ name, owner: kind, target, signal, value: value.trim(), line });
    return true;
  }

  /** The values that the file states for single things, in its order. */
  *values(): Generator<AttributeValue> {
    for (const stated of this.#values) yield { ...stated, value: this.#plain(stated.name, stated.value) };
  }

  /** The value for all things without a statement of their own, and the line that states it. */
  defaultOf(
    name: string,
    owner: AttributeOwner,
  ): { readonly value: string; readonly line: number } | undefined {
    const found = this.#defaults.get(name);
    const isOfOwner = (this.#owners.get(name) ?? owner) === owner;
    return found === undefined || !isOfOwner
      ? undefined
      : { value: this.#plain(name, found.text), line: found.line };
  }

  /** Counts a value that has no place in the record. */
  lose({ name, line }: AttributeValue): void {
    this.#lost.add(name, line);
  }

  /** Reports each attribute that was counted, and all defaults of attributes that are not among the known ones. */
  tellLost(known: ReadonlySet<string>): void {
    for (const notice of this.#lost.notices("attribute")) this.tell(notice);
    const others = [...this.#defaults].filter(
      ([name, { text }]) => !known.has(name) && !/^(""|0*)$/.test(text),
    );
    const [first] = others;
    if (first === undefined) return;
    const names = others.map(([name, { text }]) => `"${name}" (${text.replaceAll('"', "")})`).join(", ");
    this.#lose(
      first[1].line,
      `Defaults of attributes that have no place in the record are left out: ${names}.`,
    );
  }

  #plain(name: string, written: string): string {
    const text = unescaped(written.replace(/^"([\s\S]*)"$/, "$1"));
    const isNumber = /^\d+$/.test(written);
    return (isNumber ? this.#choices.get(name)?.[Number(written)] : undefined) ?? text;
  }

  #lose(line: number, message: string): void {
    this.tell({ line, kind: "lost", message });
  }
}
