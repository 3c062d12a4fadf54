import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { type Diagnostic, LineMap } from "../core/diagnostics.ts";
import { valueAt } from "../core/json-pointer.ts";
import { publishedPart } from "../model/resolve/published-part.ts";
import { publishedSources } from "../model/resolve/site-links.ts";
import { dictionaries, productWith, siteOf, siteOfFolder } from "../tests/support/pages/site-of.ts";

/** The samples use every key of every schema, so every field that can hold prose is among them. */
const samples = fileURLToPath(new URL("../tests/fixtures/samples", import.meta.url));

interface Written {
  readonly path: string;
  readonly pointer: string;
  /** The text in the field, between other words. */
  readonly reference: string;
}

let folder: string;
const fields: Written[] = [];
let diagnostics: readonly Diagnostic[];

/** Writes a value reference that leads nowhere into every field with prose, each with a name of its own. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "fairlead-references-"));
  cpSync(samples, folder, { recursive: true });
  const { index, textOf } = await siteOfFolder(folder);
  for (const source of publishedSources(index)) {
    const text = textOf(source.path) ?? "";
    const lines = new LineMap(text);
    const spans = Object.entries(source.prose).flatMap(([pointer]) => {
      const position = pointer === "" ? undefined : source.positions[pointer];
      // Notes of rows that are not published wait with them.
      if (position === undefined || valueAt(publishedPart(source, index), pointer) === undefined) return [];
      const start = lines.lineStart(position.line) + position.column - 1;
      return [{ pointer, start, end: lines.lineStart(position.endLine) + position.endColumn - 1 }];
    });
    let edited = text;
    for (const { pointer, start, end } of spans.sort((a, b) => b.start - a.start)) {
      const reference = `{{ product.nowhere-${fields.length}.x }}`;
      fields.push({ path: source.path, pointer, reference });
      const tail = /\n$/.test(text.slice(start, end)) ? "\n" : "";
      edited = `${edited.slice(0, start)}"A 😀 ${reference}, or so."${tail}${edited.slice(end)}`;
    }
    writeFileSync(join(folder, source.path), edited);
  }
  diagnostics = (await siteOfFolder(folder)).diagnostics;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a reference to a value in every field with prose", () => {
  test("is among the samples", () => {
    expect(fields.length).toBeGreaterThan(40);
  });

  test("is checked once, at its characters", () => {
    const wrong = fields.flatMap(({ path, pointer, reference }) => {
      const id = /nowhere-\d+/.exec(reference)?.[0] ?? "";
      const found = diagnostics.filter(({ message }) => message.includes(`"${id}"`));
      const lines = new LineMap(readFileSync(join(folder, path), "utf8"));
      const marked = found.map((one) => {
        const { line = 0, column = 0, endLine = 0, endColumn = 0 } = one;
        return lines.text.slice(lines.lineStart(line) + column - 1, lines.lineStart(endLine) + endColumn - 1);
      });
      const isRight = found.length === 1 && found[0]?.file === path && marked[0] === reference;
      return isRight ? [] : [`${path} ${pointer}: ${JSON.stringify(marked)}`];
    });
    expect(wrong).toEqual([]);
  });
});

const value = "{{ product.board.supply-voltage }}";
const display = "9\u00a0V to 16\u00a0V";
const rows = `    - id: recommended
      groups:
        - rows:
            - { param: supply-voltage, min: 9, max: 16, unit: V, status: confirmed, source: page }
`;
const picture = "<svg xmlns='http://www.w3.org/2000/svg' width='2' height='1'/>";

describe("a reference is filled into", () => {
  const doc = (text: string) => ({ "docs/a.md": text });
  const cases: [name: string, files: Record<string, string>, pathname: string, field: string][] = [
    ["the title of a doc and what is made of it", doc(`# At ${value}\n\nText.\n`), "/docs/a", "title"],
    ["the description that a doc begins with", doc(`# A\n\nAt ${value}.\n`), "/docs/a", "description"],
    [
      "front matter",
      doc(`---\ntitle: A\ndescription: At ${value}\n---\n\nText.\n`),
      "/docs/a",
      "description",
    ],
    ["the table of contents", doc(`# A\n\n## At ${value}\n\nText.\n`), "/docs/a", "toc"],
    ["the text of a picture", doc(`# A\n\nA ![At ${value}](../images/a.svg) b.\n`), "/docs/a", "body"],
    ["the caption of a picture", doc(`# A\n\n![A](../images/a.svg "At ${value}")\n`), "/docs/a", "body"],
    ["the summary of a record", {}, "/products/board", "description"],
    [
      "the definition of a term where it is shown beside the word",
      {
        ...doc("# A\n\nA CAN bus.\n"),
        "glossary.yaml": `type: glossary\nid: glossary\ntitle: Glossary\nsummary: Words.\nstate: published\nterms:\n  - { id: can, term: CAN, definition: "At ${value}" }\n`,
      },
      "/docs/a",
      "body",
    ],
  ];
  it.each(cases)("%s", async (_name, files, pathname, field) => {
    const site = await siteOf({
      ...dictionaries,
      "images/a.svg": picture,
      "products/board.yaml": productWith(rows).replace("summary: A sample.", `summary: "At ${value}"`),
      ...files,
    });
    expect(site.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    const record = site.records.find((page) => page.pathname === pathname) as
      | Record<string, unknown>
      | undefined;
    expect(JSON.stringify(record?.[field])).toContain(`At ${display}`);
    expect(JSON.stringify([site.records, site.sidebars, site.search])).not.toContain("{{");
  });
});

describe("a reference in a plain field that leads nowhere", () => {
  it("is an error at its characters", async () => {
    const site = await siteOf({
      ...dictionaries,
      "products/board.yaml": productWith(rows),
      "docs/a.md": '---\ntitle: A\ndescription: "At {{ product.board.supply-volts }}"\n---\n\nText.\n',
    });
    expect(site.diagnostics).toMatchObject([
      {
        code: "value-not-found",
        file: "docs/a.md",
        line: 3,
        column: 18,
        endColumn: 50,
        hint: "Did you mean supply-voltage?",
      },
    ]);
  });
});
