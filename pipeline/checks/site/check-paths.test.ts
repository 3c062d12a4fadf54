import { expect, test } from "vitest";
import { producers } from "../../outputs/producers.ts";
import { planSheets } from "../../pages/sheet-plan.ts";
import {
  codes,
  dictionaries,
  type Files,
  printed,
  productWith,
  sheet,
  siteOf,
} from "../../tests/support/pages/site-of.ts";
import { saidPaths } from "./check-paths.ts";

const record = (id: string, route: string): string =>
  `type: page\nid: ${id}\ntitle: ${id}\nsummary: A page.\nstate: published\nroute: ${route}\n`;

test.each<readonly [string, Files, string]>([
  [
    "folders that differ in case alone, once for all that lie in them",
    { "docs/Guide/a.md": "# A\n", "docs/guide/b.md": "# B\n", "docs/guide/c.md": "# C\n" },
    "docs/guide/b.md output-path",
  ],
  [
    "a page at the record of another one",
    { "docs/a.md": "# A\n", "docs/b.md": "---\nslug: /a/index.json\n---\n\n# B\n" },
    "docs/b.md:2:7 output-path",
  ],
  [
    "a page whose Markdown copy is that of the home page",
    { "docs/a.md": "# A\n", "pages/b.yaml": record("b", "/index") },
    "pages/b.yaml:6:8 output-path",
  ],
  [
    "a page at the archive of the docs",
    { "docs/a.md": "# A\n", "pages/b.yaml": record("b", "/docs.zip") },
    "pages/b.yaml:6:8 output-path",
  ],
  [
    "a page whose name leaves no room for the ending of its Markdown copy",
    { [`docs/${"x".repeat(250)}.md`]: `---\nid: ${"x".repeat(253)}\n---\n\n# A\n` },
    "docs/xxx",
  ],
])("finds %s", async (_, files, expected) => {
  const site = await siteOf(files);
  const found = codes(site).filter((line) => line.endsWith("output-path"));
  expect(found).toHaveLength(1);
  expect(found[0]?.normalize("NFC")).toMatch(expected.normalize("NFC"));
});

test("says what cannot lie beside what, and who asks for both", async () => {
  const head = "title: B\ndescription: The second one.\n";
  const doc = `---\n${head}slug: /a/index.json\n---\n\nSome words about it.\n`;
  const site = await siteOf({ "docs/a.md": doc.replace("slug: /a/index.json\n", ""), "docs/b.md": doc });
  expect(
    printed(site),
  ).toBe(`docs/b.md:4:7  error  output-path  The page /docs/a/index.json (docs/b.md) asks for the file docs/a/index.json/index.html of the output. "docs/a/index.json" is a file and also a folder (for "docs/a/index.json/index.html"). The other one is asked for by the page /docs/a (docs/a.md).
  3 | description: The second one.
  4 | slug: /a/index.json
    |       ^^^^^^^^^^^^^
  5 | ---
  hint: Choose another address for one of the two.

1 error in 1 file.
`);
});

test("says nothing of an address that is refused already", async () => {
  const site = await siteOf({
    "docs/a.md": "# A\n",
    "docs/A.md": "# B\n",
    "docs/con.md": "# C\n",
    "docs/d.md": "---\nslug: /%E0%A4\n---\n\n# D\n",
  });
  expect(codes(site).filter((line) => line.endsWith("output-path"))).toEqual([]);
});

test("former addresses make way for everything else", async () => {
  const redirects = ["/Docs", "/docs/a.md/x", "/robots.txt/x", "/DOCS.zip/x", "/links", "/old", "/OLD"].map(
    (from) => `  - { from: ${from}, to: /docs/a }\n`,
  );
  const site = await siteOf({ "site.yaml": `redirects:\n${redirects.join("")}`, "docs/a.md": "# A\n" });
  expect(site.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(site.redirects.flatMap(({ page }) => page ?? [])).toEqual(["links/index.html", "old/index.html"]);
});

test.each<[name: string, files: Files, paths: readonly string[]]>([
  [
    "a datasheet that is printed on demand, and what lists it",
    { ...dictionaries, "products/board.yaml": productWith(sheet) },
    [
      "exports.md",
      "exports/files.json",
      "exports/index.html",
      "exports/index.json",
      "exports/product/board.pdf",
    ],
  ],
  [
    "a datasheet of values that may change",
    {
      ...dictionaries,
      "products/board.yaml": productWith(sheet.replace("status: confirmed", "status: preliminary")),
    },
    ["exports/product/board.preliminary.pdf"],
  ],
  [
    "what an address of the site and an earlier release add",
    { "docs/a.md": "# A\n" },
    ["sitemap.xml", "releases.json"],
  ],
])("a check without options knows %s", async (_, files, paths) => {
  const listedPaths = [...saidPaths(await siteOf(files), producers)];
  const possible = listedPaths.filter(({ isPossible }) => isPossible).map(({ path }) => path);
  expect(possible).toEqual(expect.arrayContaining([...paths]));
  expect(new Set(listedPaths.map(({ path }) => path)).size).toBe(listedPaths.length);
});

test("nothing but pictures lies where pictures are, though the site does not know its own address", async () => {
  const site = await siteOf({ "docs/a.md": "# A\n", "pages/b.yaml": record("b", "/Open-Graph/x") });
  expect(codes(site).filter((line) => /route-reserved|output-path/.test(line))).toHaveLength(1);
});

test("a build with datasheets writes what a check without them knows", async () => {
  const options = { today: "2026-01-01" };
  const files = { ...dictionaries, "products/board.yaml": productWith(sheet) };
  const plain = await siteOf(files, options);
  const sheets = planSheets(plain.records).map(({ file }) => ({ ...file, bytes: 1, sha256: "0", text: "%" }));
  const listedPaths = new Set([...saidPaths(plain, producers)].map(({ path }) => path));
  const withSheets = [...saidPaths(await siteOf(files, { ...options, sheets }), producers)];
  expect(sheets).toHaveLength(1);
  expect(withSheets.map(({ path }) => path).filter((path) => !listedPaths.has(path))).toEqual([]);
});
