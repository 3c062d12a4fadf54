import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { blockersOf } from "../../commands/shared/publish-note.ts";
import { siteOfFolder } from "../../tests/support/pages/site-of.ts";

const data = fileURLToPath(new URL("../../tests/fixtures/fleet", import.meta.url));
const list = fileURLToPath(new URL("../../tests/fixtures/publish/fleet.txt", import.meta.url));

/**
 * The answers and files that a person has still to supply before a site of many pages is published, one by
 * one; `-u` writes the list anew.
 */
test("the deployment of a site waits for exactly these answers", async () => {
  const blockers = blockersOf(await siteOfFolder(data));
  const lines = blockers.map(({ supply, diagnostics }) => `${diagnostics[0]?.code}: ${supply}\n`);
  await expect(lines.sort().join("")).toMatchFileSnapshot(list);
});
