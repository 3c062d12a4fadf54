import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TreeServer } from "../serve/serve-tree.ts";
import { launch, newVisitor } from "./browser.ts";
import { builtSite, dataFolders, serveSite } from "./support/built-site.ts";
import { onePageOfEachType } from "./support/page-types.ts";
import { untilStarted } from "./support/watched-page.ts";

// What a screen reader is told of every type of page: pipeline/fixtures/aria/<type>.yaml, of the samples. A change of it is
// a change for readers; `npx vitest run --project e2e pipeline/e2e/aria.test.ts -u` writes it anew.
let browser: Browser;
let server: TreeServer;
let out: string;
beforeAll(async () => {
  browser = await launch();
  out = await builtSite({ data: "samples" });
  server = await serveSite(out);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const folder = join(dataFolders.samples, "../aria");
/** A doc of middling length: the first one holds every embed there is. */
const doc = "docs/guide/second";

/** What is said of the page, without what every change changes: hashes and sizes of files, and what git knows of them. */
async function saidOf(page: Page, part = "body"): Promise<string> {
  await page.evaluate(() => document.querySelector(".edit-page")?.remove());
  const said = await page.locator(part).ariaSnapshot();
  return `${said.replace(/\b[0-9a-f]{64}\b/g, "(hash)").replace(/\b\d+(\.\d+)? (B|kB|MB)\b/g, "(size)")}\n`;
}

test("every type of page says to a screen reader what it did before", async () => {
  const context = await newVisitor(browser, {
    viewport: { width: 1280, height: 900 },
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const types = onePageOfEachType(out);
  expect(types.length).toBeGreaterThanOrEqual(14);
  for (const { type, address } of types) {
    await page.goto(new URL(type === "doc" ? doc : address, server.url).href);
    await untilStarted(page);
    if (type === "offline") await page.locator('.copy-panel[aria-busy="false"]').waitFor();
    await expect(await saidOf(page)).toMatchFileSnapshot(join(folder, `${type}.yaml`));
  }
  await context.close();
});

test("on a small screen the same, with menu and contents behind their buttons", async () => {
  const context = await newVisitor(browser, {
    viewport: { width: 390, height: 844 },
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto(new URL(doc, server.url).href);
  await untilStarted(page);
  await expect(await saidOf(page)).toMatchFileSnapshot(join(folder, "doc, small screen.yaml"));
  await page.locator("summary[aria-label='Toggle navigation bar']").click();
  await expect(await saidOf(page, ".navbar")).toMatchFileSnapshot(join(folder, "menu, small screen.yaml"));
  await context.close();
});
