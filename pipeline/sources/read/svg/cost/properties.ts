import { type StyleRules, type SubjectRules, subjectsOf } from "./style-rules.ts";
import type { SvgNode } from "./svg-tree.ts";

/**
 * The declarations that paint an element, in attributes and style sheets: all values that a property may
 * have.
 */
export class Properties {
  readonly #attributes: ReadonlyMap<string, string>;
  readonly #rules: readonly SubjectRules[];

  constructor({ name, attributes }: SvgNode, rules: StyleRules) {
    this.#attributes = attributes;
    this.#rules =
      rules.size === 0 ? [] : subjectsOf(name, attributes).flatMap((subject) => rules.get(subject) ?? []);
  }

  values(property: string): readonly string[] {
    const attribute = this.#attributes.get(property);
    const own = attribute === undefined ? [] : [attribute];
    return this.#rules.length === 0
      ? own
      : [...own, ...this.#rules.flatMap((rule) => rule.values.get(property) ?? [])];
  }

  /** The letters of the style sheets that are about it. */
  get size(): number {
    return this.#rules.reduce((sum, { size }) => sum + size, 0);
  }

  /** The ids of all `url(#id)`. */
  references(property: string): readonly string[] {
    return this.values(property).flatMap(idsIn);
  }

  get isMoving(): boolean {
    const maps = [this.#attributes, ...this.#rules.map(({ values }) => values)];
    return maps.some((map) => [...map.keys()].some((name) => /^(?:-webkit-)?animation/.test(name)));
  }
}

export function idsIn(value: string): string[] {
  return value.split("#").flatMap((part, index) => {
    const id = index === 0 ? undefined : /^[^"')\s]{1,200}/.exec(part)?.[0];
    return id === undefined ? [] : [id];
  });
}
