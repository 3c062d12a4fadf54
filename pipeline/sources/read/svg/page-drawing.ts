import { escapeAttribute, escapeText } from "../../../../renderer/shared/compose/escape.ts";
import { xmlTokens } from "./xml-tokens.ts";

/**
 * The parts that a drawing in a page may use: shapes and words, their geometry, and paint by the names of the
 * page.
 */
const ELEMENTS = new Set("svg g path line polyline polygon rect circle ellipse text tspan".split(" "));
const GEOMETRY = new Set(
  `viewBox d points x y x1 y1 x2 y2 dx dy cx cy r rx ry width height transform pathLength
  text-anchor dominant-baseline font-size font-style font-weight letter-spacing opacity fill-opacity stroke-opacity
  fill-rule stroke-width stroke-dasharray stroke-linecap stroke-linejoin stroke-miterlimit`.split(/\s+/),
);
const PAINT = new Set(["fill", "stroke"]);
/** Colours of the page, each with the one that a file has by itself: `var(--ink, #12242f)`. */
const COLOUR =
  /^(?:none|currentColor|var\(--(?:paper|plate|tint|deep|land|ink|soft|hairline|rule|link|note|tip|warning|danger|bus-(?:power|can|serial|usb|pwm|io|radio|other))(?:, ?#[0-9a-f]{3,6})?\))$/;
const FONT = /^var\(--(?:sans|mono)(?:, ?[\w ,'-]+)?\)$/;
/** Fallbacks that a file needs by itself and a page does not. */
const fallback = /(?<=^var\(--[\w-]+),[^)]*\)$/;
/** Words about the whole, which a page says by its alternative text. */
const WORDS = new Set(["title", "desc", "metadata"]);
/** Attributes of the root that say the same, or what a page says better. */
const ROOT = new Set(["xmlns", "role", "aria-labelledby", "aria-label", "version", "id"]);
/** Characters; a larger file stays a file. */
const LONGEST = 20_000;

/**
 * An SVG as a part of a page, where it takes its colours and fonts from the page and uses nothing that could touch the
 * rest of it; undefined for any other SVG, which stays a picture.
 */
export function pageDrawing(source: string): string | undefined {
  if (source.length > LONGEST || !source.includes("var(--")) return undefined;
  let html = "";
  /** Depth in words that are left out; 0 outside. */
  let silent = 0;
  let depth = 0;
  let text = 0;
  for (const token of xmlTokens(source.replace(/^\ufeff/, "").trimStart())) {
    if (token === undefined) return undefined;
    switch (token.kind) {
      case "doctype":
      case "instruction":
        continue;
      case "text":
        if (silent === 0 && text > 0) html += escapeText(token.text);
        continue;
      case "close":
        depth--;
        if (silent > 0) silent--;
        else {
          if (token.name === "text") text--;
          html += `</${token.name}>`;
        }
        continue;
      case "open": {
        depth++;
        if (silent > 0 || WORDS.has(token.name)) {
          silent++;
          continue;
        }
        if (!ELEMENTS.has(token.name) || (token.name === "svg") !== (depth === 1)) return undefined;
        if (token.name === "text") text++;
        const attributes = attributesOf(token.attributes, depth === 1);
        if (attributes === undefined) return undefined;
        html += `<${token.name}${attributes}>`;
      }
    }
  }
  return html === "" ? undefined : html;
}

function attributesOf(list: readonly (readonly [string, string])[], isRoot: boolean): string | undefined {
  let html = "";
  for (const [name, value] of list) {
    if (isRoot && (ROOT.has(name) || name === "width" || name === "height")) continue;
    const isKnown =
      GEOMETRY.has(name) ||
      (PAINT.has(name) && COLOUR.test(value)) ||
      (name === "font-family" && FONT.test(value));
    if (!isKnown) return undefined;
    html += ` ${name}="${escapeAttribute(value.replace(fallback, ")"))}"`;
  }
  return html;
}
