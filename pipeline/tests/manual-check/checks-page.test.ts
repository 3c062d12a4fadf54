import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { diagnosticCodes } from "../../core/diagnostic-codes.ts";
import { checksPage, checksPagePath } from "./checks-page.ts";

const page = readFileSync(checksPagePath, "utf8");

test("the page about checks lists the codes of baselines as they are; else run `npm run manual`", () => {
  expect(page).toBe(checksPage());
});

test("it names every code, once", () => {
  const lists = page.slice(page.indexOf("<!-- accepted-codes -->"), page.indexOf("<!-- /refused-codes -->"));
  const named = [...lists.matchAll(/\]\(\.\/diagnostics\/([a-z0-9-]+)\.md\)/g)].map(([, code]) => code);
  expect(named.toSorted()).toEqual(Object.keys(diagnosticCodes).toSorted());
});
