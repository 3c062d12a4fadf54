import type { EncodingName } from "./encoding-names.ts";

/** Marks at the beginning of a file; that of UTF-32 with the low byte first begins like that of UTF-16. */
const marks: readonly (readonly [encoding: EncodingName, mark: readonly number[]])[] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-32le", [0xff, 0xfe, 0, 0]],
  ["utf-32be", [0, 0, 0xfe, 0xff]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];

/** The encoding that the byte order mark of a file names, and the length of the mark in bytes. */
export function byteOrderMark(
  bytes: Uint8Array,
): { readonly encoding: EncodingName; readonly length: number } | undefined {
  const found = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  return found === undefined ? undefined : { encoding: found[0], length: found[1].length };
}
