import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { valueAt } from "../../core/json-pointer.ts";
import { editScalar, type Wanted } from "./edit-scalar.ts";
import { readYaml } from "./editable-text.ts";

const text = (value: string): Wanted => ({ kind: "text", text: value });

describe("a value is written as the one before", () => {
  const cases: [name: string, before: string, pointer: string, wanted: Wanted, after: string][] = [
    ["plain, its comment kept", "a: old # why\nb: 1\n", "/a", text("new"), "a: new # why\nb: 1\n"],
    ["in single quotes", "a: 'it''s'\n", "/a", text("don't"), "a: 'don''t'\n"],
    ["in double quotes", 'a: "x"\n', "/a", text('say "hi"\tnow'), 'a: "say \\"hi\\"\\tnow"\n'],
    ["in quotes where plain would be a number", "a: x\n", "/a", text("1.10"), "a: '1.10'\n"],
    ["in quotes where plain would be a comment", "a: x\n", "/a", text("a #b"), "a: 'a #b'\n"],
    ["in quotes inside braces", "- { a: x, b: y }\n", "/0/a", text("p, q"), "- { a: 'p, q', b: y }\n"],
    [
      "with its digits",
      "nom:   1.2   # V\n",
      "/nom",
      { kind: "number", digits: "1.10" },
      "nom:   1.10   # V\n",
    ],
    ["as a flag", "a: true\n", "/a", { kind: "flag", value: false }, "a: false\n"],
    [
      "as a block",
      "a: |\n  one\n  two\nb: 1\n",
      "/a",
      text("one\n\nthree\n"),
      "a: |\n  one\n\n  three\nb: 1\n",
    ],
    [
      "as a folded block",
      "a: >-\n  one\n  two\nb: 1\n",
      "/a",
      text("three four"),
      "a: >-\n  three four\nb: 1\n",
    ],
    [
      "with the line breaks of the file",
      "a: |\r\n  one\r\nb: 1\r\n",
      "/a",
      text("x\ny\n"),
      "a: |\r\n  x\r\n  y\r\nb: 1\r\n",
    ],
    ["after a byte order mark", "\ufeffa: b\n", "/a", text("c"), "\ufeffa: c\n"],
    ["empty", "a: b\n", "/a", text(""), "a: ''\n"],
    ["with emoji", "a: '🔌'\nb: 1\n", "/a", text("🔋"), "a: '🔋'\nb: 1\n"],
  ];
  test.each(cases)("%s", (_name, before, pointer, wanted, after) => {
    expect(editScalar({ file: "a.yaml", text: before, pointer, wanted })).toBe(after);
  });
});

test("front matter is edited in place, its body untouched", () => {
  const before = "---\ntitle: Old # name\norder: 1\n---\n\n# Text: old\n";
  expect(editScalar({ file: "docs/a.md", text: before, pointer: "/title", wanted: text("New: one") })).toBe(
    "---\ntitle: 'New: one' # name\norder: 1\n---\n\n# Text: old\n",
  );
});

test.each([
  ["a value that is not there", "a: 1\n", "/b", text("x")],
  ["a group", "a: { b: 1 }\n", "/a", text("x")],
  ["a file that is no YAML", "a: [\n", "/a", text("x")],
  ["digits that are no number", "a: 1\n", "/a", { kind: "number", digits: "1, b: 2" } as Wanted],
  ["a text with a NUL", "a: x\n", "/a", { kind: "number", digits: "\0" } as Wanted],
])("nothing is changed for %s", (_name, before, pointer, wanted) => {
  expect(editScalar({ file: "a.yaml", text: before, pointer, wanted })).toBeUndefined();
});

/** All YAML of a site of many pages and of the samples: files as people edit them. */
const files = [...filesOf("../../tests/fixtures/fleet/"), ...filesOf("../../tests/fixtures/samples/")];

function filesOf(folder: string): { path: string; text: string }[] {
  const root = fileURLToPath(new URL(folder, import.meta.url));
  return (readdirSync(root, { recursive: true }) as string[])
    .filter((path) => /\.(ya?ml|md)$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

test("an edit of any scalar of a site keeps every other byte and every other value", () => {
  const scalars = files.flatMap(({ path, text: content }) => {
    const positions = readYaml(path, content)?.positions ?? new Map();
    return [...positions].flatMap(([pointer, { range }]) =>
      range === undefined ? [] : [{ path, content, pointer, range }],
    );
  });
  expect(scalars.length).toBeGreaterThan(3000);
  const wanted = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 40 }).map(text),
    fc
      .stringMatching(/^-?(0|[1-9]\d{0,6})(\.\d{1,4})?$/)
      .map((digits): Wanted => ({ kind: "number", digits })),
    fc.boolean().map((value): Wanted => ({ kind: "flag", value })),
  );
  let made = 0;
  fc.assert(
    fc.property(fc.nat(scalars.length - 1), wanted, (index, value) => {
      const scalar = scalars[index];
      if (scalar === undefined || scalar.range[0] === scalar.range[1]) return;
      const { path, content, pointer, range } = scalar;
      const edited = editScalar({ file: path, text: content, pointer, wanted: value });
      if (edited === undefined) return;
      made++;
      const tail = content.length - range[1];
      expect(edited.slice(0, range[0])).toBe(content.slice(0, range[0]));
      expect(edited.slice(edited.length - tail)).toBe(content.slice(range[1]));
      const read = valueAt(readYaml(path, edited)?.value, pointer);
      expect(read).toBe(
        value.kind === "text" ? value.text : value.kind === "flag" ? value.value : Number(value.digits),
      );
    }),
    { numRuns: 150 },
  );
  // An edit that can never be made would make this test say nothing.
  expect(made).toBeGreaterThan(140);
});
