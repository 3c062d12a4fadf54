import { attributeOf, type HtmlElement, hasClass } from "./html-tree.ts";

const NAMES = new Set(["button", "fieldset", "form", "nav", "script", "search", "style", "template"]);
const CLASSES = ["heading-anchor", "footnote-backref", "katex-html", "drawing-narrow", "finder-compare"];
const MARK = new RegExp(["aria-hidden", ...CLASSES].join("|"));

/** Elements that the Markdown copy leaves out: controls, marks beside the text, navigation, second forms of the same thing. */
export function isLeftOut(element: HtmlElement): boolean {
  if (NAMES.has(element.name)) return true;
  // Few elements have what either is about: their attributes are read no further.
  if (element.attributes === "" || !MARK.test(element.attributes)) return false;
  return attributeOf(element, "aria-hidden") === "true" || CLASSES.some((name) => hasClass(element, name));
}
