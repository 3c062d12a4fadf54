import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { dataFolders } from "./support/built-site.ts";
import { onePageOfEachType } from "./support/page-types.ts";
import { testSite } from "./support/test-site.ts";
import { untilStarted } from "./support/watched-page.ts";

// The accessibility tree of every type of page, as screen readers get it:
// pipeline/tests/fixtures/aria/<type>.yaml, of the samples. A change of it is a change for readers; `npx
// vitest run --project e2e pipeline/tests/e2e/aria.test.ts -u` writes it anew.
const site = testSite({ data: "samples" });

const folder = join(dataFolders.samples, "../aria");
/** A doc of middling length: the first one holds every embed there is. */
const doc = "docs/guide/second";

/**
 * The accessibility tree of the page, without the parts that every change alters: hashes and sizes of files,
 * and facts from git about them.
 */
async function saidOf(page: Page, part = "body"): Promise<string> {
  await page.evaluate(() => document.querySelector(".edit-page")?.remove());
  const snapshot = await page.locator(part).ariaSnapshot();
  return `${snapshot.replace(/\b[0-9a-f]{64}\b/g, "(hash)").replace(/\b\d+(\.\d+)? (B|kB|MB)\b/g, "(size)")}\n`;
}

test("every type of page says to a screen reader what it did before", async () => {
  const context = await site.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const types = onePageOfEachType(site.out);
  expect(types.length).toBeGreaterThanOrEqual(14);
  for (const { type, address } of types) {
    await page.goto(site.at(type === "doc" ? doc : address));
    await untilStarted(page);
    if (type === "not-found")
      await page
        .getByRole("status")
        .filter({ hasText: /results?\b/i })
        .waitFor();
    if (type === "offline") await page.locator('.copy-panel[aria-busy="false"]').waitFor();
    await expect(await saidOf(page)).toMatchFileSnapshot(join(folder, `${type}.yaml`));
  }
});

test("on a small screen the same, with menu and contents behind their buttons", async () => {
  const context = await site.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto(site.at(doc));
  await untilStarted(page);
  await expect(await saidOf(page)).toMatchFileSnapshot(join(folder, "doc, small screen.yaml"));
  await page.locator("summary[aria-label='Toggle navigation bar']").click();
  // The code that makes the menu a panel is loaded when it is opened.
  await page.getByRole("button", { name: "Back to main menu" }).waitFor();
  await expect(await saidOf(page, ".navbar")).toMatchFileSnapshot(join(folder, "menu, small screen.yaml"));
});
