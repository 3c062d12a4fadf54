import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import type { Site } from "../../../site.ts";
import { siteOf } from "../../../tests/support/pages/site-of.ts";
import { updateSnippets, writeEditorFiles, writeSchemas } from "./write-schemas.ts";
import { referenceSnippets } from "./write-snippets.ts";

const SNIPPETS = ".vscode/fairlead.code-snippets";
const glossary = (...terms: string[]): string =>
  `type: glossary\nid: glossary\ntitle: Glossary\nsummary: Words.\nstate: published\nterms:\n${terms.map((id) => `  - { id: ${id}, term: ${id}, definition: A word. }\n`).join("")}`;
let [one, two]: [Site["index"] | undefined, Site["index"] | undefined] = [undefined, undefined];
beforeAll(async () => {
  one = (await siteOf({ "glossary.yaml": glossary("a"), "docs/a.md": "# A\n" })).index;
  two = (await siteOf({ "glossary.yaml": glossary("a", "b"), "docs/a.md": "# A\n" })).index;
});

let place = "";
let root = "";
beforeEach(() => {
  place = mkdtempSync(join(realpathSync(tmpdir()), "fairlead-editor-"));
  root = join(place, "work");
  mkdirSync(root);
  mkdirSync(join(place, "outside"));
  onTestFinished(() => rmSync(place, { recursive: true }));
});

const indexOf = (index: Site["index"] | undefined): Site["index"] => {
  if (index === undefined) throw new Error("The site is not made.");
  return index;
};
const read = (path: string): string => readFileSync(join(root, path), "utf8");

test("snippets follow the data folder where Fairlead has written them", () => {
  expect(writeEditorFiles(indexOf(one), "data", root)).toEqual([]);
  expect(read(SNIPPETS)).toBe(referenceSnippets(indexOf(one)));
  updateSnippets(indexOf(two), root);
  expect(read(SNIPPETS)).toBe(referenceSnippets(indexOf(two)));
  // A clone of the repository has the snippets and nothing else that Fairlead writes.
  rmSync(join(root, ".fairlead"), { recursive: true });
  updateSnippets(indexOf(one), root);
  expect(read(SNIPPETS)).toBe(referenceSnippets(indexOf(one)));
});

test("dev makes no snippets that a person has not asked for", () => {
  updateSnippets(indexOf(one), root);
  expect(existsSync(join(root, ".vscode"))).toBe(false);
});

test.each<[name: string, change: (text: string) => string]>([
  ["of a person alone", () => '{ "mine": { "prefix": "x", "body": "y" } }\n'],
  ["with one of a person", (text) => text.replace("{", '{ "mine": { "prefix": "x", "body": "y" },')],
  ["with a comment", (text) => `// mine\n${text}`],
  ["with another text", (text) => text.replace("A word.", "My word.")],
  ["with another form", (text) => text.replaceAll("  ", "\t")],
  ["that are empty", () => ""],
])("snippets %s are left alone, and that is said", (_, change) => {
  writeEditorFiles(indexOf(one), "data", root);
  const text = change(read(SNIPPETS));
  writeFileSync(join(root, SNIPPETS), text);
  updateSnippets(indexOf(two), root);
  expect(writeEditorFiles(indexOf(two), "data", root)).toEqual([
    expect.stringMatching(/^\.vscode\/fairlead\.code-snippets is not as Fairlead has written it/),
  ]);
  expect(read(SNIPPETS)).toBe(text);
});

test("settings of a person are left alone", () => {
  mkdirSync(join(root, ".vscode"));
  writeFileSync(join(root, ".vscode/settings.json"), "{ // mine\n}\n");
  expect(writeEditorFiles(indexOf(one), "data", root)).toEqual([
    expect.stringMatching(/^\.vscode\/settings\.json does not name the schemas/),
  ]);
  expect(read(".vscode/settings.json")).toBe("{ // mine\n}\n");
});

test.each([".vscode", ".vscode/settings.json", SNIPPETS, ".fairlead", ".fairlead/schemas"])(
  "a link in the place of %s that leads out is refused",
  (path) => {
    mkdirSync(join(root, path, ".."), { recursive: true });
    symlinkSync(
      join(place, "outside", path.endsWith("s") || !path.includes("/") ? "" : "x"),
      join(root, path),
    );
    expect(() => {
      writeSchemas(indexOf(one), root);
      writeEditorFiles(indexOf(one), "data", root);
    }).toThrow("is a link that leads out of");
    expect(readdirSync(join(place, "outside"))).toEqual([]);
  },
);
