import { readAvif } from "./avif.ts";
import type { PictureFacts } from "./facts.ts";
import { readJpeg } from "./jpeg.ts";
import { readPng } from "./png.ts";
import { readWebp } from "./webp.ts";
import { xmpDisclosures } from "./xmp.ts";

/**
 * Reads the structure of a file, never its pixels; undefined if it is of another kind. Linear, and throws
 * nothing.
 */
export function pictureFacts(bytes: Buffer): PictureFacts | undefined {
  const facts = readJpeg(bytes) ?? readPng(bytes) ?? readWebp(bytes) ?? readAvif(bytes);
  if (facts === undefined) return undefined;
  return { ...facts, discloses: [...new Set([...facts.discloses, ...xmpDisclosures(bytes)])].sort() };
}
