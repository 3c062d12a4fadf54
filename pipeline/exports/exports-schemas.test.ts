import { expect, test } from "vitest";
import type { SchemaName } from "../../schema/generated/schemas.ts";
import { ownSchemas } from "../sources/validate/own-schemas.ts";
import { samplesFolder, siteOfFolder } from "../tests/support/pages/site-of.ts";

test("every JSON file of the samples fits the schema that it names", async () => {
  const validator = ownSchemas();
  const files = (await siteOfFolder(samplesFolder)).exports.filter(({ format }) => format === "json");
  expect(files.length).toBeGreaterThan(0);
  for (const { text } of files) {
    const value = JSON.parse(String(text)) as { $schema: string };
    const name = /^\.\.\/\.\.\/schema\/([a-z-]+)\.schema\.json$/.exec(value.$schema)?.[1] ?? "";
    expect(() => validator.validateValue(name as SchemaName, value)).not.toThrow();
  }
});
