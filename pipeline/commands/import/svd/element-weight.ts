import { oncePer } from "../../../core/once.ts";
import type { Element } from "./read-xml.ts";

/** Least number of characters that an element without a text takes when it is copied. */
const LEAST = 8;

/** Characters of the texts in an element and below it: what a copy of it costs to make and to write. */
export const weightOf = oncePer((element: Element): number =>
  element.children.reduce((sum, child) => sum + weightOf(child), LEAST + element.text.length),
);
