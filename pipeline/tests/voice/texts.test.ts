import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { proseOf } from "./markdown-prose.ts";
import { sourceFiles } from "./source-files.ts";
import { textsOf } from "./source-texts.ts";
import { isPrivateTurn } from "./turns.ts";

const root = join(import.meta.dirname, "../../..");

const FOLDERS = ["pipeline", "renderer", "schema", "data"];
/** Samples of other authors, and input of tests. */
const isSample = (path: string): boolean =>
  /(?:^|\/)(?:node_modules|dist|\.cache)\/|\/fixtures\/(?!catalogue\/README|fleet\/README)/.test(path);
const isGuide = (path: string): boolean => /(?:^|\/)README\.md$|^pipeline\/manual\/.*\.md$/.test(path);

function guides(): string[] {
  const below = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((path) =>
      `${folder}/${path}`.replaceAll("\\", "/"),
    ),
  );
  return ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", ...below.filter(isGuide)]
    .filter((path) => !isSample(path))
    .sort();
}

/** Headings such as "What you get" and questions are plain English. */
const isHeadingOrQuestion = (sentence: string): boolean =>
  /\?$|^What to do\.$/.test(sentence) || (/^(?:What|Where) /.test(sentence) && !/[.:]$/.test(sentence));
const isRefused = (sentence: string): boolean => isPrivateTurn(sentence) && !isHeadingOrQuestion(sentence);

/** Files whose texts are read by people: no tests, no measurements. */
const hasTexts = (path: string): boolean =>
  !/\.test\.tsx?$|^pipeline\/(?:tests|bench)\/|^renderer\/tests\//.test(path);

test("the manual and the READMEs are in the words of the field", () => {
  const files = guides();
  expect(files.length).toBeGreaterThan(350);
  const refused = files.flatMap((path) =>
    proseOf(readFileSync(join(root, path), "utf8"))
      .filter(({ text }) => isRefused(text))
      .map(({ line, text }) => `${path}:${line}: ${text}`),
  );
  expect(refused).toEqual([]);
});

test("messages, hints, help and labels are in the words of the field", () => {
  const files = sourceFiles().filter(({ path }) => hasTexts(path));
  const texts = files.flatMap((file) => textsOf(file).map((text) => `${file.path}: ${text}`));
  expect(texts.length).toBeGreaterThan(3000);
  expect(texts.filter((entry) => isRefused(entry.slice(entry.indexOf(": ") + 2)))).toEqual([]);
});

test("prose is read without code, headings and heads of tables", () => {
  const text = [
    "---",
    "title: A page",
    "---",
    "# What you get",
    "",
    "First one. Second",
    "line.",
    "",
    "```yaml",
    "said: nothing",
    "```",
    "",
    "| Where | Value |",
    "|---|---|",
    "| here | two words |",
    "- an item",
  ].join("\n");
  expect(proseOf(text).map((sentence) => sentence.text)).toEqual([
    "A page",
    "First one.",
    "Second line.",
    "here",
    "two words",
    "an item",
  ]);
});
