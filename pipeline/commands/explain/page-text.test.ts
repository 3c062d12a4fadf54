import { fileURLToPath } from "node:url";
import MarkdownIt from "markdown-it";
import { describe, expect, test } from "vitest";
import { type DiagnosticCode, diagnosticCodes } from "../../core/diagnostic-codes.ts";
import { readCodePage } from "../shared/code-page.ts";
import { pageText } from "./page-text.ts";

const manual = fileURLToPath(new URL("../../manual", import.meta.url));
const codes = Object.keys(diagnosticCodes) as DiagnosticCode[];
const pages = codes.map((code) => readCodePage(manual, code));
const textOf = (body: string): string =>
  pageText({ code: "unit-kind", description: "Words.", body }).replace(/^unit-kind\n=+\n\nWords\.\n\n/, "");

test("a page has its code, its description, its text, and code below the file that holds it", () => {
  const body = `
A current cannot be given in volts.

## Wrong

\`\`\`yaml title="products/sample.yaml"
type: product

id: sample
\`\`\`

\`\`\`text title="fairlead check"
products/sample.yaml:1:1  error
\`\`\`
`;
  expect(pageText({ code: "unit-kind", description: "A unit measures another kind.", body })).toBe(`unit-kind
=========

A unit measures another kind.

A current cannot be given in volts.

Wrong
-----

  products/sample.yaml

    type: product

    id: sample

  $ fairlead check

    products/sample.yaml:1:1  error
`);
});

describe("of Markdown", () => {
  test.each([
    ["links say where they lead", "See [it](../checks.md#part).", 'See it (page "checks" of the manual).'],
    ["and those from the root too", "See [it](/links).", 'See it (page "links" of the manual).'],
    ["links to others keep their address", "See [it](https://a.example/b).", "See it (https://a.example/b)."],
    ["code is no link", "Write `[it](./it.md)`.", "Write `[it](./it.md)`."],
    ["code with its mark inside is none either", "Write ``a`[it](./it.md)``.", "Write ``a`[it](./it.md)``."],
    [
      "items of a list stand apart",
      "It lacks:\n\n- one;\n- two\n  of them.",
      "It lacks:\n\n- one;\n\n- two of them.",
    ],
    ["a fence holds shorter fences", "````md\n```text\na\n```\n````", "    ```text\n    a\n    ```"],
    ["a fence may come at once after text", "a\n```text\n# b\n```\nc", "a\n\n    # b\n\nc"],
  ])("%s", (_, body, text) => {
    expect(textOf(`${body}\n`)).toBe(`${text}\n`);
  });

  test("prose is wrapped, and words that are longer than a line stay whole", () => {
    const long = "x".repeat(90);
    const lines = textOf(`- ${"word ".repeat(30)}${long} end\n`)
      .trimEnd()
      .split("\n");
    expect(lines.map((line) => line.length)).toEqual([76, 76, 92, 5]);
    expect(lines[2]).toBe(`  ${long}`);
  });
});

/** The blocks that a page may have. A new kind of block must be printed for people first. */
const KNOWN = /^(paragraph|heading|bullet_list|list_item)_(open|close)$|^(inline|fence)$/;

test.each(pages)(
  "the page about $code is whole: its blocks are known, and all of its code is there",
  (page) => {
    const tokens = new MarkdownIt().parse(page.body, {});
    expect(tokens.map(({ type }) => type).filter((type) => !KNOWN.test(type))).toEqual([]);
    const text = pageText(page);
    const fences = tokens.filter(({ type }) => type === "fence");
    for (const { content } of fences) expect(text).toContain(content.replace(/^(?=.)/gm, "    "));
    const prose = text.split("\n").filter((line) => !line.startsWith("    "));
    expect(prose.filter((line) => /^(`{3}|#|---$)/.test(line))).toEqual([]);
    expect(text).not.toMatch(/[\0-\x09\x0b-\x1f\x7f-\x9f]/);
  },
);
