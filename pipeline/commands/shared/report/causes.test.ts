import { describe, expect, test } from "vitest";
import { samples } from "../../../tests/support/commands/report-samples.ts";
import {
  codes,
  dictionaries,
  type Files,
  printed,
  productWith,
  siteOf,
} from "../../../tests/support/pages/site-of.ts";
import { groupByCause } from "./group-by-cause.ts";

const doc = (text: string, head = ""): string => `---\ntitle: T\n${head}---\n\n${text}\n`;
/** The same text in several docs, one of them in a folder. */
const docs = (text: (up: string) => string): Files => ({
  "docs/a.md": doc(text("")),
  "docs/b.md": doc(`Before.\n\n${text("")}`),
  "docs/c/d.md": doc(text("../")),
});

const sheet = `    - id: recommended
      groups:
        - rows:
            - { param: supply-voltage, max: 16, unit: V, status: confirmed, source: page }
`;

/** How many mistakes each block of a report tells of. */
const sizes = async (files: Files): Promise<number[]> =>
  groupByCause((await siteOf(files)).diagnostics).map(({ others }) => others.length + 1);

test("links to one page that is gone are one report with its places", async () => {
  const site = await siteOf(docs((up) => `See [it](${up}gone.md).`));
  expect(printed(site)).toBe(
    `docs/a.md:5:10  error  link-not-found  No page of this site is at "gone.md".
  4 | 
  5 | See [it](gone.md).
    |          ^^^^^^^
  hint: Correct the address, or add the page.
  also at 2 other places:
    docs/b.md:7:10
    docs/c/d.md:5:10

3 errors of 1 cause in 3 files.
`.replace("  4 | \n", "  4 |\n"),
  );
});

describe("one cause is", () => {
  const cases: [name: string, files: Files][] = [
    ["a page to which docs link in their own way", docs((up) => `[a](${up}gone.md)`)],
    ["an anchor that a page does not have", docs((up) => `[a](${up}a.md#gone)`)],
    ["a picture that is not there", docs((up) => `![a](${up}gone.png)`)],
    [
      "a page that is a draft",
      { ...docs((up) => `[a](${up}e.md)`), "docs/e.md": doc("E.", "draft: true\n") },
    ],
    ["a page whose name was written in another case", docs((up) => `[a](${up}A.md)`)],
    ["a record that is not there", docs(() => '::connector{ref="gone"}')],
    ["a value that is not there", docs(() => "It is {{ product.gone.mass }}.")],
    ["an embed that there is not", docs(() => '::gone{ref="x"}')],
    ["an HTML element", docs(() => "<blink>a</blink>")],
    ["a kind of admonition", docs(() => ":::gone\n\nText.\n\n:::")],
    ["a file that cannot be a download", { ...docs((up) => `[a](${up}x.exe)`), "docs/x.exe": "x" }],
    ["a key of front matter", docs(() => "Text.")],
  ];
  test.each(cases)("%s", async (name, files) => {
    const all = name.startsWith("a key")
      ? Object.fromEntries(
          Object.entries(files).map(([path, text]) => [path, String(text).replace("title: T", "titel: T")]),
        )
      : files;
    expect(await sizes(all)).toEqual([3]);
  });

  test("a product that was withdrawn", async () => {
    const files = docs(() => "Text.");
    const archived = productWith(sheet).replace(/^state: .*$/m, "state: archived");
    const referring = Object.fromEntries(
      Object.entries(files).map(([path, text]) => [
        path,
        String(text).replace("title: T", "title: T\nproduct: board"),
      ]),
    );
    const archivedFiles = { ...referring, ...dictionaries, "products/board.yaml": archived };
    const { diagnostics } = await siteOf(archivedFiles);
    const referred = diagnostics.filter(({ code }) => code === "reference-not-found");
    expect(referred).toHaveLength(3);
    expect(groupByCause(referred)).toHaveLength(1);
  });

  test("a mistake that entries of a list repeat", async () => {
    const units = (wrong: string): string =>
      `type: units\nunits:\n${["V", "A", "W"].map((id) => `  - { id: ${id}, symbol: ${id}, name: n, kind: ${wrong}\n`).join("")}`;
    expect(await sizes({ "units.yaml": units("voltage, faktor: 1, factor: 1 }") })).toEqual([3]);
    expect(await sizes({ "units.yaml": units('voltage, factor: "1" }') })).toEqual([3]);
    expect(await sizes({ "units.yaml": units("voltage }") })).toEqual([3]);
  });
});

describe("a cause of its own is", () => {
  test.each<[name: string, files: Files]>([
    ["each page that is gone", { "docs/a.md": doc("[a](x.md), [b](y.md)") }],
    ["each anchor of a page", { "docs/a.md": doc("[a](#x), [b](#y)") }],
    [
      "the same words about another folder",
      { "docs/a/b.md": doc("[a](x.md)"), "docs/c/d.md": doc("[a](x.md)") },
    ],
    ["each block that does not end", { "docs/a.md": doc("```text\na"), "docs/b.md": doc("```text\na") }],
    [
      "each word that a key cannot have",
      { "docs/a.md": doc("a", "draft: x\n"), "docs/b.md": doc("a", "toc_max_heading_level: x\n") },
    ],
  ])("%s", async (_, files) => {
    expect(await sizes(files)).toEqual([1, 1]);
  });

  test("what has another code or severity", () => {
    const one = { ...samples.whole, cause: "x" };
    const all = [
      one,
      { ...one, code: "other" },
      { ...one, severity: "warning" as const },
      samples.whole,
      one,
    ];
    expect(groupByCause(all).map(({ others }) => others.length)).toEqual([1, 0, 0, 0]);
  });
});

test("every place keeps its own words where programs read them", async () => {
  const site = await siteOf(docs((up) => `[it](${up}gone.md)`));
  expect(codes(site)).toHaveLength(3);
  expect(site.diagnostics.map(({ message, cause }) => [message, cause])).toEqual([
    ['No page of this site is at "gone.md".', "/docs/gone"],
    ['No page of this site is at "gone.md".', "/docs/gone"],
    ['No page of this site is at "../gone.md".', "/docs/gone"],
  ]);
});
