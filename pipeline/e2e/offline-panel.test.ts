import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { buildReleases, editFile } from "./faults/releases.ts";
import type { FaultServer } from "./faults/server/fault-server.ts";
import { startFaultServer } from "./faults/testing.ts";
import { builtSite } from "./support/built-site.ts";
import { testBrowser } from "./support/test-browser.ts";
import { untilStarted } from "./support/watched-page.ts";

const tests = testBrowser({ viewport: { width: 1280, height: 900 } });
const serve = (builds: Readonly<Record<string, string>>) => startFaultServer({ builds });
const openPanel = (server: FaultServer) => tests.open(`${server.url}offline`);

const panelOf = (page: Page) => page.getByRole("region", { name: "Copy on this device" });

async function saveDocs(page: Page): Promise<void> {
  await panelOf(page)
    .getByRole("button", { name: /^Save \d+ parts? \(/ })
    .click();
  await panelOf(page).getByText("Done. Every file was checked.").waitFor();
}

/** What the search of a page shows under a heading: addresses and texts. */
async function resultsOf(page: Page, query: string): Promise<string[]> {
  await page.getByRole("searchbox", { name: "Search the site" }).fill(query);
  const dialog = page.getByRole("dialog", { name: "Search" });
  await dialog
    .getByRole("status")
    .filter({ hasText: /result/ })
    .waitFor();
  await page.waitForTimeout(300);
  const docs = dialog
    .locator(".search-group")
    .filter({ has: page.getByRole("heading", { name: /^Documentation/ }) });
  return docs
    .locator("a.search-hit")
    .evaluateAll((all) => all.map((one) => `${one.getAttribute("href")} ${one.textContent}`));
}

describe("saving all docs", () => {
  const queries = [
    "ring limiter",
    "24 V",
    "INPUT_MBUS_CH1",
    "modbus registers",
    "heding hold",
    "115200",
    "can bus",
    "1 Mbit/s",
    "sbus",
    "wiring",
  ];

  test("the search finds the same docs with the server dead as it found online", async () => {
    const server = await serve({ own: await builtSite({ data: "company" }) });
    const { page, context, takeTroubles } = await openPanel(server);
    await page.keyboard.press("/");
    const online: string[][] = [];
    for (const query of queries) online.push(await resultsOf(page, query));
    expect(online.filter((found) => found.length > 0).length).toBeGreaterThanOrEqual(9);
    await page.keyboard.press("Escape");
    await saveDocs(page);
    expect(takeTroubles()).toEqual([]);
    // What reads a copy is a chunk of its own: a first query at sea has it from the copy, this one from the server.
    await page.reload();
    await untilStarted(page);
    await page.keyboard.press("/");
    await resultsOf(page, "wiring");
    await server.kill();
    await context.setOffline(true);
    for (const [at, query] of queries.entries()) {
      expect(await resultsOf(page, query)).toEqual(online[at]);
    }
  });

  test("on a fresh page at sea the search says that only saved pages are searched, and finds no other", async () => {
    const server = await serve({ own: await builtSite({ data: "company" }) });
    const { page, context } = await openPanel(server);
    await saveDocs(page);
    const note = (shown: Page) => shown.getByText("only pages saved on this device are searched");
    const asks = async (shown: Page, query: string) => {
      const dialog = shown.getByRole("dialog", { name: "Search" });
      await shown.getByRole("searchbox", { name: "Search the site" }).fill(query);
      await dialog.getByRole("status").filter({ hasText: /\d/ }).waitFor();
      const hits = dialog.locator(".search-group a.search-hit");
      return hits.evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
    };
    await page.keyboard.press("/");
    expect((await asks(page, "wiring")).length).toBeGreaterThan(0);
    expect(await note(page).count()).toBe(0);
    await page.close();
    await server.kill();
    await context.setOffline(true);
    const fresh = await context.newPage();
    await fresh.goto(`${server.url}docs/intro`);
    await untilStarted(fresh);
    await fresh.keyboard.press("/");
    // A word of the page for contact, which is in no section that was saved.
    const found = await asks(fresh, "contact");
    await note(fresh).waitFor();
    expect(found.filter((href) => !href.startsWith("/docs"))).toEqual([]);
    expect((await asks(fresh, "wiring")).length).toBeGreaterThan(0);
    expect(await note(fresh).count()).toBe(1);
  });

  test("an update costs no byte for search, and the changed text is found", async () => {
    const builds = await buildReleases({
      data: "small",
      releases: [
        { name: "search v1", number: 1, edit: () => {} },
        {
          name: "search v2",
          number: 2,
          edit: editFile("docs/Beta/wiring.md", "description:", "description: Quokkas."),
        },
      ],
    });
    const server = await serve(builds);
    const { page } = await openPanel(server);
    await saveDocs(page);
    server.deploy("search v2");
    server.requests.reset();
    await panelOf(page).getByRole("button", { name: "Check for updates" }).click();
    await panelOf(page).getByRole("button", { name: "Update now" }).click();
    await panelOf(page).getByText("Done. Every file was checked.").waitFor();
    expect(server.requests.count(/search\/(?:statistics|terms|pages)/)).toBe(0);
    await page.keyboard.press("/");
    expect(await resultsOf(page, "quokkas")).toHaveLength(1);
    expect(server.requests.paths(/search\/(?:terms|pages)/).join()).not.toMatch(/quokka/);
  });
});

describe("the panel", () => {
  test("names the zip with its size, and what can be saved with the cost of each part", async () => {
    const server = await serve({ own: await builtSite({ data: "company" }) });
    const { page, takeTroubles } = await openPanel(server);
    const link = panelOf(page).getByRole("link", { name: /^all \d+ pages as a zip$/ });
    await link.waitFor();
    expect(await panelOf(page).locator(".copy-archive").textContent()).toMatch(
      /\d\skB\), to open from a disk\.$/,
    );
    const answer = await page.request.get(new URL((await link.getAttribute("href")) ?? "", server.url).href);
    expect(answer.status()).toBe(200);
    expect(await panelOf(page).getByRole("row").count()).toBeGreaterThan(8);
    expect(takeTroubles()).toEqual([]);
  });

  test("shows bytes while it loads, verifies as a step of its own, names changed pages, and removes what was saved", async () => {
    const builds = await buildReleases({
      data: "small",
      releases: [
        { name: "panel v1", number: 1, edit: () => {} },
        {
          name: "panel v2",
          number: 2,
          edit: editFile("docs/Beta/service.md", "Read about", "First read about"),
        },
      ],
    });
    const server = await serve(builds);
    const { page, takeTroubles } = await openPanel(server);
    const panel = panelOf(page);
    const press = (name: string) => panel.getByRole("button", { name, exact: true }).click();
    const steps = page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const seen = new Set<string>();
          const note = (): void => {
            const text = document.querySelector(".copy-progress")?.textContent;
            if (text) seen.add(text.replace(/\d[\d.]*/g, "0"));
            if (document.querySelector(".copy-outcome")) resolve([...seen]);
          };
          new MutationObserver(note).observe(document.body, {
            childList: true,
            subtree: true,
            characterData: true,
          });
        }),
    );
    server.network = { latency: 40, bytesPerSecond: 80_000 };
    await saveDocs(page);
    server.network = {};
    expect((await steps).join("; ")).toMatch(
      /Downloading0\s[kM]?B of 0\s[kM]?B.*Verifying what is stored0\s[kM]?B of/,
    );
    const facts = await panel.locator(".copy-facts").textContent();
    for (const what of [
      "Complete and readable without a network",
      "No. 1",
      "Saved",
      "Size",
      "Kept by the browser",
    ])
      expect(facts).toContain(what);
    await press("Verify");
    await panel.getByText(/^Verified: all \d+ files are whole\.$/).waitFor();
    server.deploy("panel v2");
    await press("Check for updates");
    await panel.getByText("An update is available").waitFor();
    await panel.getByText("1 page changed").click();
    expect(await panel.locator(".copy-changes a").getAttribute("href")).toBe("/docs/Beta/service");
    await press("Remove all");
    await panel.locator(".copy-facts").waitFor({ state: "detached" });
    await panel.getByText("Not saved").first().waitFor();
    const left = await page.evaluate(
      async () => (await (await caches.open("fairlead/objects")).keys()).length,
    );
    expect(left).toBe(0);
    expect(takeTroubles()).toEqual([]);
  });

  test("with the server dead it says so, and what is saved stays listed", async () => {
    const server = await serve({ own: await builtSite({ data: "company" }) });
    const { page } = await openPanel(server);
    await saveDocs(page);
    await server.kill();
    await panelOf(page).getByRole("button", { name: "Check for updates" }).click();
    await panelOf(page).getByText("There is no network, or the server cannot be reached.").waitFor();
    expect(await panelOf(page).getByText("Complete and readable without a network").count()).toBe(1);
  });
});
