import type { Tell } from "../notice.ts";
import { childOf, childrenOf, type Element, textOf } from "./read-xml.ts";

/** Containers whose items are those of both elements, in place of the own one alone. */
const containers: Readonly<Record<string, true>> = { registers: true, fields: true };

/** An element with what it takes over from the one that it is derived from, and that one from another. */
export class Deriver {
  constructor(readonly tell: Tell) {}

  /** `find` gives an element by the name that `derivedFrom` has. */
  derived(
    element: Element,
    find: (name: string) => Element | undefined,
    above: readonly Element[] = [],
  ): Element {
    const name = element.attributes.derivedFrom;
    if (name === undefined) return element;
    const base = find(name);
    if (base === undefined || above.includes(base) || base === element) {
      this.tell({
        line: element.line,
        kind: "lost",
        message: `"${textOf(element, "name") ?? element.name}" is derived from "${name}", which is not there or derived from it.`,
      });
      return element;
    }
    return merged(element, this.derived(base, find, [...above, element]));
  }
}

function merged(own: Element, base: Element): Element {
  const names = new Set(own.children.map(({ name }) => name));
  return {
    ...own,
    children: [
      ...own.children.map((child) => {
        const other = containers[child.name] === true ? childOf(base, child.name) : undefined;
        return other === undefined
          ? child
          : { ...child, children: [...child.children, ...missing(child, other)] };
      }),
      ...base.children.filter(({ name }) => !names.has(name)),
    ],
  };
}

function missing(own: Element, base: Element): Element[] {
  const names = new Set(own.children.map((item) => textOf(item, "name")));
  return base.children.filter((item) => !names.has(textOf(item, "name")));
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
