import fc from "fast-check";
import { expect, test } from "vitest";
import { ownConstructs } from "../dialects/constructs.ts";
import { expandIncludes } from "./expand-includes.ts";
import { originOf } from "./origins.ts";

type Files = Readonly<Record<string, string>>;

function expand(text: string, files: Files = {}, length = 10_000, constructs = ownConstructs) {
  const includable = {
    textOf: (path: string) => (Object.hasOwn(files, path) ? files[path] : undefined),
    paths: () => Object.keys(files),
  };
  return expandIncludes("docs/a.md", text, includable, { length, constructs });
}

test.each<[name: string, text: string, files: Files, expected: string]>([
  [
    "a file from the folder of the doc",
    '::include{file="b.md"}',
    { "docs/b.md": "# B\n\ntext\n" },
    "\n# B\n\ntext\n",
  ],
  ["a file from the data folder", '::include{file="/x/b.md"}', { "x/b.md": "text" }, "\ntext\n"],
  ["a file above the doc", "::include{file=../b.md}", { "b.md": "text" }, "\ntext\n"],
  [
    "a file without its front matter",
    '::include{file="b.md"}',
    { "docs/b.md": "---\ntitle: B\n---\ntext" },
    "\ntext\n",
  ],
  ["a file in a list", '- a\n\n  ::include{file="b.md"}', { "docs/b.md": "b\n\nc" }, "- a\n\n\n  b\n\n  c\n"],
  ["a file in a quote", '> ::include{file="b.md"}', { "docs/b.md": "b\n\nc" }, ">\n> b\n>\n> c\n>"],
  [
    "files in files",
    '::include{file="p/b.md"}',
    { "docs/p/b.md": 'b\n::include{file="c.md"}\nd', "docs/p/c.md": "c" },
    "\nb\n\nc\n\nd\n",
  ],
  [
    "code, fenced by more marks than it has",
    '::include{file="b.py" title="b"}',
    { "docs/b.py": "a = '```'\n" },
    "\n````py title=\"b\"\na = '```'\n````\n",
  ],
  ["Markdown as code", '::include{file="b.md" lang="md"}', { "docs/b.md": "# B" }, "\n```md\n# B\n```\n"],
  [
    "a region of VitePress and editors",
    '::include{file="b.c" region="r"}',
    { "docs/b.c": "a\n// #region r\nb\n// #region s\nc\n// #endregion s\n// #endregion r\nd" },
    "\n```c\nb\nc\n```\n",
  ],
  [
    "a region of mdBook",
    '::include{file="b.rs" region="r"}',
    { "docs/b.rs": "a\n// ANCHOR: r\nb\n// ANCHOR_END: r\nc" },
    "\n```rs\nb\n```\n",
  ],
  [
    "a region of MkDocs",
    '::include{file="b.py" region="r"}',
    { "docs/b.py": "a\n# --8<-- [start:r]\nb\n# --8<-- [end:r]\nc" },
    "\n```py\nb\n```\n",
  ],
  [
    "lines by their numbers",
    '::include{file="b.txt" lines="2-3"}',
    { "docs/b.txt": "1\n2\n3\n4" },
    "\n```txt\n2\n3\n```\n",
  ],
  [
    "lines to the end",
    '::include{file="b.txt" lines="3-"}',
    { "docs/b.txt": "1\n2\n3\n4\n" },
    "\n```txt\n3\n4\n```\n",
  ],
  [
    "nothing in a block of code",
    '```\n::include{file="b.md"}\n```',
    { "docs/b.md": "b" },
    '```\n::include{file="b.md"}\n```',
  ],
  [
    "nothing in indented code",
    'a\n\n    ::include{file="b.md"}',
    { "docs/b.md": "b" },
    'a\n\n    ::include{file="b.md"}',
  ],
  ["nothing within a line", 'a ::include{file="b.md"}', { "docs/b.md": "b" }, 'a ::include{file="b.md"}'],
])("%s is put in its place", (_, text, files, expected) => {
  const { text: made, diagnostics } = expand(text, files);
  expect(diagnostics).toEqual([]);
  expect(made).toBe(expected);
});

test.each<[text: string, files: Files, code: string, message: string, hint: string]>([
  [
    '::include{file="c.md"}',
    { "docs/b.md": "" },
    "include-not-found",
    'There is no text "c.md" to include here.',
    "Did you mean /docs/b.md?",
  ],
  [
    '::include{file="quite/another.md"}',
    { "docs/b.md": "" },
    "include-not-found",
    'There is no text "quite/another.md" to include here.',
    "It was looked for as docs/quite/another.md in the data folder.",
  ],
  [
    '::include{file="../../b.md"}',
    { "b.md": "" },
    "include-not-found",
    'The path "../../b.md" leads out of the data folder.',
    "Put the file into the data folder. A path with a slash before it begins there.",
  ],
  [
    '::include{file="b.md" region="rx"}',
    { "docs/b.md": "<!-- #region ry -->\n" },
    "include-not-found",
    'The file docs/b.md has no region "rx".',
    "Did you mean ry?",
  ],
  [
    '::include{file="b.md" region="setup"}',
    { "docs/b.md": "" },
    "include-not-found",
    'The file docs/b.md has no region "setup".',
    "Write a comment with #region setup before it and one with #endregion setup behind it.",
  ],
  [
    '::include{file="b.md" lines="7-9"}',
    { "docs/b.md": "1\n2" },
    "include-not-found",
    "The file docs/b.md has no lines 7-9.",
    'It has 2 lines. Write lines="3-9" or lines="3-".',
  ],
  [
    "::include{file=}",
    {},
    "include-not-found",
    "The attributes of this include cannot be read.",
    'Write ::include{file="parts/x.md"}, with region="name" or lines="3-9" for a part of it.',
  ],
  [
    '::include{path="b.md"}',
    {},
    "include-not-found",
    'An include has no attribute "path".',
    'Write ::include{file="parts/x.md"}, with region="name" or lines="3-9" for a part of it.',
  ],
  [
    "::include{}",
    {},
    "include-not-found",
    "This include names no file.",
    'Write ::include{file="parts/x.md"}, with region="name" or lines="3-9" for a part of it.',
  ],
  [
    '::include{file="a.md"}',
    { "docs/a.md": "" },
    "include-cycle",
    "This file includes itself: docs/a.md includes docs/a.md.",
    "Take one of these includes out.",
  ],
])("%s is reported", (text, files, code, message, hint) => {
  const { diagnostics } = expand(`first\n\n  ${text}\n`, files);
  const at = { file: "docs/a.md", line: 3, column: 3, endLine: 3, endColumn: text.length + 3 };
  expect(diagnostics).toEqual([{ severity: "error", ...at, code, message, hint }]);
});

test("files that are included too deep, or are too long together, are reported where they are named", () => {
  const chain = Object.fromEntries(
    Array.from({ length: 12 }, (_, number) => [`docs/${number}.md`, `::include{file="${number + 1}.md"}`]),
  );
  expect(expand('::include{file="0.md"}', chain).diagnostics).toEqual([
    {
      severity: "error",
      ...{ file: "docs/7.md", line: 1, column: 1, endLine: 1, endColumn: 23 },
      code: "limit-include",
      message: "Files are included more than 8 deep here.",
      hint: "Include the inner file from the page itself.",
    },
  ]);
  const twice = '::include{file="b.md"}\n::include{file="b.md"}';
  expect(expand(twice, { "docs/b.md": "x".repeat(600) }, 1000).diagnostics).toEqual([
    {
      severity: "error",
      ...{ file: "docs/a.md", line: 2, column: 1, endLine: 2, endColumn: 23 },
      code: "limit-include",
      message: "With this file the page has more than 1000 characters, so it is not included.",
      hint: "Divide the page, or raise limits.fileBytes in site.yaml.",
    },
  ]);
});

test("files that include each other twice do not grow without bound", () => {
  const files = Object.fromEntries(
    Array.from({ length: 8 }, (_, number) => [
      `docs/${number}.md`,
      `${"x".repeat(100)}\n${`::include{file="${number + 1}.md"}\n`.repeat(8)}`,
    ]),
  );
  const { text, diagnostics } = expand('::include{file="0.md"}', files, 50_000);
  expect(text.length).toBeLessThan(200_000);
  expect(diagnostics.length).toBeGreaterThan(0);
});

test("each character of a made text is where its position says", () => {
  const line = fc.stringMatching(/^[a-z]{1,8}$/);
  const body = fc.array(line, { minLength: 1, maxLength: 4 });
  const prefix = fc.constantFrom("", "  ", "> ");
  const property = fc.property(body, body, body, prefix, (before, inner, after, indent) => {
    const files: Files = {
      "docs/a.md": [...before, "", `${indent}::include{file="b.md"}`, "", ...after].join("\n"),
      "docs/b.md": ["---", "title: x", "---", ...inner, '::include{file="c.md"}'].join("\n"),
      "docs/c.md": inner.join("\n"),
    };
    const { text, origins } = expand(files["docs/a.md"] ?? "", files);
    for (const [at, made] of text.split("\n").entries()) {
      const word = /[a-z]+$/.exec(made);
      if (word === null) continue;
      const column = word.index + 1;
      const position = { line: at + 1, column, endLine: at + 1, endColumn: made.length + 1 };
      const written = originOf(position, origins);
      const source = (files[written.file ?? "docs/a.md"] ?? "").split("\n")[written.line - 1] ?? "";
      expect(source.slice(written.column - 1, written.endColumn - 1)).toBe(word[0]);
    }
  });
  fc.assert(property);
});
