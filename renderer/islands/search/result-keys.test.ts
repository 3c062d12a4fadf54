import { expect, test } from "vitest";
import { keyTarget } from "./result-keys.ts";

const none = { altKey: false, ctrlKey: false, metaKey: false, isComposing: false };

test.each([
  ["ArrowDown", -1, 0],
  ["ArrowDown", 0, 1],
  ["ArrowDown", 2, 2],
  ["ArrowUp", 1, 0],
  ["ArrowUp", 0, -1],
  ["ArrowUp", -1, undefined],
  ["Home", 2, 0],
  ["End", 0, 2],
  ["Home", -1, undefined],
  ["a", 1, -1],
  ["a", -1, undefined],
  ["Backspace", 1, -1],
  ["Backspace", -1, undefined],
  ["Enter", 1, undefined],
  [" ", 1, undefined],
])("%s at result %i leads to %s", (key, at, target) => {
  expect(keyTarget({ ...none, key }, at, 3)).toBe(target);
});

test("keys with a modifier belong to the browser", () => {
  expect(keyTarget({ ...none, key: "ArrowDown", altKey: true }, 0, 3)).toBeUndefined();
  expect(keyTarget({ ...none, key: "c", ctrlKey: true }, 0, 3)).toBeUndefined();
});

test("keys of an input method belong to it", () => {
  expect(keyTarget({ ...none, key: "ArrowDown", isComposing: true }, -1, 3)).toBeUndefined();
});

test("without results the arrow leads nowhere", () => {
  expect(keyTarget({ ...none, key: "ArrowDown" }, -1, 0)).toBe(-1);
});
