import { expect, test } from "vitest";
import { parse } from "../../../../tests/support/sources/parsed-markdown.ts";
import type { DialectName } from "../../../dialects/dialect.ts";
import { dialects } from "../../../dialects/dialects.ts";
import { expandIncludes } from "../../../include/expand-includes.ts";
import { defaultLimits } from "../../types.ts";

const parts: Readonly<Record<string, string>> = {
  "docs/part.md": "# Part\n\nA [link](nowhere.md).\n",
  "docs/part.c": "// ANCHOR: a\nint a;\n// ANCHOR_END: a\n",
};

async function positionsIn(dialect: DialectName, text: string): Promise<string[]> {
  const files = { textOf: (path: string) => parts[path], paths: () => Object.keys(parts) };
  const limits = { length: 10_000, constructs: dialects[dialect].constructs };
  const expanded = expandIncludes("docs/a.md", text, files, limits);
  const { document, diagnostics } = await parse(expanded.text, {
    file: "docs/a.md",
    limits: { ...defaultLimits, dialect },
    origins: expanded.origins,
  });
  const links = document.links.map(({ target, position }) => ({
    what: target,
    file: undefined,
    ...position,
  }));
  const found = [...expanded.diagnostics, ...diagnostics].map(({ code, ...rest }) => ({
    what: code,
    ...rest,
  }));
  return [...links, ...found].map(
    ({ what, file, line, column }) => `${file ?? ""}:${line}:${column} ${what}`,
  );
}

test.each<[name: string, dialect: DialectName, text: string, expected: string[]]>([
  [
    "an admonition",
    "mkdocs",
    '- a\n\n    !!! note "[T](t.md)"\n        [b](b.md)\n',
    [":3:19 t.md", ":4:13 b.md"],
  ],
  ["a tab", "mkdocs", '=== "[T](t.md)"\n\n    > [b](b.md)\n', [":1:10 t.md", ":3:11 b.md"]],
  [
    "a block between slashes",
    "mkdocs",
    "/// note | [T](t.md)\n\n[b](b.md)\n///\n",
    [":1:16 t.md", ":3:5 b.md"],
  ],
  [
    "a definition",
    "mkdocs",
    "[T](t.md)\n:   [b](b.md)\n\n    [c](c.md)\n",
    [":1:5 t.md", ":2:9 b.md", ":4:9 c.md"],
  ],
  ["marked text", "mkdocs", "a ==[b](b.md)== c\n", [":1:9 b.md"]],
  ["a hint", "gitbook", '{% hint style="info" %}\n[b](b.md)\n{% endhint %}\n', [":2:5 b.md"]],
  [
    "a tab of a template tag",
    "gitbook",
    '{% tabs %}\n{% tab title="[T](t.md)" %}\n[b](b.md)\n{% endtab %}\n{% endtabs %}\n',
    [":2:19 t.md", ":3:5 b.md"],
  ],
  ["an address in a tag", "gitbook", '{% embed url="b.md" %}\n', [":1:15 b.md"]],
  ["an element of MDX", "docusaurus", "<div style={{ a: 1 }}>\n  [b](b.md)\n</div>\n", [":2:7 b.md"]],
  ["a component on one line", "docusaurus", "<Note>[b](b.md)</Note>\n", [":1:11 b.md"]],
  [
    "an included file",
    "mdbook",
    "a\n\n{{#include part.md}}\n\n[b](b.md)\n",
    ["docs/part.md:3:10 nowhere.md", ":5:5 b.md"],
  ],
  [
    "what stands behind included code",
    "mdbook",
    "```c\n{{#include part.c:a}}\n```\n\n[b](b.md)\n",
    [":5:5 b.md"],
  ],
  ["a file that is not there", "mkdocs", 'a\n\n  --8<-- "no.md"\n', ["docs/a.md:3:3 include-not-found"]],
  ["a region that is not there", "vitepress", "<<< ./part.c#no\n", ["docs/a.md:1:1 include-not-found"]],
])("positions lead to the written line of %s", async (_, dialect, text, expected) => {
  const found = await positionsIn(dialect, text);
  expect(found.filter((each) => !/heading-level|admonition/.test(each))).toEqual(expected);
});
