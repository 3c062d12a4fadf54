import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { refusals } from "../../../schema/build/authored-shape.ts";
import { schemas } from "../../../schema/generated/schemas.ts";
import { upgradingPage, upgradingPagePath } from "../../tests/manual-check/upgrading-page.ts";
import { dataChanges, schemaVersion } from "./data-changes.ts";

const shapeOf = (version: number): string =>
  readFileSync(fileURLToPath(new URL(`../../../schema/authored/v${version}.txt`, import.meta.url)), "utf8");
const steps = Array.from({ length: schemaVersion - 1 }, (_, i) => i + 1);

/** `framing|binary.checksum` and `pins[].level` as pointers. */
const pointerOf = (path: string): string =>
  `/${path
    .replaceAll(/\|[^.[{]*/g, "")
    .replaceAll(/\[\]|\{\}/g, ".*")
    .replaceAll(".", "/")}`;

test.each(steps)("everything that the version after %i refuses is in the table", (version) => {
  const changes = dataChanges.filter((change) => change.version === version + 1);
  const found = refusals(shapeOf(version), shapeOf(version + 1));
  expect(found.length).toBeGreaterThan(0);
  const missing = found.filter(
    ({ schema, path }) =>
      !changes.some(
        (change) =>
          change.schema === schema && change.paths.some((one) => one === "" || one === pointerOf(path)),
      ),
  );
  expect(missing).toEqual([]);
});

test("every change belongs to a version and a schema that exist", () => {
  for (const { version, schema } of dataChanges) {
    expect(steps).toContain(version - 1);
    expect(schemas[schema as keyof typeof schemas], schema).toBeDefined();
  }
});

test("the manual lists them; npm run manual renews the page", () => {
  expect(readFileSync(upgradingPagePath, "utf8")).toBe(upgradingPage());
});
