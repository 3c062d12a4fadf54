import { describe, expect, it } from "vitest";
import type { Diagnostic } from "../../../../schema/generated/types.ts";
import { samples } from "../../../tests/support/commands/report-samples.ts";
import { formatPretty } from "./format-pretty.ts";

const source = "title: CLIM\nstat: published\ntags:\n  - usv\n";
const error: Diagnostic = samples.whole;
const print = (diagnostics: Diagnostic[], text: string | undefined = source, colour = false) =>
  formatPretty(diagnostics, { textOf: () => text, colour, version: "" });

describe("the pretty report", () => {
  it("shows place, severity, code, message, lines, caret, hint, page and the total", () => {
    const warning = {
      ...error,
      severity: "warning" as const,
      file: "data/site.yaml",
      line: 1,
      endLine: 1,
      endColumn: 6,
    };
    const { hint: _hint, docs: _docs, ...bare } = { ...warning, message: "A warning." };
    expect(
      print([bare, { ...error, line: 4, endLine: 4 }, error]),
    ).toBe(`data/products/clim.yaml:2:1  error  schema-unknown-key  \`stat\` is not a key of this file.
  1 | title: CLIM
  2 | stat: published
    | ^^^^
  3 | tags:
  hint: Did you mean \`state\`?
  see: fairlead explain schema-unknown-key

data/products/clim.yaml:4:1  error  schema-unknown-key  \`stat\` is not a key of this file.
  3 | tags:
  4 |   - usv
    | ^^^^
  hint: Did you mean \`state\`?
  see: fairlead explain schema-unknown-key

data/site.yaml:1:1  warning  schema-unknown-key  A warning.
  1 | title: CLIM
    | ^^^^^
  2 | stat: published

2 errors, 1 warning in 2 files.
`);
  });

  it("does without frame where there is no line or no text", () => {
    const { line: _line, column: _column, endLine: _endLine, endColumn: _endColumn, ...unlocated } = error;
    expect(print([unlocated])).toMatch(/^data\/products\/clim.yaml {2}error .*\n {2}hint:/);
    expect(formatPretty([error], { textOf: () => undefined, colour: false, version: "" })).toMatch(
      /^data.*:2:1 .*\n {2}hint:/,
    );
  });

  it("says so when there is nothing to say", () => {
    expect(print([])).toBe("No errors, no warnings.\n");
  });

  it("uses colour only on request", () => {
    expect(print([error])).not.toContain("\u001b");
    expect(print([error], source, true)).toContain("\u001b[31merror\u001b[0m");
    // The escape sequences apart, the text is the same.
    expect(print([error], source, true).replaceAll(/\u001b\[\d+m/g, "")).toBe(print([error]));
  });

  it("escapes control characters of files, paths and messages", () => {
    const hostile = { ...error, file: "a\u001b[2J.yaml", message: "x\u0007\u202ey", hint: "a\nb" };
    const report = print([hostile], "title: \u001b]0;x\u0007\nstat\u009b: 1\n");
    expect(report).not.toMatch(/[\0-\x09\x0b-\x1f\x7f-\x9f\u202e]/);
    expect(report).toContain("a\\x1b[2J.yaml:2:1  error  schema-unknown-key  x\\x07\\u202ey");
    expect(report).toContain("hint: a\\x0ab");
  });
});
