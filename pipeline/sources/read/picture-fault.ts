import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { imageSize } from "image-size";
import { svgFault } from "./svg/svg-fault.ts";

/** `unreadable`: no browser shows it. `holds`: what an SVG would run or load where it is opened by itself. */
export type PictureFault = "unreadable" | { readonly holds: string };

/** Pictures of pixels that browsers show, by ending. */
const raster = new Set([".avif", ".gif", ".jpeg", ".jpg", ".png", ".webp"]);

/** What is wrong with a file that a page shows as a picture; undefined where nothing is. */
export function pictureFault(absolute: string): PictureFault | undefined {
  const ending = extname(absolute).toLowerCase();
  if (ending === ".svg") return svgFault(readFileSync(absolute, "utf8"));
  return raster.has(ending) && isRaster(readFileSync(absolute)) ? undefined : "unreadable";
}

/** Browsers look at the bytes: a PNG that is named .jpg is shown. */
function isRaster(bytes: Uint8Array): boolean {
  try {
    return imageSize(bytes).type !== "svg";
  } catch {
    return false;
  }
}
