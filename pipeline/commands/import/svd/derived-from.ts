import { ownValue } from "../../../core/own-value.ts";
import type { Tell } from "../notice.ts";
import type { Unfolding } from "../unfolding.ts";
import { weightOf } from "./element-weight.ts";
import { listKeys } from "./find-element.ts";
import { childOf, type Element, textOf } from "./read-xml.ts";
import { bitsOf } from "./svd-field.ts";

type Find = (name: string) => Element | undefined;

/** An element with what it takes over from the one that it is derived from, and that one from another. */
export class Deriver {
  /** Results of former derivations, by the place where their names are looked up. */
  readonly #made = new Map<string, Map<Element, Element>>();

  constructor(
    readonly tell: Tell,
    readonly unfolding: Unfolding,
  ) {}

  /** `find` gives an element by the name that `derivedFrom` has; it gives the same ones for the same `scope`. */
  derived(element: Element, find: Find, scope: string): Element {
    if (ownValue(element.attributes, "derivedFrom") === undefined) return element;
    const made = this.#made.get(scope) ?? new Map<Element, Element>();
    this.#made.set(scope, made);
    const { chain, end } = this.#chainOf(element, find, made);
    return chain.reduceRight((base, own) => {
      if (base !== own) this.unfolding.bytes(weightOf(base));
      const whole = base === own ? own : mergeDerived(own, base);
      made.set(own, whole);
      return whole;
    }, end);
  }

  /** The elements that are to be put together, each derived from the next one, and what the last one is derived from. */
  #chainOf(element: Element, find: Find, made: ReadonlyMap<Element, Element>) {
    const chain: Element[] = [];
    const above = new Set<Element>();
    for (let at = element; ; ) {
      const known = made.get(at);
      if (known !== undefined) return { chain, end: known };
      chain.push(at);
      above.add(at);
      const name = ownValue(at.attributes, "derivedFrom");
      const base = name === undefined ? at : find(name);
      if (base === at && name === undefined) return { chain, end: at };
      if (base === undefined || above.has(base)) {
        this.#lose(at, name ?? "");
        return { chain, end: at };
      }
      at = base;
    }
  }

  #lose(element: Element, name: string): void {
    this.tell({
      line: element.line,
      kind: "lost",
      message: `"${textOf(element, "name") ?? element.name}" is derived from "${name}", which is not there or derived from it.`,
    });
  }
}

/** Containers whose items are those of both elements, in place of the own one alone. */
const containers: ReadonlySet<string> = new Set(["registers", "fields"]);

const bitKeys: ReadonlySet<string> = new Set(["bitOffset", "bitWidth", "lsb", "msb", "bitRange"]);
/** They are about the place of the element, which is another one. */
const ownKeys: ReadonlySet<string> = new Set([
  ...["alternatePeripheral", "alternateCluster", "alternateRegister", "alternateGroup"],
]);

/** An element with what it takes over from the one that it is derived from. */
function mergeDerived(own: Element, base: Element): Element {
  const stated = new Set(own.children.map(({ name }) => name));
  const isInherited = ({ name }: Element): boolean =>
    !stated.has(name) &&
    !ownKeys.has(name) &&
    !(listKeys.has(name) && !isListKeyInherited(own, stated, name)) &&
    !(bitKeys.has(name) && hasOwnBits(stated));
  return {
    ...own,
    children: [
      ...own.children.map((child) => {
        const other = containers.has(child.name) ? childOf(base, child.name) : undefined;
        return other === undefined ? child : { ...child, children: joined(child, other) };
      }),
      ...base.children.filter(isInherited),
      ...otherHalfOfBits(own, base, stated),
    ],
  };
}

function hasOwnBits(stated: ReadonlySet<string>): boolean {
  return [...bitKeys].some((key) => stated.has(key));
}

/** Only a name with a place for the index is that of a list; another count has other names. */
function isListKeyInherited(own: Element, stated: ReadonlySet<string>, key: string): boolean {
  const isList = textOf(own, "name")?.includes("%s") === true;
  return isList && (!stated.has("dim") || key === "dimIncrement");
}

/** A field that states where its bits begin, or how many they are, has the other of the two from its base. */
function otherHalfOfBits(own: Element, base: Element, stated: ReadonlySet<string>): Element[] {
  const range = own.name === "field" && hasOwnBits(stated) ? bitsOf(base) : undefined;
  if (range === undefined || stated.has("bitRange")) return [];
  const make = (name: string, value: number): Element => ({
    name,
    attributes: {},
    children: [],
    line: own.line,
    text: String(value),
  });
  const hasBegin = stated.has("bitOffset") || stated.has("lsb");
  const hasEnd = stated.has("bitWidth") || stated.has("msb");
  return [
    ...(hasBegin ? [] : [make("bitOffset", range.low)]),
    ...(hasEnd ? [] : [make("bitWidth", range.high - range.low + 1)]),
  ];
}

function joined(own: Element, base: Element): Element[] {
  const names = new Set(own.children.map((item) => textOf(item, "name")));
  return [...own.children, ...base.children.filter((item) => !names.has(textOf(item, "name")))];
}
