import type { Disclosure } from "./facts.ts";

/** Names of XMP, which is plain text in every kind of picture; in other data these letters do not happen. */
const names: readonly (readonly [string, Disclosure])[] = [
  ["exif:GPSLatitude", "position"],
  ["aux:SerialNumber", "serial"],
  ["exifEX:BodySerialNumber", "serial"],
  ["aux:OwnerName", "owner"],
  ["exifEX:CameraOwnerName", "owner"],
];

/** The disclosures in the XMP of a picture. */
export function xmpDisclosures(bytes: Buffer): Disclosure[] {
  if (!bytes.includes("ns.adobe.com/xap/") && !bytes.includes("x:xmpmeta")) return [];
  return names.flatMap(([name, what]) => (bytes.includes(name) ? [what] : []));
}
