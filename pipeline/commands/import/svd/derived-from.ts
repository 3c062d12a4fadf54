import { ownValue } from "../../../core/own-value.ts";
import type { Tell } from "../notice.ts";
import type { Unfolding } from "../unfolding.ts";
import { weightOf } from "./element-weight.ts";
import { mergeDerived } from "./merge-derived.ts";
import { type Element, textOf } from "./read-xml.ts";

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
