import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TreeServer } from "../../commands/shared/server/serve-tree.ts";
import { axeFindings } from "../e2e/support/axe.ts";
import { serveSite } from "../e2e/support/built-site.ts";
import { openFolds } from "../e2e/support/open-folds.ts";
import { type BuiltPage, pagesOf } from "../e2e/support/page-types.ts";
import { testBrowser, WITHOUT_WORKER } from "../e2e/support/test-browser.ts";
import { ownSite } from "./own-site.ts";

const { out } = ownSite();
const tests = testBrowser({ ...WITHOUT_WORKER, reducedMotion: "reduce" });
let server: TreeServer;
beforeAll(async () => {
  server = await serveSite(out);
});
afterAll(() => server?.close());

const modes = ["light", "dark"] as const;
const widths = [1280, 390] as const;

/**
 * Pages are seen in turns in each mode at each width, and without their scripts: that every type of page is right in all
 * of them, and with what scripts make of it, is held for samples.
 */
const pagesIn = (mode: (typeof modes)[number], width: (typeof widths)[number]): readonly BuiltPage[] => {
  const turn = widths.indexOf(width) * modes.length + modes.indexOf(mode);
  return pagesOf(out).filter((_, at) => at % (modes.length * widths.length) === turn);
};

async function visitor(mode: string, width: number): Promise<Page> {
  const context = await tests.newContext({ viewport: { width, height: 900 } });
  await context.addInitScript((theme) => localStorage.setItem("theme", theme), mode);
  await context.route(/\.js$/, (route) => route.abort());
  return context.newPage();
}

test.each(modes)("axe-core finds nothing on any page in the %s mode", async (mode) => {
  const findings: Record<string, string[]> = {};
  // Two pages at a time, since each is drawn by a process of its own.
  await Promise.all(
    widths.map(async (width) => {
      const page = await visitor(mode, width);
      for (const { address } of pagesIn(mode, width)) {
        await page.goto(new URL(address, server.url).href);
        await openFolds(page);
        const found = await axeFindings(page);
        if (found.length > 0) findings[`/${address} at ${width} px`] = found;
      }
    }),
  );
  expect(findings).toEqual({});
});
