import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TreeServer } from "../../commands/shared/server/serve-tree.ts";
import { axeFindings } from "../e2e/support/axe.ts";
import { serveSite } from "../e2e/support/built-site.ts";
import { openFolds } from "../e2e/support/open-folds.ts";
import { pagesOf } from "../e2e/support/page-types.ts";
import { testBrowser, WITHOUT_WORKER } from "../e2e/support/test-browser.ts";
import { ownSite } from "./own-site.ts";

const { out } = ownSite();
const tests = testBrowser({ ...WITHOUT_WORKER, reducedMotion: "reduce" });
let server: TreeServer;
beforeAll(async () => {
  server = await serveSite(out);
});
afterAll(() => server?.close());

/**
 * Pages are seen in turns in each of these, and without their scripts: that every type of page is right in all of them,
 * and with what scripts make of it, is held for samples.
 */
const looks = [
  { mode: "light", width: 1280 },
  { mode: "dark", width: 390 },
  { mode: "light", width: 390 },
  { mode: "dark", width: 1280 },
] as const;

describe.each(looks)("axe-core finds nothing in the $mode at $width px", (look) => {
  const pages = pagesOf(out).filter((_, at) => looks[at % looks.length] === look);

  async function visitor(): Promise<Page> {
    const context = await tests.newContext({ viewport: { width: look.width, height: 900 } });
    await context.addInitScript((mode) => localStorage.setItem("theme", mode), look.mode);
    await context.route(/\.js$/, (route) => route.abort());
    return context.newPage();
  }

  test("on any page", async () => {
    const page = await visitor();
    const findings: Record<string, string[]> = {};
    for (const { address } of pages) {
      await page.goto(new URL(address, server.url).href);
      await openFolds(page);
      const found = await axeFindings(page);
      if (found.length > 0) findings[`/${address}`] = found;
    }
    expect(findings).toEqual({});
  });
});
