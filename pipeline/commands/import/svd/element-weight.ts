import type { Element } from "./read-xml.ts";

/** Least number of characters that an element without a text takes when it is copied. */
const LEAST = 8;

const known = new WeakMap<Element, number>();

/** Characters of the texts in an element and below it: what a copy of it costs to make and to write. */
export function weightOf(element: Element): number {
  const before = known.get(element);
  if (before !== undefined) return before;
  const weight = element.children.reduce((sum, child) => sum + weightOf(child), LEAST + element.text.length);
  known.set(element, weight);
  return weight;
}
