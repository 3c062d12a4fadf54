import { expect, test } from "vitest";
import { isWanted } from "./entry-match.ts";

test.each([
  ["nothing typed finds every entry", "Baud rate", " ", true],
  ["a part of a word is enough", "Baud rate also baud", "bau", true],
  ["capitals and accents do not matter", "Résumé", "RESUME", true],
  ["every word has to be there", "Baud rate of a line", "line baud", true],
  ["one word that is missing leaves the entry out", "Baud rate", "baud volt", false],
])("%s", (_name, entry, typed, wanted) => {
  expect(isWanted(entry, typed)).toBe(wanted);
});
