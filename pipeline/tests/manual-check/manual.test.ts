import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { printed, siteOfFolder } from "../support/pages/site-of.ts";

const manual = fileURLToPath(new URL("../../manual/", import.meta.url));

test("the manual is a site without a mistake", async () => {
  expect(printed(await siteOfFolder(manual))).toBe("No errors, no warnings.\n");
});
