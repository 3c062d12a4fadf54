import { describe, expect, it, test } from "vitest";
import { type DiagnosticCode, diagnosticCodes } from "../../core/diagnostic-codes.ts";
import { codePages } from "./code-pages.ts";
import { readExamples } from "./read-examples.ts";
import { runExample } from "./run-example.ts";

/** Codes whose page cannot show an example that runs, and why. Their texts are tested where they are made. */
const withoutExample: Partial<Record<DiagnosticCode, string>> = {
  "data-folder-missing":
    "it is about the folder itself, while dev is at work; pipeline/tests/e2e/dev-folder.test.ts",
  "deploy-file-differs": "it is about a deployed site; pipeline/tests/e2e/verify.test.ts",
  "deploy-file-missing": "it is about a deployed site; pipeline/tests/e2e/verify.test.ts",
  "deploy-header": "it is about a deployed site; pipeline/tests/e2e/verify.test.ts",
  "internal-error": "it means a bug of Fairlead; an input that shows one is mended",
  "file-kind":
    "it needs a pipe or socket, which no repository can hold; pipeline/sources/read/read-data.test.ts",
  "file-name-form":
    "it needs two names of which no disk of macOS can hold both; pipeline/pages/normal-form.test.ts",
  "file-unreadable":
    "it needs rights that a test cannot take from itself; pipeline/sources/read/read-data.test.ts",
  "limit-diagnostics":
    "it needs more than a hundred mistakes; pipeline/commands/shared/report/listed.test.ts",
  "offline-file-missing": "only a rendered page shows it; pipeline/outputs/offline/assert-complete.test.ts",
  "offline-incomplete": "it means a bug of Fairlead; pipeline/outputs/offline/assert-complete.test.ts",
  "output-locked": "it needs a second build at the same time; pipeline/write/location/build-lock.test.ts",
  "output-not-allowed": "it is about the output folder; pipeline/write/location/output-problem.test.ts",
  "output-not-written": "it needs a full or read-only disk; pipeline/write/disk/disk-failure.test.ts",
  "pdf-not-printed": "it is about the browser of the machine; pipeline/tests/e2e/datasheet-pdf.test.ts",
  "schema-not-allowed": "no schema of ours gives it; pipeline/sources/validate/explain-error.test.ts",
  "site-url-missing": "it is about an option of build; pipeline/commands/shared/site-address.test.ts",
};

/** Diagnostics that must come with another one. */
const companions: Partial<Record<DiagnosticCode, readonly DiagnosticCode[]>> = {
  // A finding that an ended exception covered counts again.
  "exception-ended": ["image-external"],
  "prose-exception-ended": ["description-missing"],
};

const pages = codePages();
const examples = pages.flatMap(({ code, text }) => {
  const { wrong, right } = readExamples(text);
  return wrong === undefined || right === undefined ? [] : [{ code, text, wrong, right }];
});

test("every code has a page in the manual, and every page a code", () => {
  expect(pages.map(({ code }) => code)).toEqual(Object.keys(diagnosticCodes));
});

test("the codes are sorted, so that two people who add one rarely meet", () => {
  expect(Object.keys(diagnosticCodes)).toEqual(Object.keys(diagnosticCodes).sort());
});

test("every page has a wrong and a right example, but for codes that no data folder can show", () => {
  const missing = pages
    .map(({ code }) => code)
    .filter((code) => !examples.some((page) => page.code === code));
  expect(missing).toEqual(Object.keys(withoutExample).sort());
});

describe.each(examples)("the page about $code", ({ code, text, wrong, right }) => {
  it("shows a wrong example that gives this diagnostic, with the report that it prints", async () => {
    const outcome = await runExample(wrong, { code, kind: "wrong" });
    expect(outcome.diagnostics.map((diagnostic) => diagnostic.code)).toEqual([
      ...(companions[code as DiagnosticCode] ?? []),
      code,
    ]);
    expect(outcome.text).toBe(wrong.report);
  });

  it("shows a right example that gives nothing", async () => {
    const outcome = await runExample(right, { code, kind: "right" });
    expect(outcome.text).toBe("");
  });

  it("says how to turn it off exactly where that is allowed", () => {
    const isOpen = diagnosticCodes[code as DiagnosticCode] === "open";
    expect(/^## Turning it off$/m.test(text)).toBe(isOpen);
    if (isOpen) expect(text).toContain(`${code}: off`);
  });
});
