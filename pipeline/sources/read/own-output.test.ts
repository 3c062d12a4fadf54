import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { readData } from "./read-data.ts";

const folder = mkdtempSync(join(tmpdir(), "fairlead-own-output-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("an output in the data folder, hidden folders and packages are no sources", () => {
  for (const path of [
    ...["docs/a.md", "dist/index.html", "dist/latest.json", "dist/links.json", "dist/docs/a.md"],
    ...["look/trial.json", "look/robots.txt", "look/docs/a.md", ".trial/docs/a.md", "node_modules/x/docs.md"],
    ...["data/latest.json", "data/index.html"],
  ]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), "Text.");
  }
  const { value, diagnostics } = readData(folder, { fileBytes: 1000, imageBytes: 1000 });
  expect(diagnostics).toEqual([]);
  expect(value.map(({ path }) => path)).toEqual(["data/index.html", "data/latest.json", "docs/a.md"]);
});
