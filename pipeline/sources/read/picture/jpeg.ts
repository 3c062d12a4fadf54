import { type Exif, noExif, readExif } from "./exif.ts";
import type { PictureFacts } from "./facts.ts";

const EXIF = Buffer.from("Exif\0\0");
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const APP1 = 0xe1;
/** Frames that browsers decode: baseline, extended and progressive, each with Huffman codes. */
const frames = new Set([0xc0, 0xc1, 0xc2]);
/** Frames of other codings, which no browser shows. */
const otherFrames = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);

/** A JPEG: segments with a length each, and after the head of a scan bytes up to the next marker. */
export function readJpeg(bytes: Buffer): PictureFacts | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== START) return undefined;
  let exif: Exif = noExif;
  let hasFrame = false;
  let hasScan = false;
  for (let at = 2; at + 1 < bytes.length; ) {
    if (bytes[at] !== 0xff) break;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END) return facts({ whole: hasFrame && hasScan, exif });
    if (otherFrames.has(marker)) return undefined;
    const end = at + 4 > bytes.length ? Number.POSITIVE_INFINITY : at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length || end < at + 4) break;
    const body = bytes.subarray(at + 4, end);
    hasFrame ||= frames.has(marker);
    hasScan ||= marker === SCAN && hasFrame;
    // If there are several blocks, browsers take the first.
    if (marker === APP1 && exif === noExif && body.subarray(0, 6).equals(EXIF))
      exif = readExif(body.subarray(6));
    at = marker === SCAN ? scanEnd(bytes, end) : end;
  }
  return facts({ whole: false, exif });
}

function facts({ whole, exif }: { readonly whole: boolean; readonly exif: Exif }): PictureFacts {
  return { kind: "JPEG", whole, moves: false, ...exif };
}

/** The offset of the next marker: not a 255 of the data, which a zero follows, nor a restart. */
function scanEnd(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next !== undefined && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}
