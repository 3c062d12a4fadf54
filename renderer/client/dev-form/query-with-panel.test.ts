import { expect, test } from "vitest";
import { queryWithPanel } from "./query-with-panel.ts";

test.each([
  [
    "(width >= 62.3125em)",
    "(width >= 90.3125em) and (width >= 62.25em), (width >= 62.3125em) and (width < 62.25em)",
  ],
  [
    "screen and (22em <= width < 80em)",
    "screen and (50em <= width < 108em) and (width >= 62.25em), screen and (22em <= width < 80em) and (width < 62.25em)",
  ],
  [
    "(max-width: 360px)",
    "(max-width: 808px) and (width >= 62.25em), (max-width: 360px) and (width < 62.25em)",
  ],
  ["(min-width:40rem)", "(min-width:68rem) and (width >= 62.25em), (min-width:40rem) and (width < 62.25em)"],
  [
    "print, (width <= 40em)",
    "print, (width <= 68em) and (width >= 62.25em), (width <= 40em) and (width < 62.25em)",
  ],
])("the query %s asks for the room beside the panel", (query, expected) => {
  expect(queryWithPanel(query)).toBe(expected);
});

test.each([
  "print",
  "(hover: none)",
  "(prefers-color-scheme: dark)",
  "not (width < 40em)",
  "(scripting: enabled)",
])("the query %s stays", (query) => {
  expect(queryWithPanel(query)).toBeUndefined();
});
