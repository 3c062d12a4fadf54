import { expect, test } from "vitest";
import type { EncodingName } from "../../core/text/encoding/encoding-names.ts";
import { decodedText } from "./decoded-text.ts";
import type { ImportNotice } from "./notice.ts";

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : Buffer.from(part))));

function read(file: Uint8Array, encoding?: EncodingName): { text: string; notices: ImportNotice[] } {
  const notices: ImportNotice[] = [];
  return { text: decodedText(file, encoding, (notice) => notices.push(notice)), notices };
}

test.each<[name: string, file: Uint8Array, encoding: EncodingName | undefined, text: string]>([
  ["UTF-8", bytes("25 °C"), undefined, "25 °C"],
  ["a byte order mark", bytes([0xef, 0xbb, 0xbf], "25 °C"), undefined, "25 °C"],
  ["UTF-16 with its mark", Buffer.from("\ufeff25 °C", "utf16le"), undefined, "25 °C"],
  ["UTF-16 that is stated", Buffer.from("\ufeff25 °C", "utf16le"), "utf-16", "25 °C"],
  ["what is stated", bytes("25 ", [0xa1], "C"), "macintosh", "25 °C"],
])("%s needs no notice", (_, file, encoding, text) => {
  expect(read(file, encoding)).toEqual({ text, notices: [] });
});

test("an encoding that is assumed is a notice at the first letter that it decides", () => {
  expect(read(bytes("a\r\nb ", [0xb0, 0x80]))).toEqual({
    text: "a\r\nb °€",
    notices: [
      {
        line: 2,
        kind: "changed",
        message:
          "The file is not UTF-8 and names no encoding; it is read as windows-1252. Where letters are wrong, name another with --encoding NAME.",
      },
    ],
  });
});

test("bytes that mean nothing are counted", () => {
  expect(read(bytes("a\n", [0x81, 0x8d]), "windows-1252").notices).toEqual([
    {
      line: 2,
      kind: "lost",
      message:
        '2 characters cannot be read as windows-1252, the first in this line; each is "\ufffd" here. Name the encoding of the file with --encoding NAME.',
    },
  ]);
});

test("a byte order mark and a declaration that contradict are named", () => {
  expect(read(Buffer.from("\ufeffa", "utf16le"), "windows-1251").notices[0]?.message).toBe(
    "The file begins with the byte order mark of utf-16le and is read so, not as windows-1251.",
  );
  const declared = (label: string): Uint8Array => bytes(`<?xml version="1.0" encoding="${label}"?>`, [0xe9]);
  expect(read(declared("utf-8")).notices[0]?.message).toMatch(
    /^The file is not UTF-8 and declares "utf-8"; it is read as windows-1252\./,
  );
  expect(read(bytes('<?xml version="1.0" encoding="ebcdic"?>é')).notices[0]?.message).toBe(
    'The file declares "ebcdic"; it is read as utf-8.',
  );
});
