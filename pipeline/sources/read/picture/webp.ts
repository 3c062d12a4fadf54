import { append } from "../../../core/append.ts";
import { readExif } from "./exif.ts";
import type { Disclosure, PictureFacts } from "./facts.ts";

const EXIF = Buffer.from("Exif\0\0");

/** A WebP: a RIFF file, whose chunks have a name, a length and a body of an even number of bytes. Browsers do not turn one. */
export function readWebp(bytes: Buffer): PictureFacts | undefined {
  if (bytes.length < 12 || bytes.toString("latin1", 0, 4) !== "RIFF") return undefined;
  if (bytes.toString("latin1", 8, 12) !== "WEBP") return undefined;
  const end = 8 + bytes.readUInt32LE(4);
  const discloses: Disclosure[] = [];
  let moves = false;
  let hasPixels = false;
  let at = 12;
  while (at + 8 <= Math.min(end, bytes.length)) {
    const name = bytes.toString("latin1", at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    if (at + 8 + length > bytes.length) break;
    const body = bytes.subarray(at + 8, at + 8 + length);
    // Some programs keep the head that Exif has in a JPEG.
    if (name === "EXIF")
      append(discloses, readExif(body.subarray(0, 6).equals(EXIF) ? body.subarray(6) : body).discloses);
    moves ||= name === "ANMF";
    hasPixels ||= name === "VP8 " || name === "VP8L" || name === "ANMF";
    at += 8 + length + (length % 2);
  }
  // The last byte may be one that only makes the number even.
  const whole = hasPixels && end <= bytes.length + 1 && at >= end;
  return { kind: "WebP", whole, moves, orientation: 1, discloses };
}
