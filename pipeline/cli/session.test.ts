import { resolve } from "node:path";
import { describe, expect, it, test } from "vitest";
import type { Diagnostic } from "../diagnostics.ts";
import { readOptions } from "./options.ts";
import { isRefused, shownDiagnostics } from "./session.ts";

const optionsOf = (...argv: string[]) => {
  const options = readOptions(["check", ...argv]);
  if (options === "help") throw new Error("no command");
  return options;
};
const found = (severity: Diagnostic["severity"]): Diagnostic => ({
  code: "image-external",
  severity,
  file: "docs/a.md",
  message: "x",
});

describe("a command fails", () => {
  const cases: [name: string, argv: string[], severities: Diagnostic["severity"][], isRefused: boolean][] = [
    ["with an error", [], ["error"], true],
    ["never because of warnings alone", [], ["warning", "warning"], false],
    ["with more warnings than are allowed", ["--max-warnings", "1"], ["warning", "warning"], true],
    ["not with as many warnings as are allowed", ["--max-warnings", "2"], ["warning", "warning"], false],
    ["with any warning where none is allowed", ["--max-warnings", "0"], ["warning"], true],
    ["not where nothing is wrong", ["--max-warnings", "0"], [], false],
  ];
  it.each(cases)("%s", (_name, argv, severities, expected) => {
    expect(isRefused(optionsOf(...argv), severities.map(found))).toBe(expected);
  });
});

describe("every diagnostic names its page of the manual", () => {
  const docsOf = (...argv: string[]) => shownDiagnostics(optionsOf(...argv), [found("error")])[0]?.docs;

  test("by its address within the manual", () => {
    expect(docsOf()).toBe("/diagnostics/image-external");
  });

  test("and as a whole address where the manual is published", () => {
    expect(docsOf("--manual-url", "https://example.org/manual/")).toBe(
      "https://example.org/manual/diagnostics/image-external",
    );
  });
});

test("files are named from the folder in which the command runs", () => {
  expect(shownDiagnostics(optionsOf("--data", resolve("site")), [found("error")])[0]?.file).toBe(
    "site/docs/a.md",
  );
});
