import { expect, test } from "vitest";
import { ownSchemas } from "../validate/own-schemas.ts";
import { parseSource } from "./parse-source.ts";
import { defaultLimits } from "./types.ts";

const tools = { validator: ownSchemas(), limits: defaultLimits };
function found(text: string) {
  const file = { kind: "text" as const, path: "docs/a.md", text, hash: "" };
  return parseSource(file, tools)?.diagnostics.filter(({ code }) => code === "title-differs") ?? [];
}

test("a first heading that differs from the title is reported where it stands", () => {
  expect(found("---\ntitle: Wiring\n---\n\n# How to *wire* {#wire}\n\nText.\n")).toEqual([
    {
      code: "title-differs",
      severity: "warning",
      file: "docs/a.md",
      line: 5,
      column: 3,
      endLine: 5,
      endColumn: 16,
      message: "The title of the page is `Wiring`, so this heading is not shown.",
      hint: "Remove the heading, or the key title above it. If a section begins here, write ## instead of #.",
    },
  ]);
});

test.each([
  ["the same text", "title: Wiring", "# Wiring"],
  ["the same text in another dress", 'title: "The  wiring & pins"', "# The *Wiring* &amp; `pins`"],
  ["the same value", 'title: "At {{product.a.b}}"', "# At {{ product.a.b }}"],
  ["no title", "description: Text.", "# Wiring"],
  ["an empty title", "title: ''", "# Wiring"],
  ["a title that is no text", "title: 1", "# Wiring"],
  ["a first heading below a text", "title: Wiring", "Text.\n\n# Pins"],
])("nothing is said about %s", (_, front, heading) => {
  expect(found(`---\n${front}\n---\n\n${heading}\n\nText.\n`)).toEqual([]);
});

test("another value is another title", () => {
  const text = '---\ntitle: "At {{ product.a.b }}"\n---\n\n# At {{ product.a.c }}\n';
  expect(found(text)).toHaveLength(1);
});
