import { dimensionForm } from "./dimension.ts";

/** Elements that may be written as HTML. */
export const allowedTags = new Set(
  `a abbr b blockquote br caption code col colgroup dd del details div dl dt em figcaption figure hr i img ins kbd li
  mark ol p pre s small span strong sub summary sup table tbody td tfoot th thead tr u ul var samp wbr`.split(
    /\s+/,
  ),
);

export const voidTags = new Set(["br", "col", "hr", "img", "wbr"]);

/** Elements that are not allowed inside a paragraph or a heading. */
export const blockTags = new Set(
  `blockquote caption col colgroup dd details div dl dt figcaption figure hr li ol p pre summary table tbody td tfoot th
  thead tr ul`.split(/\s+/),
);

/** Elements that exist only inside a table. */
export const tableParts = new Set("caption col colgroup tbody td tfoot th thead tr".split(" "));

/** Elements whose end tag HTML lets authors leave out, and the tags that end them. */
export const impliedEnds: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["p", blockTags],
  ["li", new Set(["li"])],
  ["dt", new Set(["dt", "dd"])],
  ["dd", new Set(["dt", "dd"])],
  ["td", new Set(["td", "th", "tr", "tbody", "tfoot"])],
  ["th", new Set(["td", "th", "tr", "tbody", "tfoot"])],
  ["tr", new Set(["tr", "tbody", "tfoot"])],
  ["thead", new Set(["tbody", "tfoot"])],
  ["tbody", new Set(["tbody", "tfoot"])],
]);

/** Attributes and the form of their values. */
export const allowedAttributes: ReadonlyMap<string, RegExp> = new Map([
  ["id", /^\S+$/],
  ["class", /^[\s\S]*$/],
  ["title", /^[\s\S]*$/],
  ["alt", /^[\s\S]*$/],
  ["width", dimensionForm],
  ["height", dimensionForm],
  ["lang", /^[A-Za-z0-9-]+$/],
  ["dir", /^(?:ltr|rtl|auto)$/i],
  ["open", /^[\s\S]*$/],
  ["colspan", /^\d{1,4}$/],
  ["rowspan", /^\d{1,5}$/],
  ["start", /^-?\d{1,9}$/],
]);

/** Attributes that are left out without a word: this site's styles and link rules take their place. */
export const ignoredAttributes = new Set(
  `align border cellpadding cellspacing decoding loading markdown rel target valign`.split(" "),
);
