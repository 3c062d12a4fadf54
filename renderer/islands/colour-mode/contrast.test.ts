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
  { choice: undefined, systemAsks: false, shown: false, next: "more" },
  { choice: undefined, systemAsks: true, shown: true, next: "normal" },
  { choice: "more", systemAsks: false, shown: true, next: undefined },
  { choice: "normal", systemAsks: true, shown: false, next: undefined },
  // The system has changed since the choice was made.
  { choice: "more", systemAsks: true, shown: true, next: "normal" },
  { choice: "normal", systemAsks: false, shown: false, next: "more" },
] as const)(
  "chosen $choice, asked for by the system $systemAsks: high $shown, the button then chooses $next",
  ({ choice, systemAsks, shown, next }) => {
    expect(isHigh(choice, systemAsks)).toBe(shown);
    expect(otherContrast(choice, systemAsks)).toBe(next);
  },
);
