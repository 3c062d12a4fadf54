import { expect, test } from "vitest";
import { codeRanges } from "./code-ranges.ts";

test.each([
  ["a block between fences", "a\n```js\n`b`\n```\nc", ["```js\n`b`\n```"]],
  ["a block that nothing ends", "a\n~~~\nb\n```\n", ["~~~\nb\n```\n"]],
  ["code within a line", "a `b` c ``d`` e", ["`b`", "``d``"]],
  ["backticks that nothing ends", "a `b\nc` d", []],
])("%s", (_, text, code) => {
  expect(codeRanges(text).map(([start, end]) => text.slice(start, end))).toEqual(code);
});

test("a long run of backticks costs no more than its length", () => {
  const ticks = "`".repeat(200_000);
  expect([codeRanges(`a ${ticks}`), codeRanges(ticks)]).toEqual([[], []]);
});
