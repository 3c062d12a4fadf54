import { readAvif } from "./avif.ts";
import type { Disclosure, PictureFacts } from "./facts.ts";
import { readJpeg } from "./jpeg.ts";
import { readPng } from "./png.ts";
import { readWebp } from "./webp.ts";

/**
 * Reads the structure of a file, never its pixels; undefined if it is of another kind. Linear, and throws
 * nothing.
 */
export function pictureFacts(bytes: Buffer): PictureFacts | undefined {
  const facts = readJpeg(bytes) ?? readPng(bytes) ?? readWebp(bytes) ?? readAvif(bytes);
  if (facts === undefined) return undefined;
  return { ...facts, discloses: [...new Set([...facts.discloses, ...xmpDisclosures(bytes)])].sort() };
}

/** Names of XMP, which is plain text in every kind of picture; in other data these letters do not happen. */
const names: readonly (readonly [string, Disclosure])[] = [
  ["exif:GPSLatitude", "position"],
  ["aux:SerialNumber", "serial"],
  ["exifEX:BodySerialNumber", "serial"],
  ["aux:OwnerName", "owner"],
  ["exifEX:CameraOwnerName", "owner"],
];

/** The disclosures in the XMP of a picture. */
function xmpDisclosures(bytes: Buffer): Disclosure[] {
  if (!bytes.includes("ns.adobe.com/xap/") && !bytes.includes("x:xmpmeta")) return [];
  return names.flatMap(([name, what]) => (bytes.includes(name) ? [what] : []));
}
