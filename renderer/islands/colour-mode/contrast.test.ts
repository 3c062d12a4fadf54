import { expect, test } from "vitest";
import { contrastFrom, isHigh, otherContrast } from "./contrast.ts";

test.each([
  ["more", "more"],
  ["normal", "normal"],
  ["most", undefined],
  ["", undefined],
  [undefined, undefined],
])("stored %s means %s", (stored, expected) => {
  expect(contrastFrom(stored)).toBe(expected);
});

test.each([
  { choice: undefined, systemAsks: false, isShown: false, next: "more" },
  { choice: undefined, systemAsks: true, isShown: true, next: "normal" },
  { choice: "more", systemAsks: false, isShown: true, next: undefined },
  { choice: "normal", systemAsks: true, isShown: false, next: undefined },
  // The system has changed since the choice was made.
  { choice: "more", systemAsks: true, isShown: true, next: "normal" },
  { choice: "normal", systemAsks: false, isShown: false, next: "more" },
] as const)(
  "chosen $choice, asked for by the system $systemAsks: high $shown, the button then chooses $next",
  ({ choice, systemAsks, isShown, next }) => {
    expect(isHigh(choice, systemAsks)).toBe(isShown);
    expect(otherContrast(choice, systemAsks)).toBe(next);
  },
);
