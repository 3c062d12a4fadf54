import { describe, expect, test } from "vitest";
import { ownSchemas } from "../validate/own-schemas.ts";
import { parseSource, unreadSource } from "./parse-source.ts";
import type { Source } from "./source.ts";
import { defaultLimits } from "./types.ts";

const validator = ownSchemas();
function parse(path: string, text: string): Source {
  const source = parseSource({ kind: "text", path, text, hash: "" }, { validator, limits: defaultLimits });
  if (source === undefined) throw new Error(`${path} is not parsed.`);
  return source;
}
const codesOf = ({ diagnostics }: Source): string[] =>
  diagnostics.map(({ line, column, code }) => `${line}:${column} ${code}`);

describe("front matter", () => {
  const cases: [name: string, text: string, data: object, codes?: string[]][] = [
    ["none", "# A\n", {}],
    ["empty", "---\n---\n# A\n", {}],
    ["plain", "---\ntitle: A\n---\n", { title: "A" }],
    ["with CRLF", "---\r\ntitle: A\r\n---\r\n\r\nText.\r\n", { title: "A" }],
    ["after a byte order mark", "\ufeff---\ntitle: A\n---\n", { title: "A" }],
    ["with spaces behind the fences", "---  \ntitle: A\n---\t\n", { title: "A" }],
    [
      "unclosed",
      "---\ntitle: A\nslug: /x\n\nslug: /y\n",
      { title: "A", slug: "/x" },
      ["1:1 front-matter-unclosed"],
    ],
    [
      "that is no YAML",
      "---\ntitle: [A\nslug: /x\ndraft: true\n---\n",
      { slug: "/x", draft: true },
      ["2:8 yaml-syntax"],
    ],
    [
      "with a wrong key",
      "---\ntitle: A\ntitel: B\nunlisted: true\n---\n",
      { title: "A", unlisted: true },
      ["3:1 schema-unknown-key"],
    ],
    [
      "with a key without effect",
      "---\ntitle: A\nhide_title: true\nkeywords: [x]\n---\n",
      { title: "A", hide_title: true, keywords: ["x"] },
      ["3:1 schema-no-effect"],
    ],
  ];
  test.each(cases)("%s", (_name, text, data, codes = []) => {
    const source = parse("docs/a.md", text);
    expect(codesOf(source)).toEqual(codes);
    if (_name === "that is no YAML") expect(source.data).toMatchObject({ slug: "/x" });
    else expect(source.data).toEqual(data);
  });

  test.each(["\n", "\r\n"])("a line of text at the limit is read, one beyond it is not (%j)", (newline) => {
    const text = (length: number): string =>
      ["---", "title: A", "---", "", "## B", "x".repeat(length), ""].join(newline);
    const limit = defaultLimits.lineLength;
    expect(codesOf(parse("docs/a.md", text(limit)))).toEqual([]);
    const source = parse("docs/a.md", text(limit + 1));
    expect(codesOf(source)).toEqual([`6:${limit + 1} limit-line-length`]);
    expect(source.prose[""]?.headings).toEqual([]);
  });

  test("does not move the positions of the text", () => {
    for (const newline of ["\n", "\r\n"]) {
      const lines = ["---", "title: A", "---", "", "## B", "", "See [c](c.md)."];
      const { prose } = parse("docs/a.md", lines.join(newline));
      expect(prose[""]?.links[0]?.position).toMatchObject({ line: 7, column: 9 });
      expect(prose[""]?.headings[0]?.position).toMatchObject({ line: 5 });
    }
  });
});

describe("a file of data", () => {
  const head = "id: a\ntitle: A\nsummary: A.\nstate: published\n";
  const cases: [name: string, text: string, type: string, id: unknown, valid: boolean][] = [
    ["says its type", `type: page\n${head}`, "page", "a", true],
    ["with a misspelt type is known all the same", `type: pgae\n${head}`, "page", "a", false],
    ["without a type is known by its id", head, "by-content", "a", false],
    ["that is no YAML is known by what can be read", 'type: page\nid: "a"\ntitle: [\n', "page", "a", false],
    ["without an id is known by its name", "type: page\ntitle: A\n", "page", "file", false],
    ["that is empty is known by its name", "", "by-content", "file", false],
  ];
  test.each(cases)("%s", (_name, text, type, id, valid) => {
    const source = parse("pages/file.yaml", text);
    expect(source).toMatchObject({ type, valid });
    expect(source.data.id).toBe(id);
    expect(source.diagnostics.length).toBe(valid ? 0 : source.diagnostics.length || 1);
  });

  test("keeps numbers as written, by their pointer", () => {
    const source = parse(
      "a.yaml",
      "type: units\nunits:\n  - { id: V, symbol: V, name: volt, kind: voltage, factor: 1.00 }\n",
    );
    expect(source.digits).toEqual({ "/units/0/factor": "1.00" });
  });

  test.each([
    [".50", "0.50", 0.5],
    ["5.", "5", 5],
    ["0x1F", "31", 31],
    ["0o17", "15", 15],
  ])("has %s in plain form, which is the number of its value", (written, plain, number) => {
    const source = parse(
      "a.yaml",
      `type: units\nunits:\n  - { id: V, symbol: V, name: volt, kind: voltage, factor: ${written} }\n`,
    );
    expect(source.digits).toEqual({ "/units/0/factor": plain });
    expect(source.data.units).toMatchObject([{ factor: number }]);
  });

  test("has pointers with escapes for keys with a slash or a tilde", () => {
    const source = parse("a.yaml", "type: page\na/b~c: 1\n");
    expect(source.positions["/a~1b~0c"]).toMatchObject({ line: 2, column: 8 });
    expect(codesOf(source)).toContain("2:1 schema-unknown-key");
  });
});

describe("a place in the folder decides", () => {
  const cases: [path: string, type: string | undefined][] = [
    ["site.yaml", "site"],
    ["docs/a.md", "doc"],
    ["docs/a.mdx", "doc"],
    ["versioned_docs/version-1/a.md", "doc"],
    ["docs/a/_category_.json", "category"],
    ["docs/a/_category.yml", "category"],
    ["docs/_part.md", undefined],
    ["README.md", undefined],
    ["static/a.yaml", undefined],
    ["versions.json", undefined],
    ["products/a.yaml", "by-content"],
  ];
  test.each(cases)("about %s", (path, type) => {
    expect(unreadSource(path)?.type).toBe(type);
  });
});

test("prose inside YAML has positions of the file", () => {
  const text =
    "type: page\nid: a\ntitle: A\nsummary: A.\nstate: published\nbody: |\n  ## B\n\n  See [c](c.md).\n\n  # D\n";
  const source = parse("pages/a.yaml", text);
  expect(source.prose["/body"]?.links[0]?.position).toMatchObject({ line: 9, column: 11, endColumn: 15 });
  expect(source.prose["/body"]?.headings[0]).toMatchObject({ text: "B", position: { line: 7 } });
  expect(codesOf(source)).toEqual(["11:5 heading-level-1"]);
});

test("an empty title or description of a doc is none", () => {
  const source = parse("docs/a.md", "---\ntitle: ''\ndescription: \"\"\n---\n\n# Wiring\n\nText.\n");
  expect([codesOf(source), source.data, source.headingTitle]).toEqual([[], {}, "Wiring"]);
});
