import { append } from "../../../core/append.ts";
import { readExif } from "./exif.ts";
import type { Disclosure, PictureFacts } from "./facts.ts";

const QUARTERS = Buffer.from("\0\0\0\x09irot");
const HEADS = [Buffer.from("II*\0"), Buffer.from("MM\0*")];
/** More heads than that are no Exif, and each is looked at. */
const MOST_HEADS = 32;

/** An AVIF: boxes with a length and a name; the first one identifies the format. */
export function readAvif(bytes: Buffer): PictureFacts | undefined {
  if (bytes.length < 16 || bytes.toString("latin1", 4, 8) !== "ftyp") return undefined;
  const names = bytes.toString("latin1", 8, Math.min(bytes.readUInt32BE(0), 256));
  const brands: readonly string[] = names.match(/.{4}/gs) ?? [];
  const moves = brands[0] === "avis";
  if (!moves && !brands.includes("avif")) return undefined;
  return {
    kind: "AVIF",
    whole: isWhole(bytes),
    moves,
    orientation: orientationOf(bytes),
    discloses: disclosures(bytes),
  };
}

function isWhole(bytes: Buffer): boolean {
  const names = new Set<string>();
  let at = 0;
  while (at + 8 <= bytes.length) {
    const length = lengthAt(bytes, at);
    if (length < 8) return false;
    names.add(bytes.toString("latin1", at + 4, at + 8));
    at += length;
  }
  return at === bytes.length && names.has("meta") && names.has("mdat");
}

/** A box of 9 bytes says by how many quarters the picture is turned; Exif does not count. */
function orientationOf(bytes: Buffer): number {
  const at = bytes.indexOf(QUARTERS);
  return at !== -1 && ((bytes[at + QUARTERS.length] ?? 0) & 1) === 1 ? 6 : 1;
}

/** Length of a box: 0 means all bytes that follow, 1 a number of 64 bits after the name. */
function lengthAt(bytes: Buffer, at: number): number {
  const length = bytes.readUInt32BE(at);
  if (length === 0) return bytes.length - at;
  if (length !== 1) return length;
  return at + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(at + 8)) : 0;
}

/**
 * Tables of the head contain the offset of the Exif data. Bytes that begin as Exif does and lead to a
 * position are Exif, wherever they are.
 */
function disclosures(bytes: Buffer): Disclosure[] {
  return HEADS.flatMap((head) => {
    const found: Disclosure[] = [];
    let at = bytes.indexOf(head);
    for (let i = 0; at !== -1 && i < MOST_HEADS; i++) {
      append(found, readExif(bytes.subarray(at)).discloses);
      at = bytes.indexOf(head, at + 4);
    }
    return found;
  });
}
