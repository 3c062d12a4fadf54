import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse as parseByYaml } from "yaml";
import { documentOf, parse } from "../../../tests/support/sources/parsed-yaml.ts";
import { defaultLimits } from "../types.ts";
import { parseYaml } from "./parse-yaml.ts";

const folder = new URL("../../../tests/fixtures/yaml/accepted/", import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith(".yaml"));

describe("values", () => {
  it.each(names)("of %s are those of the JSON beside it, for both parsers", (name) => {
    const source = readFileSync(new URL(name, folder), "utf8");
    const expected = JSON.parse(readFileSync(new URL(name.replace(".yaml", ".json"), folder), "utf8"));
    expect(parse(source).diagnostics).toEqual([]);
    expect(documentOf(source).value).toEqual(expected);
    expect(parseByYaml(source)).toEqual(expected);
  });

  it.each(names)("of %s are the same with CRLF and with a byte order mark", (name) => {
    const source = readFileSync(new URL(name, folder), "utf8");
    const { value } = documentOf(source);
    expect(documentOf(source.replaceAll("\n", "\r\n")).value).toEqual(value);
    expect(documentOf(`\ufeff${source}`).value).toEqual(value);
  });

  it("are plain objects", () => {
    expect(Object.getPrototypeOf(documentOf("toString: 1\n").value)).toBe(Object.prototype);
  });

  it("are there after a duplicate key, so that the schema can be checked too", () => {
    expect(parse("a: 1\na: 2\n").value?.value).toEqual({ a: 2 });
    expect(parse("a: 1\nb: *a\n").value).toBeUndefined();
  });
});

describe("places", () => {
  const source = `title: "CLIM"
a/b~c:
  - 1.10
  -
  - [x, {k: v}]
text: |
  body

last:
`;
  const { positions } = documentOf(source);
  const written = (pointer: string) => source.slice(...(positions.get(pointer)?.range ?? [0, 0]));

  it("have a pointer for each value, escaped by the rule of JSON Pointer", () => {
    expect([...positions.keys()]).toEqual([
      "",
      "/title",
      "/a~1b~0c",
      "/a~1b~0c/0",
      "/a~1b~0c/1",
      "/a~1b~0c/2",
      "/a~1b~0c/2/0",
      "/a~1b~0c/2/1",
      "/a~1b~0c/2/1/k",
      "/text",
      "/last",
    ]);
  });

  it("keep a scalar's text as written, and its range with quotes or block sign", () => {
    expect(positions.get("/a~1b~0c/0")?.text).toBe("1.10");
    expect(positions.get("/title")?.text).toBe("CLIM");
    expect(written("/title")).toBe('"CLIM"');
    expect(written("/text")).toBe("|\n  body");
    expect(written("/a~1b~0c/2/1/k")).toBe("v");
  });

  it("point at the value and at its key", () => {
    expect(positions.get("/title")).toMatchObject({
      value: { line: 1, column: 8, endLine: 1, endColumn: 14 },
      key: { line: 1, column: 1, endLine: 1, endColumn: 6 },
    });
    expect(positions.get("/a~1b~0c/2")?.value).toEqual({ line: 5, column: 5, endLine: 5, endColumn: 16 });
    expect(positions.get("/a~1b~0c/2")?.key).toBeUndefined();
  });

  it("put an empty value at the end of its key or dash", () => {
    expect(positions.get("/last")?.value).toEqual({ line: 9, column: 5, endLine: 9, endColumn: 5 });
    expect(positions.get("/a~1b~0c/1")?.value).toEqual({ line: 4, column: 4, endLine: 4, endColumn: 4 });
  });

  it("of front matter are places in the whole file", () => {
    const text = "---\ntitle: A\nid: *x\n---\n\nBody\n";
    const range = { start: 4, end: text.indexOf("\n---\n") + 1 };
    const { value, diagnostics } = parseYaml({ file: "a.md", text, ...range, limits: defaultLimits });
    expect(value).toBeUndefined();
    expect(diagnostics).toMatchObject([{ code: "yaml-alias", file: "a.md", line: 3, column: 5 }]);
    const fixed = text.replace("*x", "xx");
    const parsed = parseYaml({ file: "a.md", text: fixed, ...range, limits: defaultLimits });
    expect(parsed.value?.value).toEqual({ title: "A", id: "xx" });
    expect(fixed.slice(...(parsed.value?.positions.get("/id")?.range ?? [0, 0]))).toBe("xx");
  });
});
