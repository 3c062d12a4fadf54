import { readFileSync } from "node:fs";
import fontverter from "fontverter";
import { readSfnt, tableOf } from "../../../core/sfnt.ts";

/**
 * The code points that a WOFF2 file has glyphs for, read from its `cmap` table (OpenType 1.9, formats 4 and 12). One file at
 * a time: the converter has one memory for all.
 */
export async function readCharacters(path: string): Promise<ReadonlySet<number>> {
  const font = await fontverter.convert(readFileSync(path), "sfnt");
  const cmap = Buffer.from(tableOf(readSfnt(font), "cmap"));
  const found = new Set<number>();
  for (let entry = 0; entry < cmap.readUInt16BE(2); entry += 1) {
    const part = cmap.subarray(cmap.readUInt32BE(4 + entry * 8 + 4));
    const format = part.readUInt16BE(0);
    if (format === 4) addSegments(part, found);
    else if (format === 12) addGroups(part, found);
  }
  return found;
}

/** Segments of the first plane: last and first code point, a shift, and where the shift alone does not do, a list. */
function addSegments(part: Buffer, found: Set<number>): void {
  const twice = part.readUInt16BE(6);
  for (let at = 0; at < twice; at += 2) {
    const last = part.readUInt16BE(14 + at);
    const first = part.readUInt16BE(16 + twice + at);
    const shift = part.readUInt16BE(16 + 2 * twice + at);
    const list = 16 + 3 * twice + at;
    const offset = part.readUInt16BE(list);
    for (let code = first; code <= last && code !== 0xffff; code += 1) {
      const listed = offset === 0 ? code : part.readUInt16BE(list + offset + 2 * (code - first));
      if (listed !== 0 && ((listed + shift) & 0xffff) !== 0) found.add(code);
    }
  }
}

/** Groups of any plane: first and last code point and the glyph of the first. */
function addGroups(part: Buffer, found: Set<number>): void {
  for (let group = 0; group < part.readUInt32BE(12); group += 1) {
    const at = 16 + group * 12;
    for (let code = part.readUInt32BE(at); code <= part.readUInt32BE(at + 4); code += 1) found.add(code);
  }
}
