import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { blockersOf } from "../../commands/shared/publish-note.ts";
import { siteOfFolder } from "../../pages/testing.ts";

const data = fileURLToPath(new URL("../../../data", import.meta.url));
const list = fileURLToPath(new URL("../../tests/fixtures/publish/company.txt", import.meta.url));

/**
 * What a person has still to supply before the company's site is published, thing by thing. Whoever takes one away has an answer
 * to it, and whoever adds one knows that it stops the deployment; `-u` writes the list anew.
 */
test("the deployment of the company's site waits for exactly these answers", async () => {
  const blockers = blockersOf(await siteOfFolder(data));
  const lines = blockers.map(({ supply, diagnostics }) => `${diagnostics[0]?.code}: ${supply}\n`);
  await expect(lines.sort().join("")).toMatchFileSnapshot(list);
});
