import type { Browser, BrowserContext, Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { endVisit, newVisitor } from "../browser.ts";
import { untilStarted } from "../support/watched-page.ts";
import { type TakeTrouble, watchTrouble } from "./browser/trouble.ts";
import { waitActive } from "./browser/worker-state.ts";
import type { FaultServer } from "./server/fault-server.ts";

/** A visitor of a site that can fail. */
export interface OfflineVisit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly takeTrouble: TakeTrouble;
}

/** A new visitor on the home page, without waiting for anything. */
export async function visitSite(browser: Browser, server: FaultServer): Promise<OfflineVisit> {
  const context = await newVisitor(browser);
  onTestFinished(() => endVisit(context));
  const takeTrouble = watchTrouble(context);
  const page = await context.newPage();
  await page.goto(server.url);
  return { context, page, takeTrouble };
}

/** A new visitor whose worker is installed and serves the page. */
export async function visitWithWorker(browser: Browser, server: FaultServer): Promise<OfflineVisit> {
  const visit = await visitSite(browser, server);
  await untilStarted(visit.page);
  await waitActive(visit.page);
  await visit.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return visit;
}
