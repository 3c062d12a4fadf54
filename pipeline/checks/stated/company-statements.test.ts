import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { CORE_SCHEMA, load } from "js-yaml";
import { expect, test } from "vitest";

const file = fileURLToPath(new URL("../../../data/sources.yaml", import.meta.url));
const { statements } = load(readFileSync(file, "utf8"), { schema: CORE_SCHEMA }) as {
  statements: { statement: string; page: string }[];
};

/** A number with a unit, or a count in figures or words. */
const NUMBER =
  /\d+ ?(?:[µm]?[sAVW]|[kM]?Hz|Bd|hPa|°C|degrees)\b|\b(?:two|three|four|five|six|seven|eight|nine|ten)\b/;

test("a statement about a parameter refers to its value and repeats no number, so that it cannot go stale", () => {
  const stated = statements.filter(({ page }) => page.includes("#param-"));
  expect(stated.filter(({ statement }) => statement.includes("{{ product.")).length).toBeGreaterThan(25);
  expect(stated.filter(({ statement }) => NUMBER.test(statement))).toEqual([]);
});
