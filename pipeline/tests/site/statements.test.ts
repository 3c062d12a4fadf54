import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CORE_SCHEMA, load } from "js-yaml";
import { expect, test } from "vitest";
import { ownData } from "./own-site.ts";

const { statements } = load(readFileSync(join(ownData, "sources.yaml"), "utf8"), { schema: CORE_SCHEMA }) as {
  statements: { statement: string; page: string }[];
};

/** A number with a unit, or a count in figures or words. */
const NUMBER =
  /\d+ ?(?:[µm]?[sAVW]|[kM]?Hz|Bd|hPa|°C|degrees)\b|\b(?:two|three|four|five|six|seven|eight|nine|ten)\b/;

test("a statement about a parameter refers to its value and repeats no number, so that it cannot go stale", () => {
  const stated = statements.filter(({ page }) => page.includes("#param-"));
  expect(stated.filter(({ statement }) => NUMBER.test(statement))).toEqual([]);
});
