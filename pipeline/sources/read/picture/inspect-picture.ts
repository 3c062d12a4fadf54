import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { imageSize } from "image-size";
import { drawingCost } from "../svg/cost/drawing-cost.ts";
import { svgFault } from "../svg/svg-fault.ts";
import type { PictureFacts } from "./facts.ts";
import { pictureFacts } from "./picture-facts.ts";

/** `unreadable`: no browser shows it. `holds`: what an SVG would run or load where it is opened by itself. */
export type PictureFault = "unreadable" | { readonly holds: string };

/** In pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** All that is asked of a file that a page shows as a picture. */
export interface InspectedPicture {
  /** Absent where nothing is wrong. */
  readonly fault?: PictureFault | undefined;
  /** For an SVG without faults, the cost of painting it. */
  readonly cost?: number;
  /** As browsers show it; absent where they size none. */
  readonly size?: Size | undefined;
  /** Absent where it is no picture of pixels whose structure we know. */
  readonly facts?: PictureFacts | undefined;
}

/** Pictures of pixels that browsers show, by ending. */
const raster = new Set([".avif", ".gif", ".jpeg", ".jpg", ".png", ".webp"]);

/** Reads a file once. */
export function inspectPicture(absolute: string): InspectedPicture {
  const bytes = readFileSync(absolute);
  const facts = pictureFacts(bytes);
  const measured = measure(bytes);
  const ending = extname(absolute).toLowerCase();
  const fault = faultOf(bytes, ending, measured);
  return {
    fault,
    ...(fault === undefined && ending === ".svg" && { cost: drawingCost(bytes.toString("utf8")) }),
    size: turned(measured, facts),
    facts,
  };
}

interface Measured extends Size {
  readonly isDrawing: boolean;
}

function measure(bytes: Uint8Array): Measured | undefined {
  try {
    const { width, height, type } = imageSize(bytes);
    return { width: Math.round(width), height: Math.round(height), isDrawing: type === "svg" };
  } catch {
    return undefined;
  }
}

/** Browsers look at the bytes: a PNG that is named .jpg is shown. */
function faultOf(bytes: Buffer, ending: string, measured: Measured | undefined): PictureFault | undefined {
  if (ending === ".svg") return svgFault(bytes.toString("utf8"));
  return raster.has(ending) && measured?.isDrawing === false ? undefined : "unreadable";
}

/** A camera that was held upright says so, and browsers turn its picture. */
function turned(measured: Measured | undefined, facts: PictureFacts | undefined): Size | undefined {
  if (measured === undefined) return undefined;
  const { width, height } = measured;
  return (facts?.orientation ?? 1) < 5 ? { width, height } : { width: height, height: width };
}
