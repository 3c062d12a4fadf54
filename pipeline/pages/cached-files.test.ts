import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { memoryEngine } from "../tests/support/engine/memory-engine.ts";
import { codes, siteOfFolder } from "../tests/support/pages/site-of.ts";

const folder = mkdtempSync(join(tmpdir(), "fairlead-kept-"));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const engine = memoryEngine();
const found = async (): Promise<string[]> =>
  codes(await siteOfFolder(folder, { engine })).filter((line) => line.includes(" prose-"));

test("what is said of the wording follows the file and the rules, and is kept for the rest", async () => {
  const rules = "type: prose-rules\npageWords: 0\n";
  write("prose-rules.yaml", `${rules}banned: [{ word: utilize }]\n`);
  write("docs/a.md", "# A\n\nWe utilize it.\n");
  write("docs/b.md", "# B\n\nYou utilize it.\n");
  const first = ["docs/a.md:3:4 prose-banned-word", "docs/b.md:3:5 prose-banned-word"];
  expect(await found()).toEqual(first);
  expect(await found()).toEqual(first);
  write("docs/b.md", "# B\n\nAnd\nutilize it.\n");
  expect(await found()).toEqual([first[0], "docs/b.md:4:1 prose-banned-word"]);
  write("prose-rules.yaml", `${rules}banned: [{ word: it }]\n`);
  expect(await found()).toEqual(["docs/a.md:3:12 prose-banned-word", "docs/b.md:4:9 prose-banned-word"]);
});
