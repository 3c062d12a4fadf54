import { areaOf, type Box, numbersIn } from "./box.ts";
import type { SvgNode } from "./svg-tree.ts";

/** Steps for one primitive on the area of a whole drawing; of others `usual`. */
const usual = 300;

/** Steps that a filter takes on the area of a whole drawing. */
export function filterSteps({ children }: SvgNode): number {
  return children.reduce((sum, primitive) => sum + primitiveSteps(primitive), 0);
}

function primitiveSteps({ name, attributes }: SvgNode): number {
  const [first = 0, second = first] = numbersIn(attributes.get("radius") ?? attributes.get("order") ?? "");
  switch (name) {
    case "feGaussianBlur":
    case "feDropShadow":
      return 1500;
    case "feDiffuseLighting":
    case "feSpecularLighting":
      return 1000;
    case "feTurbulence":
      return 1000 * Math.max(1, numbersIn(attributes.get("numOctaves") ?? "")[0] ?? 1);
    case "feMorphology":
      return usual + 500 * Math.abs(first + second);
    case "feConvolveMatrix":
      return usual + 700 * Math.max(9, Math.abs(first * second));
    default:
      return name.startsWith("fe") ? usual : 0;
  }
}

/** Steps of the functions of CSS in `filter: blur(2px) sepia(1)`. */
export function functionSteps(value: string): number {
  const names = [...value.matchAll(/\b([\w-]{1,40})\(/g)].map(([, name = ""]) => name.toLowerCase());
  return names.reduce((sum, name) => {
    if (name === "url") return sum;
    return sum + (name === "blur" || name === "drop-shadow" ? 1500 : usual);
  }, 0);
}

/** The area that a filter works on, for an element that covers a box. */
export function regionOf({ attributes }: SvgNode, box: Box | undefined, picture: Box): number {
  const isOfPicture = attributes.get("filterUnits") === "userSpaceOnUse";
  const side = (key: "width" | "height", whole: number): number => {
    const text = attributes.get(key) ?? "120%";
    const [value = 0] = numbersIn(text);
    return Math.abs(text.trim().endsWith("%") ? (value / 100) * whole : isOfPicture ? value : value * whole);
  };
  const base = isOfPicture ? picture : box;
  if (base === undefined) return 0;
  const [width, height] = [base.right - base.left, base.bottom - base.top];
  // A line has no area, and its filter still has a region where the page says so.
  return Math.max(side("width", width) * side("height", height), areaOf(base));
}
