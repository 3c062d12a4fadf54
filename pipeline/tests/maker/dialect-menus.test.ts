import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { TreeNode } from "../../model/resolve/doc-tree.ts";
import { memoryEngine } from "../support/engine/memory-engine.ts";
import { pageAt, siteOf } from "../support/pages/site-of.ts";

const folder = new URL("../fixtures/dialects/menus/", import.meta.url);

/** The sections of a fixture: files by path, and what is expected. */
function sections(text: string): Record<string, string> {
  const parts = text.split(/^=== (.+)\n/m).slice(1);
  return Object.fromEntries(parts.flatMap((part, at) => (at % 2 === 0 ? [[part, parts[at + 1] ?? ""]] : [])));
}

/** A tree as lines: label and address, what is in a group indented. */
function drawn(nodes: readonly TreeNode[], indent = ""): string {
  return nodes
    .map((node) => {
      const address = node.kind === "doc" ? node.pathname : (node.doc?.pathname ?? node.pathname);
      const line = `${indent}${node.label}${address === undefined ? "" : ` ${address}`}\n`;
      return node.kind === "doc" ? line : line + drawn(node.children, `${indent}  `);
    })
    .join("");
}

test.each(readdirSync(folder))(
  "the menu of %s is that of the docs, and nothing of it is run",
  async (name) => {
    const { menu = "", diagnostics = "", ...files } = sections(readFileSync(new URL(name, folder), "utf8"));
    const { index, diagnostics: found } = await siteOf(files);
    expect(drawn(index.trees.get("current") ?? [])).toBe(menu);
    const findings = found.map(
      ({ file, line, column, severity, code, message }) =>
        `${file}:${line}:${column}  ${severity}  ${code}  ${message}\n`,
    );
    expect(findings.join("")).toBe(diagnostics);
  },
);

test("of two pages of one folder MkDocs shows the index, and the other is left out with a word", async () => {
  const files = { "mkdocs.yml": "site_name: x\n", "docs/index.md": "# A\n", "docs/README.md": "# B\n" };
  const { diagnostics, records } = await siteOf(files);
  expect(records.filter(({ pathname }) => pathname === "/docs").map(({ title }) => title)).toEqual(["A"]);
  expect(diagnostics.map(({ file, severity, message }) => `${file} ${severity} ${message}`)).toEqual([
    "docs/README.md warning This page is left out, as MkDocs does, because docs/index.md is the page of the same folder.",
  ]);
});

test("files of the other system are no records, and its menu is no page", async () => {
  const files = {
    "book.toml": "[book]\n",
    "docs/SUMMARY.md": "# Summary\n\n- [Later]()\n- [A](a.md)\n",
    "docs/a.md": "# A\n",
  };
  const { records } = await siteOf(files);
  expect(records.map(({ pathname }) => pathname)).not.toContain("/docs/SUMMARY");
  const blog = { "docusaurus.config.js": "", "blog/authors.yml": "a: { name: A }\n", "docs/a.md": "# A\n" };
  expect((await siteOf(blog)).diagnostics).toEqual([]);
});

test("what another setting or menu changes is not taken from the store", async () => {
  const engine = memoryEngine();
  const docs = {
    "docs/a.md": "# A\n\n[b](b/) [b](../b/)\n",
    "docs/b/index.md": "# B\n",
  };
  const bodyOf = async (settings: string) => {
    const site = await siteOf({ "mkdocs.yml": settings, ...docs }, { engine });
    const page = pageAt(site, "/docs/a");
    const codes = site.diagnostics.map(({ code, file, line, column }) => `${file}:${line}:${column} ${code}`);
    return { codes, text: JSON.stringify(page), menu: drawn(site.index.trees.get("current") ?? []) };
  };
  const folders = await bodyOf("site_name: x\n");
  expect(folders.codes).toEqual(["docs/a.md:3:5 link-not-found"]);
  const files = await bodyOf("use_directory_urls: false\nnav: [b/index.md, First: a.md]\n");
  expect(files.codes).toEqual(["docs/a.md:3:13 link-not-found"]);
  expect(files.text).not.toBe(folders.text);
  expect(files.menu).toBe("B /docs/b\nFirst /docs/a\n");
});
