import { expect, test } from "vitest";
import { InvisibleCharacters } from "./invisible.ts";

test("characters that hide or reverse text are taken out and counted, pairs and ends of lines are not", () => {
  const characters = new InvisibleCharacters();
  const text = "a\u202eb\u0007\n\u202e😀\ud800c\udc00\ufffe\r\n\t\u00ad\u200dé";
  expect(characters.clean(text, (offset) => offset)).toBe("ab\n😀c\r\n\t\u00ad\u200dé");
  expect([...characters.counts]).toEqual([
    ["U+202E", { count: 2, line: 1 }],
    ["U+0007", { count: 1, line: 3 }],
    ["U+D800", { count: 1, line: 8 }],
    ["U+DC00", { count: 1, line: 10 }],
    ["U+FFFE", { count: 1, line: 11 }],
  ]);
});
