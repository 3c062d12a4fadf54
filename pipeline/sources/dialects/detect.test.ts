import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { detectDialect, dialectInWords } from "./detect.ts";

function folderWith(...paths: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "fairlead-dialect-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), "");
  }
  return folder;
}

test.each([
  ["docusaurus.config.js", "docusaurus"],
  ["docusaurus.config.mts", "docusaurus"],
  [".vitepress/config.ts", "vitepress"],
  ["docs/.vitepress/config.mts", "vitepress"],
  ["mkdocs.yml", "mkdocs"],
  ["docs/_theme/mkdocs.yml", "mkdocs"],
  ["book.toml", "mdbook"],
  ["SUMMARY.md", "gitbook"],
  ["docs/SUMMARY.md", "gitbook"],
  [".gitbook.yaml", "gitbook"],
] as const)("%s shows docs of %s", (path, name) => {
  expect(detectDialect(folderWith(path, "docs/a.md"))?.name).toBe(name);
});

test("a book of mdBook has a SUMMARY.md as well", () => {
  expect(detectDialect(folderWith("book.toml", "docs/SUMMARY.md"))?.name).toBe("mdbook");
});

test("docs alone are Fairlead's own", () => {
  expect(detectDialect(folderWith("docs/a.md", "README.md", "package.json"))).toBeUndefined();
});

test("what was found is said in one line", () => {
  const found = detectDialect(folderWith("mkdocs.yml"));
  expect(found && dialectInWords(found)).toBe(
    "Docs are read as those of MkDocs, because there is mkdocs.yml; docs.dialect in site.yaml says otherwise.",
  );
});
