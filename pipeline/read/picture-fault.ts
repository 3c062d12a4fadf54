import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { imageSize } from "image-size";

/** `unreadable`: no browser shows it. `code`: an SVG that would run or load something where it is opened by itself. */
export type PictureFault = "unreadable" | "code";

/** Pictures of pixels that browsers show, by ending. */
const raster = new Set([".avif", ".gif", ".jpeg", ".jpg", ".png", ".webp"]);

/** The root element of an SVG, behind a prolog, comments and a document type. */
const svgRoot =
  /^\ufeff?\s*(?:<\?xml[^>]*>\s*)?(?:(?:<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?\s*>)\s*)*<svg[\s/>]/i;
/** What a picture does not need: scripts, handlers, documents of others, entities that grow or load files. */
const svgCode = /<(?:script|foreignObject|iframe|embed|object)\b|<[^>]*\son[a-z]+\s*=|javascript:|<!ENTITY/i;

/** What is wrong with a file that a page shows as a picture; undefined where nothing is. */
export function pictureFault(absolute: string): PictureFault | undefined {
  const ending = extname(absolute).toLowerCase();
  if (ending === ".svg") {
    const text = readFileSync(absolute, "utf8");
    if (!svgRoot.test(text)) return "unreadable";
    return svgCode.test(text) ? "code" : undefined;
  }
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
