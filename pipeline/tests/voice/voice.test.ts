import { expect, test } from "vitest";
import { allowedLists, entriesOfSources } from "./allowed-entries.ts";
import { sentencesOf } from "./source-comments.ts";
import { sourceFiles } from "./source-files.ts";
import { isBareParticiple, isPrivateTurn } from "./turns.ts";

const entries = entriesOfSources();
const allowed = new Set(allowedLists().flatMap((list) => list.entries));

test("comments and names are in the words of the field", () => {
  expect([...entries].filter((entry) => !allowed.has(entry))).toEqual([]);
});

test("the lists of allowed lines name no line that is not there", () => {
  expect([...allowed].filter((entry) => !entries.has(entry))).toEqual([]);
});

test("comments are read from all folders", () => {
  const files = sourceFiles();
  expect(files.length).toBeGreaterThan(2500);
  expect(files.flatMap(sentencesOf).length).toBeGreaterThan(10_000);
});

test.each([
  ["What is listed stands behind the others.", true],
  ["The name is said once.", true],
  ["Of the pages no other one.", true],
  ["Where a list begins.", true],
  ["Where a list begins, the text is indented.", false],
  ["Sorted by path, whoever wrote them.", true],
  ["Entries are sorted by a standard order that readers understand.", false],
])("a sentence of a comment is refused or not: %s", (sentence, isRefused) => {
  expect(isPrivateTurn(sentence)).toBe(isRefused);
});

test.each([
  ["told", "local", true],
  ["shownParts", "local", true],
  ["isShown", "property", false],
  ["written", "property", true],
  ["written", "local", false],
] as const)("a name is refused or not: %s as a %s", (name, kind, isRefused) => {
  expect(isBareParticiple({ name, kind })).toBe(isRefused);
});
