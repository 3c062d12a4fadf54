import { expect, test } from "vitest";
import { declaredNames } from "./declared-names.ts";
import { sentencesOf } from "./source-comments.ts";
import { sourceFiles } from "./source-files.ts";
import { isBareParticiple, isPrivateTurn } from "./turns.ts";

const files = sourceFiles();

test("comments are in the words of the field", () => {
  const refused = files.flatMap((file) =>
    sentencesOf(file)
      .filter(isPrivateTurn)
      .map((sentence) => `${file.path}: ${sentence}`),
  );
  expect(refused).toEqual([]);
});

test("names say what a thing is", () => {
  const refused = files.flatMap((file) =>
    declaredNames(file)
      .filter(isBareParticiple)
      .map(({ name }) => `${file.path}: ${name}`),
  );
  expect(refused).toEqual([]);
});

test("comments and names are read from all folders", () => {
  expect(files.length).toBeGreaterThan(2500);
  expect(files.flatMap(sentencesOf).length).toBeGreaterThan(10_000);
  expect(files.flatMap(declaredNames).length).toBeGreaterThan(50_000);
});

test.each([
  ["What is listed stands behind the others.", true],
  ["The name is said once.", true],
  ["Of the pages no other one.", true],
  ["Where a list begins.", true],
  ["Where a list begins, the text is indented.", false],
  ["Sorted by path, whoever wrote them.", true],
  ["Pages of which one is not listed.", true],
  ["Pages, each of which is listed.", true],
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
