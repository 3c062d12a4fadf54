import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Diagnostic } from "../../../../schema/generated/types.ts";
import { context } from "../../../tests/support/commands/report-samples.ts";
import { parseXml } from "../../../tests/support/core/well-formed-xml.ts";
import { type FormatName, formats } from "./formats.ts";

/** Throws where a text is not well-formed; else the number of diagnostics in it. */
const counters: Readonly<Record<FormatName, (text: string) => number>> = {
  pretty: (text) => text.trimEnd().split("\n\n").length - 1,
  json: (text) => JSON.parse(text).diagnostics.length,
  github: (text) => {
    const lines = text.trimEnd().split("\n");
    for (const line of lines.slice(0, -1)) expect(line).toMatch(/^::(error|warning) [^:\r]*::[^\r]*$/);
    return lines.length - 1;
  },
  junit: (text) => {
    const [suite] = parseXml(text).children;
    const failed = suite?.children.filter(({ children }) => children[0]?.name === "failure").length ?? 0;
    expect(Number(suite?.attributes.failures)).toBe(failed);
    expect(Number(suite?.attributes.tests)).toBe(suite?.children.length);
    return failed;
  },
  sarif: (text) => {
    const [{ tool, results }] = JSON.parse(text).runs;
    for (const { ruleId, ruleIndex } of results) expect(tool.driver.rules[ruleIndex].id).toBe(ruleId);
    expect(new Set(results.map((result: object) => JSON.stringify(result))).size).toBe(results.length);
    return results.length;
  },
};

const hostile = fc.string({
  unit: fc.constantFrom(
    ..."ab %:,;<>&\"'\\/`]=-😀ü\n\r\t\0\x07\x1b\x7f\x9b\u2028\u202e\ud800\udc00\ufffe\uffff",
  ),
  minLength: 1,
});
const number = fc.option(fc.integer({ min: 1, max: 999 }), { nil: undefined });
const diagnostics = fc.array(
  fc.record({
    code: fc.constantFrom("schema-type", "link-not-found", "b", "a"),
    severity: fc.constantFrom("error", "warning"),
    file: hostile,
    line: number,
    column: number,
    endLine: number,
    endColumn: number,
    message: hostile,
    hint: fc.option(hostile, { nil: undefined }),
    docs: fc.option(hostile, { nil: undefined }),
  }),
) as fc.Arbitrary<Diagnostic[]>;

describe.each(Object.keys(formats) as FormatName[])("the format %s", (name) => {
  it("keeps every diagnostic, is well-formed and ends with a line break, whatever files are called", () => {
    fc.assert(
      fc.property(diagnostics, (some) => {
        const text = formats[name](some, context);
        expect(counters[name](text)).toBe(some.length);
        expect(text.endsWith("\n")).toBe(true);
        expect(text).not.toMatch(/[\0-\x09\x0b-\x1f\x7f-\x9f\u2028\u202e]/);
      }),
    );
  });

  it("does not depend on the order in which they were found", () => {
    fc.assert(
      fc.property(diagnostics, (some) => {
        const sortable = some.map((diagnostic, index) => ({ ...diagnostic, message: `${index}` }));
        expect(formats[name](sortable.toReversed(), context)).toBe(formats[name](sortable, context));
      }),
    );
  });
});
