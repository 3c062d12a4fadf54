import { expect, it } from "vitest";
import type { Diagnostic } from "../../../../schema/generated/types.ts";
import { formatJson } from "./format-json.ts";
import { formats } from "./formats.ts";

const warning: Diagnostic = { message: "Second.", code: "b", severity: "warning", file: "b.yaml" };
const error: Diagnostic = {
  code: "a",
  severity: "error",
  file: "a.yaml",
  line: 1,
  column: 2,
  endLine: 1,
  endColumn: 3,
  message: "First.",
  hint: "Do it.",
};

it("is one object with sorted diagnostics, their fields in one order, and a summary", () => {
  expect(formatJson([warning, error])).toBe(`{
  "version": 1,
  "diagnostics": [
    {
      "code": "a",
      "severity": "error",
      "file": "a.yaml",
      "line": 1,
      "column": 2,
      "endLine": 1,
      "endColumn": 3,
      "message": "First.",
      "hint": "Do it."
    },
    {
      "code": "b",
      "severity": "warning",
      "file": "b.yaml",
      "message": "Second."
    }
  ],
  "summary": {
    "errors": 1,
    "warnings": 1,
    "files": 2
  }
}
`);
});

it("escapes what a terminal would obey and gives it back when it is parsed", () => {
  const message = "\u009b2J\u202e\u0007é";
  const text = formatJson([{ ...error, message }]);
  expect(text).not.toMatch(/[\x7f-\x9f\u202e\x07]/);
  expect(JSON.parse(text).diagnostics[0].message).toBe(message);
});

it("is found by its name", () => {
  expect(Object.keys(formats)).toEqual(["pretty", "json", "github", "junit", "sarif"]);
});
