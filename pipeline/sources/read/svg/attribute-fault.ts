import { loadsByCss } from "./loads-by-css.ts";

/** Attributes that hold words for people or names, which cannot contain a style. */
const words = /^(?:aria-.+|class|data-.+|id)$/;
const pixels = /^data:image\/(?:avif|gif|jpe?g|png|webp)[;,]/i;
const elsewhere = /^(?:https?:\/\/|mailto:)/i;

/** The fault of an attribute of an SVG, in words that follow "holds"; undefined without a fault. */
export function attributeFault(element: string, name: string, value: string): string | undefined {
  const local = name.slice(name.indexOf(":") + 1);
  // Compares the last part of the name, whatever its prefix: the file itself defines prefixes.
  if (/^on/i.test(local) || name === "xml:base" || local === "ping") return `the attribute ${short(name)}`;
  if (local === "href" && !isSafeTarget(element, value.trim()))
    return `an address in ${short(name)} that is no part of the picture`;
  // An animation could put any of these in place later.
  if (local === "attributeName" && /href|^on|^style$/i.test(value)) return `an animation of ${short(value)}`;
  if (name.includes(":") || words.test(name)) return undefined;
  return loadsByCss(value) ? `a style in ${short(name)} that loads something` : undefined;
}

/** A part of the same picture; a picture of pixels within it; of a link also another site. */
function isSafeTarget(element: string, target: string): boolean {
  if (target === "" || target.startsWith("#")) return true;
  if (element === "image" || element === "feImage") return pixels.test(target);
  return element === "a" && elsewhere.test(target);
}

/** Names may be of any length. */
export function short(name: string): string {
  return name.length > 40 ? `${name.slice(0, 40)}…` : name;
}
