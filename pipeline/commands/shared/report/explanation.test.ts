import { expect, test } from "vitest";
import { samples } from "../../../tests/support/commands/report-samples.ts";
import { explanationOf } from "./explanation.ts";

test.each([
  [
    "the command that prints a page",
    "/diagnostics/schema-unknown-key",
    "fairlead explain schema-unknown-key",
  ],
  ["a page that is served", "http://127.0.0.1:4000/__fairlead/x", "http://127.0.0.1:4000/__fairlead/x"],
  ["a page that is published", "https://example.org/manual/x", "https://example.org/manual/x"],
])("a diagnostic names %s", (_, docs, see) => {
  expect(explanationOf({ ...samples.whole, docs })).toBe(see);
});

test("and nothing where it has no page", () => {
  expect(explanationOf(samples.unlocated)).toBeUndefined();
});
