import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { diagnosticCodes } from "../../core/diagnostic-codes.ts";
import { builtSite } from "./support/built-site.ts";

test("the same command builds the manual, with a page for every diagnostic", async () => {
  const out = await builtSite({ data: "manual" });
  const missing = Object.keys(diagnosticCodes).filter(
    (code) => !existsSync(join(out, "diagnostics", code, "index.html")),
  );
  expect(missing).toEqual([]);
});
