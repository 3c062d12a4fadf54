import type {
  ArtifactLocation,
  Log,
  Message,
  MultiformatMessageString,
  ReportingDescriptor,
  Result,
  Run,
  Tool,
  ToolComponent,
} from "sarif";
import { describe, expect, it } from "vitest";
import { samples } from "../../../tests/support/commands/report-samples.ts";
import { sarifLog } from "./format-sarif.ts";

/** Keys that a type asks for. */
type Required<T> = { [K in keyof T]-?: Record<never, never> extends Pick<T, K> ? never : K }[keyof T];

/**
 * The keys that SARIF 2.1.0 requires of each object. The types of another maker prove the table: a key too
 * many or too few does not compile.
 */
const required = {
  log: { version: "string", runs: "array" } satisfies Record<Required<Log>, string>,
  run: { tool: "object" } satisfies Record<Required<Run>, string>,
  tool: { driver: "object" } satisfies Record<Required<Tool>, string>,
  driver: { name: "string" } satisfies Record<Required<ToolComponent>, string>,
  rule: { id: "string" } satisfies Record<Required<ReportingDescriptor>, string>,
  ruleText: { text: "string" } satisfies Record<Required<MultiformatMessageString>, string>,
  result: { message: "object" } satisfies Record<Required<Result>, string>,
};

/**
 * The keys that its prose requires beyond the types (3.11.2, 3.4.2, 3.27.5 of the standard), and those that
 * GitHub needs.
 */
const alsoRequired = {
  message: { text: "string" } satisfies Partial<Record<keyof Message, string>>,
  result: { ruleId: "string", ruleIndex: "number", level: "string", locations: "array" } satisfies Partial<
    Record<keyof Result, string>
  >,
  artifactLocation: { uri: "string" } satisfies Partial<Record<keyof ArtifactLocation, string>>,
};

const log = sarifLog([samples.whole, samples.unlocated, samples.long, samples.hostile], { version: "1.2.3" });
const [run] = log.runs;
const rules = run?.tool.driver.rules ?? [];
const results = run?.results ?? [];
const physical = results.flatMap(({ locations = [] }) =>
  locations.map(({ physicalLocation }) => physicalLocation),
);

const table: [name: string, keys: object, objects: readonly unknown[]][] = [
  ["log", required.log, [log]],
  ["run", required.run, log.runs],
  ["tool", required.tool, log.runs.map(({ tool }) => tool)],
  ["driver", required.driver, log.runs.map(({ tool }) => tool.driver)],
  ["rule", required.rule, rules],
  ["text of a rule", required.ruleText, rules.map(({ shortDescription }) => shortDescription)],
  ["result", { ...required.result, ...alsoRequired.result }, results],
  ["message", alsoRequired.message, results.map(({ message }) => message)],
  ["file", alsoRequired.artifactLocation, physical.map((location) => location?.artifactLocation)],
];

describe("SARIF gets every field that it asks for", () => {
  it.each(table)("in each %s", (_name, keys, objects) => {
    expect(objects.length).toBeGreaterThan(0);
    for (const object of objects) {
      const found = Object.fromEntries(
        Object.keys(keys).map((key) => [key, kindOf((object as Record<string, unknown>)[key])]),
      );
      expect(found).toEqual(keys);
    }
  });

  it("with lines and columns that begin at one and do not run backwards", () => {
    const regions = physical.flatMap((location) => location?.region ?? []);
    expect(regions).toHaveLength(3);
    for (const { startLine = 0, startColumn = 1, endLine = startLine, endColumn = startColumn } of regions) {
      expect(Math.min(startLine, startColumn, endLine, endColumn)).toBeGreaterThan(0);
      expect(endLine > startLine || endColumn >= startColumn).toBe(true);
    }
  });

  it("with each result naming its rule by id and by index", () => {
    for (const { ruleId, ruleIndex = -1 } of results) expect(rules[ruleIndex]?.id).toBe(ruleId);
  });
});

function kindOf(value: unknown): string {
  return Array.isArray(value) ? "array" : typeof value;
}
