import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { codePages } from "./code-pages.ts";
import { decodeBytes } from "./decode-bytes.ts";
import { encodingNames, encodingOf } from "./encoding-names.ts";
import { invalidUtf8 } from "./invalid-utf8.ts";
import { readText } from "./read-text.ts";

const allBytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
const bytesOf = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : Buffer.from(part))));

/** SHA-256, 16 digits of it, of the 256 characters as the codecs of Python have them, but for three bytes that the Encoding Standard has otherwise. */
const expected = {
  "windows-874": "5665ac5c8f78f682",
  "windows-1250": "a47e566628c5a1ac",
  "windows-1251": "4bf36e4dc399f85d",
  "windows-1252": "8fa2fce59ae75727",
  "windows-1253": "208c1bfad7856d70",
  "windows-1254": "e8b28cf061f74fc8",
  "windows-1255": "8330953e217076aa",
  "windows-1256": "6f6e8626197b1b6b",
  "windows-1257": "83016015a20df2ec",
  "windows-1258": "274f6ff1f4ca2365",
  "iso-8859-2": "a5871b0f978b840b",
  "iso-8859-3": "e83895f2b7d7b82b",
  "iso-8859-4": "449076e20ebf45eb",
  "iso-8859-5": "9f31ddc0f7444afa",
  "iso-8859-6": "beba4e6cf97dce83",
  "iso-8859-7": "71069977a6798ab7",
  "iso-8859-8": "b43535e7aaeb7bcf",
  "iso-8859-10": "282514fbd01219c4",
  "iso-8859-13": "4426f6d2f1b025cd",
  "iso-8859-14": "f03afb7e01e66cac",
  "iso-8859-15": "9b58b26dbd8fbff2",
  "iso-8859-16": "2de1faef4dc524c9",
  "koi8-r": "fb0243455e64ef70",
  "koi8-u": "896c218aaf12ca1b",
  macintosh: "54112bce885d7b1a",
  "x-mac-cyrillic": "784db55e1c90195e",
  ibm437: "754c5bb3fea001ec",
  ibm737: "8c30c5d80947baf7",
  ibm775: "99b1c2002a7b11a7",
  ibm850: "4e721f6806dbbff2",
  ibm852: "a5798618e5ecfe1b",
  ibm855: "a5dedbb9383c8d2a",
  ibm857: "17fc76049e8588bf",
  ibm858: "bcd479c0617b954a",
  ibm860: "74e0dd67eb4444db",
  ibm861: "55a9d8ca7ce97b2a",
  ibm862: "b1ef2b55aefd16e2",
  ibm863: "b992274bd7115031",
  ibm865: "d4e3d8f3a2af7d10",
  ibm866: "3c8cc5cb485f93d2",
};

test("each code page gives what another implementation gives for all 256 bytes", () => {
  const found = Object.keys(codePages).map((name) => {
    const text = decodeBytes(allBytes, encodingOf(name) ?? "utf-8");
    return [name, createHash("sha256").update(text).digest("hex").slice(0, 16)];
  });
  expect(Object.fromEntries(found)).toEqual(expected);
});

test("each code page has 128 characters above ASCII", () => {
  for (const [name, rows] of Object.entries(codePages))
    expect([name, rows.join("").length, rows.length]).toEqual([name, 128, 4]);
});

test("a text longer than one chunk is read whole", () => {
  const bytes = Buffer.alloc(100_000, 0xe9);
  expect(decodeBytes(bytes, "windows-1252")).toBe("é".repeat(100_000));
});

describe("encodings of East Asia", () => {
  test.each([
    ["gb18030", [0xb5, 0xe7, 0xd1, 0xb9, 0x80, 0x81, 0x30, 0x81, 0x30], "电压€\u0080"],
    ["gbk", [0xa2, 0xe3], "€"],
    ["big5", [0xb9, 0x71, 0xc0, 0xa3], "電壓"],
    ["shift_jis", [0x93, 0x64, 0x88, 0xb3, 0xb1, 0x5c], "電圧ｱ\\"],
    ["cp932", [0x87, 0x40], "①"],
    ["euc-jp", [0xc5, 0xc5, 0xb0, 0xb5], "電圧"],
    ["iso-2022-jp", [0x1b, 0x24, 0x42, 0x45, 0x45, 0x1b, 0x28, 0x42, 0x56], "電V"],
    ["euc-kr", [0xc0, 0xfc, 0xbe, 0xd0], "전압"],
    ["cp949", [0x41, 0x8c, 0x63, 0xb0, 0xa1, 0xc6, 0x52, 0x42], "A똠가힣B"],
  ])("%s", (label, bytes, text) => {
    expect(decodeBytes(Uint8Array.from(bytes), encodingOf(label) ?? "utf-8")).toBe(text);
  });

  test("what the platform has only for private use is unreadable", () => {
    expect(decodeBytes(Uint8Array.of(0x94, 0x64, 0x41), "big5")).toMatch(/^\ufffd.*A$/);
    expect(decodeBytes(Uint8Array.of(0xc9, 0xa1, 0x41), "euc-kr")).toBe("\ufffdA");
  });

  test("a text that is cut or damaged is read on behind the damage", () => {
    for (const name of encodingNames) {
      fc.assert(
        fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
          expect(typeof decodeBytes(bytes, name)).toBe("string");
        }),
        { numRuns: 20 },
      );
    }
  });
});

describe("what a file says of its encoding", () => {
  const wide = Buffer.from("\ufeffSpannung ü", "utf16le");
  const order = (isLittle: boolean): Uint8Array => {
    const view = new DataView(new ArrayBuffer(12));
    for (const [n, point] of [0xfeff, 0x1f600, 0xe9].entries()) view.setUint32(n * 4, point, isLittle);
    return new Uint8Array(view.buffer);
  };
  const xml = (encoding: string, ...rest: readonly number[]): Uint8Array =>
    bytesOf(`<?xml version='1.0' encoding='${encoding}'?><a>`, rest, "</a>");
  test.each<[name: string, bytes: Uint8Array, encoding: string, basis: string, text: RegExp]>([
    ["a mark of UTF-8", bytesOf([0xef, 0xbb, 0xbf], "é"), "utf-8", "mark", /^é$/],
    ["a mark of UTF-16", wide, "utf-16le", "mark", /^Spannung ü$/],
    ["that of the other order", Buffer.from(wide).swap16(), "utf-16be", "mark", /^Spannung ü$/],
    ["a mark of UTF-32", order(true), "utf-32le", "mark", /^😀é$/u],
    ["that of the other order", order(false), "utf-32be", "mark", /^😀é$/u],
    ["UTF-16 without a mark", wide.subarray(2), "utf-16le", "assumed", /^Spannung ü$/],
    ["UTF-8", bytesOf("µ Ω"), "utf-8", "valid", /^µ Ω$/],
    ["no UTF-8", bytesOf("25 ", [0xb0], "C ", [0x80]), "windows-1252", "assumed", /^25 °C €$/],
    ["a declaration", xml("windows-1251", 0xc2), "windows-1251", "declared", /В/],
    ["one in other letters", xml("ISO-8859-15", 0xa4), "iso-8859-15", "declared", /€/],
    ["one of East Asia", xml("GB2312", 0xb5, 0xe7), "gb18030", "declared", /电/],
    ["one that is not true", xml("UTF-8", 0xe9), "windows-1252", "assumed", /é/],
    ["one that cannot be true", xml("utf-16", 0xc3, 0xa9), "utf-8", "valid", /é/],
    ["one that is not known", xml("x-none", 0xc3, 0xa9), "utf-8", "valid", /é/],
  ])("%s", (_, bytes, encoding, basis, text) => {
    const read = readText(bytes);
    expect(read).toMatchObject({ encoding, basis });
    expect(read.text).toMatch(text);
    expect("ignored" in read).toBe(_.startsWith("one that"));
  });

  test("what a person states counts more than a declaration, and less than a mark", () => {
    expect(readText(xml("windows-1251", 0xe9), "windows-1252").text).toContain("é");
    expect(readText(wide, "windows-1252")).toMatchObject({ encoding: "utf-16le", basis: "mark" });
  });
});

test.each([
  ["CP1252", "windows-1252"],
  ["Windows_1251", "windows-1251"],
  ["1250", "windows-1250"],
  ["latin1", "windows-1252"],
  ["ISO_8859-1:1987", "windows-1252"],
  ["ISO8859-15", "iso-8859-15"],
  ["latin2", "iso-8859-2"],
  ["cp437", "ibm437"],
  ["850", "ibm850"],
  ["MacRoman", "macintosh"],
  ["Shift-JIS", "shift_jis"],
  ["GB2312", "gb18030"],
  ["UTF8", "utf-8"],
  ["utf-16LE", "utf-16le"],
])("%s means %s", (label, name) => {
  expect(encodingOf(label)).toBe(name);
});

test.each(["", "ebcdic", "constructor", "__proto__", "windows", "12", "utf-7"])(
  '"%s" means no encoding',
  (label) => {
    expect(encodingOf(label)).toBeUndefined();
  },
);

test("every name means itself", () => {
  for (const name of encodingNames) expect(encodingOf(name)).toBe(name);
});

describe("bytes that are no UTF-8", () => {
  test("a byte is named by its place, even behind the character that decoders write for one", () => {
    expect(invalidUtf8(bytesOf("a\n\ufffd😀", [0xe9], "b"))).toEqual({
      ...{ line: 2, column: 4, hint: "Save it as UTF-8." },
      message: 'This file is not valid UTF-8 text; the byte E9 here is "é" in windows-1252.',
    });
  });

  test("UTF-16 is named, with and without a mark", () => {
    expect(invalidUtf8(Buffer.from("\ufeff# Title", "utf16le"))?.message).toBe(
      "This file is not valid UTF-8 text: it begins with the byte order mark, as in UTF-16.",
    );
    expect(invalidUtf8(Buffer.from("# Title", "utf16le"))?.message).toBe(
      "This file is not valid UTF-8 text: every other byte is zero, as in UTF-16.",
    );
  });

  test("UTF-8 is none, and neither is one with a zero", () => {
    for (const text of ["", "# Title", "\ufeffµ\ufffd", "a\0bcdefgh"])
      expect(invalidUtf8(Buffer.from(text))).toBeUndefined();
  });
});
