import { type HtmlNode, hasClass } from "./html-tree.ts";

const NAMES = new Set(["button", "fieldset", "form", "nav", "script", "search", "style", "template"]);
const CLASSES = ["heading-anchor", "footnote-backref", "katex-html", "drawing-narrow", "finder-compare"];

/** What a text copy has no use for: controls, marks beside the text, navigation, second forms of the same thing. */
export function isLeftOut(node: HtmlNode): boolean {
  if (typeof node === "string") return false;
  if (NAMES.has(node.name) || node.attribute("aria-hidden") === "true") return true;
  return CLASSES.some((name) => hasClass(node, name));
}
