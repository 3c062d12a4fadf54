import type { Diagnostic } from "../../core/diagnostics.ts";
import type { PictureFindings } from "../../model/resolve/check-pictures.ts";
import { type FoundPhotograph, photographFault } from "./photograph.ts";

/** Largest width of the photograph's place in CSS pixels: below the head of a narrow page. */
const PLACE = 600;
/** A sharp screen has two pixels for each of them. */
const LEAST_WIDTH = 2 * PLACE;
/** More bytes bring nothing to a box of that size, and a visitor at sea pays for each. */
const MOST_BYTES = 500_000;
/** Pixels of a side. A small file of many pixels takes a phone's memory. */
const LONGEST = 4096;
/** Width by height. One that is higher than wide pushes the values off the first screen. */
const NARROWEST = 1;
const WIDEST = 5 / 2;

/** It fills its place on a sharp screen, costs no more than that needs, and has about its shape. */
export function checkSize(found: FoundPhotograph, { sizeOf }: PictureFindings): Diagnostic[] {
  const { path, bytes } = found.asset;
  const size = sizeOf(found.asset);
  if (size === undefined) return [];
  const { width, height } = size;
  const faults: Pick<Diagnostic, "code" | "message" | "hint">[] = [];
  const extent = `${width} × ${height} pixels`;
  if (width < LEAST_WIDTH)
    faults.push({
      code: "photograph-small",
      message: `The photograph ${path} has ${extent}; it is shown up to ${PLACE} wide, and sharp screens need twice that.`,
      hint: `Take one with a width of at least ${LEAST_WIDTH} pixels; making a small one larger adds nothing.`,
    });
  if (bytes > MOST_BYTES || Math.max(width, height) > LONGEST)
    faults.push({
      code: "photograph-large",
      message: `The photograph ${path} has ${extent} and ${bytes} bytes; ${LONGEST} pixels a side and ${MOST_BYTES} bytes are allowed.`,
      hint: `Save it with a width of ${LEAST_WIDTH} pixels, as AVIF, WebP or a JPEG of quality 80.`,
    });
  if (width < height * NARROWEST || width > height * WIDEST)
    faults.push({
      code: "photograph-shape",
      message: `The photograph ${path} has ${extent}, which is too ${width < height ? "high" : "wide"} for the place where pages show it.`,
      hint: "Cut it to a shape between 1:1 and 5:2, such as 3:2, or leave room at its sides.",
    });
  return faults.map((fault) => photographFault(found, "path", fault));
}
