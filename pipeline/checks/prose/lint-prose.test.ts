import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import proseRules from "../../../schema/generated/prose-rules.schema.json" with { type: "json" };
import { reportOf, splitFixture } from "../../tests/support/checks/prose-fixture.ts";

const folder = new URL("../../tests/fixtures/prose/", import.meta.url);
const fixtures = readdirSync(folder).map((name): [name: string, files: Map<string, string>] => [
  name.replace(/\.txt$/, ""),
  splitFixture(readFileSync(new URL(name, folder), "utf8")),
]);

describe("the prose lint", () => {
  it.each(fixtures)("reports what the fixture %s expects", async (_name, files) => {
    const sources = new Map([...files].filter(([path]) => path !== "report"));
    expect(await reportOf(sources)).toBe(files.get("report"));
  });

  it("has a fixture for every code that an exception can name", () => {
    const reports = fixtures.map(([, files]) => files.get("report")).join("\n");
    for (const code of proseRules.properties.exceptions.items.properties.code.enum) {
      expect(reports).toMatch(new RegExp(` (?:error|warning)  ${code}  `));
    }
  });

  it("checks an exception by the day that it is given", async () => {
    const files = splitFixture(readFileSync(new URL("exceptions.txt", folder), "utf8"));
    files.delete("report");
    expect(await reportOf(files, "2026-01-02")).toContain(
      "This exception from prose-spelling ended on 2026-01-01",
    );
    expect(await reportOf(files, "2025-12-31")).not.toContain("prose-exception-ended");
  });
});
