import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { changePage, updatedPage } from "./change-page.ts";

test("the page about changes shows what its commands print", async () => {
  const page = readFileSync(changePage, "utf8");
  expect(page).toMatch(/^```text title="fairlead [^"]+"\nFrom main/m);
  expect(await updatedPage(page)).toBe(page);
});
