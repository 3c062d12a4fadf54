import type { Disclosure } from "./facts.ts";

/** Names of XMP, which stands in every kind of picture as plain text; in other data these letters do not happen. */
const names: readonly (readonly [string, Disclosure])[] = [
  ["exif:GPSLatitude", "position"],
  ["aux:SerialNumber", "serial"],
  ["exifEX:BodySerialNumber", "serial"],
  ["aux:OwnerName", "owner"],
  ["exifEX:CameraOwnerName", "owner"],
];

/** What the XMP of a picture tells. */
export function xmpDisclosures(bytes: Buffer): Disclosure[] {
  if (!bytes.includes("ns.adobe.com/xap/") && !bytes.includes("x:xmpmeta")) return [];
  return names.flatMap(([name, what]) => (bytes.includes(name) ? [what] : []));
}
