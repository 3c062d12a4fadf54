import { ownValue } from "../../../core/own-value.ts";
import type { Tell } from "../notice.ts";
import type { Unfolding } from "../unfolding.ts";
import { weightOf } from "./element-weight.ts";
import { childOf, childrenOf, type Element, textOf } from "./read-xml.ts";

/** Containers whose items are those of both elements, in place of the own one alone. */
const containers: ReadonlySet<string> = new Set(["registers", "fields"]);

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
      const whole = base === own ? own : merged(own, base);
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

function merged(own: Element, base: Element): Element {
  const names = new Set(own.children.map(({ name }) => name));
  return {
    ...own,
    children: [
      ...own.children.map((child) => {
        const other = containers.has(child.name) ? childOf(base, child.name) : undefined;
        return other === undefined ? child : { ...child, children: joined(child, other) };
      }),
      ...base.children.filter(({ name }) => !names.has(name)),
    ],
  };
}

function joined(own: Element, base: Element): Element[] {
  const names = new Set(own.children.map((item) => textOf(item, "name")));
  return [...own.children, ...base.children.filter((item) => !names.has(textOf(item, "name")))];
}

/** Finds elements by their names, and by their whole paths such as `UART0.CR.MODE`. */
export class Finder {
  readonly #byPath = new Map<string, Element>();

  constructor(peripherals: readonly Element[]) {
    for (const peripheral of peripherals) this.#add(peripheral, "");
  }

  find(path: string): Element | undefined {
    return this.#byPath.get(path);
  }

  #add(element: Element, above: string): void {
    const path = `${above}${textOf(element, "name") ?? ""}`;
    if (!this.#byPath.has(path)) this.#byPath.set(path, element);
    const inner = [
      ...["registers", "fields"].flatMap((name) => childOf(element, name)?.children ?? []),
      ...childrenOf(element, "enumeratedValues"),
      ...(element.name === "cluster" ? element.children.filter(({ name }) => isItem(name)) : []),
    ];
    for (const item of inner) this.#add(item, `${path}.`);
  }
}

function isItem(name: string): boolean {
  return name === "register" || name === "cluster";
}
