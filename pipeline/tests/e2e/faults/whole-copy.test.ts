import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { draw } from "../../mutation/draw.ts";
import { builtSite } from "../support/built-site.ts";
import { testBrowser } from "../support/test-browser.ts";
import { followLink, untilStarted } from "../support/watched-page.ts";
import { openPanel, saveByPanel, updateByPanel } from "./browser/save-by-panel.ts";
import { readCaches } from "./browser/storage.ts";
import { waitNewest } from "./browser/worker-state.ts";
import { assertInvariants, pagesBelow } from "./invariants.ts";
import { type OfflineVisit, visitWithWorker } from "./offline-visit.ts";
import { twoReleases } from "./releases.ts";
import type { FaultServer } from "./server/fault-server.ts";
import { isLong, startFaultServer } from "./testing.ts";

const SECOND = "Start, in the second release";

const tests = testBrowser();

interface Visit extends OfflineVisit {
  readonly server: FaultServer;
  readonly builds: Record<string, string>;
}

async function visitRelease(base: string): Promise<Visit> {
  const builds = await twoReleases(base);
  const server = await startFaultServer({ builds, base });
  return { ...(await visitWithWorker(tests.browser, server)), server, builds };
}

const markPage = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.mark = "";
  });
const isMarked = (page: Page) => page.evaluate(() => "mark" in document.documentElement.dataset);

test("save all docs of a site, kill the server: every page of the docs and its record, byte for byte", async () => {
  const out = await builtSite({ data: "fleet" });
  const server = await startFaultServer({ builds: { v1: out } });
  const visit = await visitWithWorker(tests.browser, server);
  await saveByPanel(visit.page, server, "docs");
  await server.kill();
  const docs = pagesBelow(out, "docs");
  expect(docs.length).toBeGreaterThan(40);
  const page = await visit.context.newPage();
  const roots = new Set<string | undefined>();
  // An opened page takes half a second; that each is what its record composes to is held for the files of a build.
  for (const pathname of isLong ? docs : draw(docs, 12, "opened of the copy")) {
    const response = await page.goto(server.origin + pathname, { waitUntil: "commit" });
    expect(await response?.text(), pathname).toBe(readFileSync(join(out, pathname, "index.html"), "utf8"));
    roots.add(response?.headers()["fairlead-root"]);
  }
  await untilStarted(page);
  const records = await page.evaluate(
    (paths) => Promise.all(paths.map(async (path) => (await fetch(`${path}/index.json`)).text())),
    docs,
  );
  docs.forEach((pathname, section) => {
    expect(records[section], pathname).toBe(readFileSync(join(out, pathname, "index.json"), "utf8"));
  });
  expect(roots.size).toBe(1);
  expect(visit.takeTrouble()).toEqual([]);
});

describe.each(["/", "/sub/path/"])("a copy saved by the panel, below %s", (base) => {
  test("without a network: pages with their date, what is not found, and the panel itself", async () => {
    const visit = await visitRelease(base);
    const { page, server, builds } = visit;
    await saveByPanel(page, server, "docs");
    await server.kill();
    await page.goto(`${server.url}docs/intro`);
    await untilStarted(page);
    const today = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" }).format(Date.now());
    expect(await page.locator(".copy-age").textContent()).toBe(`Copy saved on ${today}`);
    expect(await page.locator(".copy-age").getAttribute("href")).toBe(`${base}offline`);
    await followLink(page, `${base}docs/Alpha/wiring`);
    await page.waitForURL(/Alpha\/wiring/);
    expect((await page.goto(`${server.url}docs/nowhere`))?.status()).toBe(404);
    expect(await page.title()).toContain("Page Not Found");
    await openPanel(page, server);
    expect(await page.locator(".copy-facts").textContent()).toContain(
      "Complete and readable without a network",
    );
    expect(await page.locator(".copy-remark").textContent()).toContain("There is no network");
    const pages = pagesBelow(builds.v1 ?? "", "docs");
    await assertInvariants(visit, server, { out: builds.v1 ?? "", pages });
  });

  test("a newer release is offered to the open tab, which stays as it is until the press", async () => {
    const visit = await visitRelease(base);
    const { page, server, builds, context } = visit;
    await saveByPanel(page, server, "all");
    await page.goto(`${server.url}docs/Alpha/wiring`);
    await untilStarted(page);
    await markPage(page);
    server.deploy("v2");
    const other = await context.newPage();
    await updateByPanel(other, server);
    await other.close();
    await page.getByText("A newer version is available.").waitFor();
    expect(await page.getByRole("link", { name: "What changed" }).getAttribute("href")).toBe(
      `${base}offline#last-update`,
    );
    await followLink(page, `${base}docs/intro`);
    await page.getByRole("main").getByText("Begin with the").waitFor();
    expect(await isMarked(page)).toBe(true);
    await page.getByRole("button", { name: "Load it" }).click();
    await page.getByRole("main").getByText(SECOND).waitFor();
    expect(await isMarked(page)).toBe(false);
    // The browser forgets a navigation for good that comes while a worker ends that tools like this one look into.
    await waitNewest(page);
    const pages = pagesBelow(builds.v2 ?? "", "docs");
    await assertInvariants(visit, server, { out: builds.v2 ?? "", pages });
  });

  test("a script that the shell has lost comes from the copy, without a network and without a reload", async () => {
    const visit = await visitRelease(base);
    const { page, server, builds } = visit;
    await saveByPanel(page, server, "docs");
    await page.goto(`${server.url}docs/intro`);
    await untilStarted(page);
    await markPage(page);
    await server.kill();
    const shell = `fairlead${base}shell`;
    const lost = ((await readCaches(page))[shell] ?? []).filter((path) => /show-page-/.test(path));
    expect(lost).toHaveLength(1);
    await page.evaluate(
      async ({ shell, lost }) => {
        const cache = await caches.open(shell);
        for (const path of lost) await cache.delete(path);
      },
      { shell, lost },
    );
    await followLink(page, `${base}docs/Alpha/wiring`);
    await page.waitForURL(/Alpha\/wiring/);
    await page.locator("main h1").waitFor();
    expect(await isMarked(page)).toBe(true);
    const pages = pagesBelow(builds.v1 ?? "", "docs");
    await assertInvariants(visit, server, { out: builds.v1 ?? "", pages });
  });
});
