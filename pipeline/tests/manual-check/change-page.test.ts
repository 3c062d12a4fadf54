import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { changePage, updatedPage } from "./change-page.ts";

test("the page about changes shows what its commands print", async () => {
  const page = readFileSync(changePage, "utf8");
  expect(page).toMatch(/^```text title="fairlead [^"]+"\nFrom main/m);
  expect(await updatedPage(page)).toBe(page);
});

test("the files that the page shows are a whole site, in which only the change that it is about is wrong", () => {
  const page = readFileSync(changePage, "utf8");
  const codes = [...page.matchAll(/^data\/\S+ {2}error {2}(\S+)/gm)].map(([, code]) => code);
  expect(codes).toEqual(["revision-entry-missing"]);
});
