import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Diagnostic, LineMap, type Position } from "../core/diagnostics.ts";
import { publishedSources } from "../model/resolve/site-links.ts";
import type { Source } from "../sources/parse/source.ts";
import { siteOfFolder } from "../tests/support/pages/site-of.ts";

/** The samples use every key of every schema, so every field that can hold a link or a reference is among them. */
const samples = fileURLToPath(new URL("../tests/fixtures/samples", import.meta.url));

interface Field {
  readonly path: string;
  readonly pointer: string;
  readonly what: string;
  /** Offsets of the scalar in the file. */
  readonly range: readonly [start: number, end: number];
}

let folder: string;
const found: { field: Field; name: string; expected: Position; diagnostics: Diagnostic[] }[] = [];

/** Breaks every reference of the samples at once, each with a name of its own. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "fairlead-audit-"));
  cpSync(samples, folder, { recursive: true });
  const { index, textOf } = await siteOfFolder(folder);
  const fields = publishedSources(index).flatMap((source) => fieldsOf(source, textOf(source.path) ?? ""));
  const named = fields.map((field, number) => ({ field, name: `nowhere-${number}` }));
  const expected = new Map<string, Position>();
  for (const path of new Set(fields.map((field) => field.path)))
    for (const [name, position] of breakFile(
      join(folder, path),
      named.filter(({ field }) => field.path === path),
    ))
      expected.set(name, position);
  const { diagnostics } = await siteOfFolder(folder);
  for (const { field, name } of named) {
    const position = expected.get(name);
    if (position === undefined) throw new Error(`${name} was not written.`);
    const about = diagnostics.filter(({ message }) => new RegExp(`${name}(?!\\d)`).test(message));
    found.push({ field, name, expected: position, diagnostics: about });
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fieldsOf(source: Source, text: string): Field[] {
  const lines = new LineMap(text);
  const pointers = [
    ...source.references.map(({ pointer, kind }) => ({ pointer, what: kind })),
    ...Object.keys(source.prose)
      .filter((pointer) => pointer !== "")
      .map((pointer) => ({ pointer, what: "prose" })),
  ];
  return pointers.flatMap(({ pointer, what }): Field[] => {
    const position = source.positions[pointer];
    if (position === undefined || source.path.endsWith(".json")) return [];
    const start = lines.lineStart(position.line) + position.column - 1;
    const end = lines.lineStart(position.endLine) + position.endColumn - 1;
    return [{ path: source.path, pointer, what, range: [start, end] }];
  });
}

interface Named {
  readonly field: Field;
  readonly name: string;
}

/** Writes the broken file; the result has the position of each name in it. */
function breakFile(path: string, fields: readonly Named[]): [name: string, position: Position][] {
  let text = readFileSync(path, "utf8");
  for (const { field, name } of fields.toSorted((a, b) => b.field.range[0] - a.field.range[0])) {
    const [start, end] = field.range;
    // A block scalar ends with its line break.
    const tail = /\n$/.test(text.slice(start, end)) ? "\n" : "";
    text = text.slice(0, start) + written(field.what, name) + tail + text.slice(end);
  }
  writeFileSync(path, text);
  const lines = new LineMap(text);
  return fields.map(({ field, name }) => {
    const target = written(field.what, name);
    const inside = field.what === "prose" ? `/${name}` : target;
    const start = text.indexOf(target) + target.indexOf(inside);
    return [name, lines.position(start, start + inside.length)];
  });
}

function written(what: string, name: string): string {
  if (what === "prose") return `"A 😀 [x](/${name})."`;
  return what === "link" ? `"/${name}"` : `"${name}"`;
}

describe("every field that can hold a reference", () => {
  test("is among the samples", () => {
    expect(found.length).toBeGreaterThan(100);
    expect([...new Set(found.map(({ field }) => field.what))].sort()).toMatchInlineSnapshot(`
      [
        "asset",
        "connector",
        "family",
        "interface",
        "link",
        "parameter",
        "product",
        "prose",
        "source",
        "unit",
      ]
    `);
  });

  test("is checked, once, at its characters", () => {
    const wrong = found.flatMap(({ field, expected, diagnostics }) => {
      const [first] = diagnostics;
      const position = first && {
        line: first.line,
        column: first.column,
        endLine: first.endLine,
        endColumn: first.endColumn,
      };
      const isRight =
        diagnostics.length === 1 &&
        first?.file === field.path &&
        JSON.stringify(position) === JSON.stringify(expected);
      return isRight
        ? []
        : [
            `${field.path} ${field.pointer} ${field.what}: ${diagnostics.length} ${JSON.stringify(position)} for ${JSON.stringify(expected)}`,
          ];
    });
    expect(wrong).toEqual([]);
  });
});
