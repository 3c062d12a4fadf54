import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { followLink, untilStarted } from "../support/watched-page.ts";
import { visitWithWorker } from "./offline-visit.ts";
import type { FaultServer } from "./server/fault-server.ts";
import { testReleases } from "./testing.ts";

const tests = testReleases();
const NEWER = "There is a newer text of this page.";
const NEW_TEXT = "in the second release";

/** A reader on a page that has a link to /docs/intro, which is fetched ahead; time can be made to pass there. */
async function visitAhead(): Promise<{ readonly page: Page; readonly server: FaultServer }> {
  const server = await tests.start();
  const { page } = await visitWithWorker(tests.browser, server);
  await page.addInitScript(() => {
    const { now } = Date;
    Object.assign(window, { later: 0 });
    Date.now = () => now() + (window as unknown as { later: number }).later;
  });
  await page.goto(`${server.url}contact`);
  await untilStarted(page);
  await page.locator('a[href="/docs/intro"]').locator("visible=true").first().hover();
  await expect.poll(() => server.requests.count("/docs/intro/index.json")).toBeGreaterThan(0);
  // The page before this one may have fetched it too.
  await page.waitForLoadState("networkidle");
  server.requests.reset();
  return { page, server };
}

const pass = (page: Page, ms: number) => page.evaluate((later) => Object.assign(window, { later }), ms);
const text = (page: Page) => page.getByRole("main").textContent();

test("a page that was fetched ahead of a deployment says that there is a newer text, and a press shows it in place", async () => {
  const { page, server } = await visitAhead();
  server.deploy("v2");
  await pass(page, 60_000);
  await followLink(page, "/docs/intro");
  await page.getByText(NEWER).waitFor();
  expect(await text(page)).not.toContain(NEW_TEXT);
  await page.getByRole("button", { name: "Show it" }).click();
  await expect.poll(() => text(page)).toContain(NEW_TEXT);
  expect(await page.getByText(NEWER).count()).toBe(0);
});

test("a page that was fetched some time ahead and is the same costs one question, and nothing is said", async () => {
  const { page, server } = await visitAhead();
  await pass(page, 60_000);
  await followLink(page, "/docs/intro");
  await expect
    .poll(() => server.requests.of("/docs/intro/index.json").map(({ status }) => status))
    .toEqual([304]);
  await page.getByRole("heading", { level: 1, name: "Start here" }).waitFor();
  expect(await page.getByText(NEWER).count()).toBe(0);
});
