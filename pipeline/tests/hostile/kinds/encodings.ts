import { doc, type HostileCase, type HostileKind, headLines, page } from "../hostile-case.ts";

const line = headLines + 1;
const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : Buffer.from(part))));
const utf16 = (text: string, bigEndian = false): Uint8Array => {
  const buffer = Buffer.from(`\ufeff${text}`, "utf16le");
  return bigEndian ? buffer.swap16() : buffer;
};
const invalid: readonly [name: string, sequence: readonly number[]][] = [
  ["a byte that begins nothing", [0xff]],
  ["a lone continuation", [0x80]],
  ["an overlong slash", [0xc0, 0xaf]],
  ["an overlong NUL", [0xc0, 0x80]],
  ["an overlong slash of three bytes", [0xe0, 0x80, 0xaf]],
  ["a high surrogate", [0xed, 0xa0, 0x80]],
  ["a low surrogate", [0xed, 0xb0, 0x80]],
  ["a pair of surrogates as CESU", [0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80]],
  ["a code point above Unicode", [0xf4, 0x90, 0x80, 0x80]],
  ["a sequence that is cut", [0xe2, 0x82]],
  ["Latin-1", [0xe9]],
  ["a form of five bytes", [0xf8, 0x88, 0x80, 0x80, 0x80]],
];

/** Characters that hide or reverse text. */
const hidden: readonly [name: string, character: string][] = [
  ["a zero width space", "\u200b"],
  ["a right-to-left override", "\u202e"],
  ["a left-to-right isolate", "\u2066"],
  ["a byte order mark within", "\ufeff"],
  ["a NUL", "\0"],
  ["an escape", "\u001b"],
  ["a bell", "\u0007"],
  ["a vertical tab", "\u000b"],
  ["a form feed", "\f"],
  ["a delete", "\u007f"],
  ["a C1 control", "\u0085"],
];

const sample = "---\ntitle: A\n---\n\n## Ports\n\nSee [ports](#ports).\n";

/** How text is written down: strict UTF-8, any line ends. */
export const encodings: HostileKind = {
  kind: "encodings",
  about: "Files are UTF-8. A byte order mark and either kind of line end make no difference to the output.",
  cases: [
    ...invalid.flatMap(([name, sequence]): HostileCase[] => [
      {
        name: `${name} in a doc`,
        files: { "docs/a.md": bytes("# A\n\nab", sequence, "\n") },
        gives: ["docs/a.md:3:3 encoding-invalid"],
      },
      {
        name: `${name} in a record`,
        files: { "pages/a.yaml": bytes("type: page\nid: ", sequence, "\n") },
        gives: ["pages/a.yaml:2:5 encoding-invalid"],
      },
    ]),
    ...hidden.map(
      ([name, character]): HostileCase => ({
        name: `${name} in YAML`,
        files: page(`reading: a${character}b\n`),
        gives: character === "\u0085" ? [] : ["pages/a.yaml:6:11 yaml-control-character"],
      }),
    ),
    ...hidden.map(
      ([name, character]): HostileCase => ({
        name: `${name} in a doc`,
        files: doc(`a${character}b\n`),
        gives: [],
      }),
    ),
    {
      name: "a byte order mark",
      files: { "docs/a.md": `\ufeff${sample}`, "pages/a.yaml": `\ufeff${page("")["pages/a.yaml"]}` },
      gives: [],
    },
    {
      name: "CRLF",
      files: {
        "docs/a.md": sample.replaceAll("\n", "\r\n"),
        "pages/a.yaml": (page("")["pages/a.yaml"] ?? "").replaceAll("\n", "\r\n"),
      },
      gives: [],
    },
    {
      name: "CR alone in a doc",
      files: { "docs/a.md": sample.replaceAll("\n", "\r") },
      gives: ["docs/a.md:1:13 yaml-control-character"],
    },
    {
      name: "CR alone in a record",
      files: { "pages/a.yaml": "type: page\rid: a\r" },
      gives: ["pages/a.yaml:1:11 yaml-control-character"],
    },
    { name: "line ends of both kinds", files: { "docs/a.md": sample.replace("\n", "\r\n") }, gives: [] },
    {
      name: "a wrong link after CRLF and an emoji",
      files: { "docs/a.md": "# A\r\n\r\n😀 [x](none.md)\r\n" },
      gives: ["docs/a.md:3:8 link-not-found"],
    },
    {
      name: "a wrong link after a tab",
      files: { "docs/a.md": "# A\n\n-\t[x](none.md)\n" },
      gives: ["docs/a.md:3:7 link-not-found"],
    },
    {
      name: "a wrong link after a byte order mark",
      files: { "docs/a.md": "\ufeff[x](none.md)\n" },
      gives: ["docs/a.md:1:5 link-not-found"],
    },
    {
      name: "UTF-16 of little end",
      files: { "docs/a.md": utf16(sample) },
      gives: ["docs/a.md:1:1 encoding-invalid"],
    },
    {
      name: "UTF-16 of big end",
      files: { "docs/a.md": utf16(sample, true) },
      gives: ["docs/a.md:1:1 encoding-invalid"],
    },
    {
      name: "UTF-16 of a record",
      files: { "pages/a.yaml": utf16("type: page\n") },
      gives: ["pages/a.yaml:1:1 encoding-invalid"],
    },
    {
      name: "a picture as a doc",
      files: { "docs/a.md": bytes([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]) },
      gives: ["docs/a.md:1:1 encoding-invalid"],
    },
    {
      name: "a gzip as a record",
      files: { "pages/a.yaml": bytes([0x1f, 0x8b, 8, 0]) },
      gives: ["pages/a.yaml:1:2 encoding-invalid"],
    },
    {
      name: "names that differ in Unicode form",
      files: { "docs/\u00e9.md": "# A\n", "docs/e\u0301.md": "# B\n" },
      gives: ["docs/\u00e9.md file-name-form"],
    },
    {
      name: "every letter of a page reversed by isolates",
      files: doc("\u2067abc\u2069 [x](none.md)\n"),
      gives: [`docs/a.md:${line}:11 link-not-found`],
    },
  ],
};
