import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { buildReleases, editFile } from "./faults/releases.ts";
import type { FaultServer } from "./faults/server/fault-server.ts";
import { startFaultServer } from "./faults/testing.ts";
import { builtSite } from "./support/built-site.ts";
import { testBrowser } from "./support/test-browser.ts";
import { untilStarted } from "./support/watched-page.ts";

/** Gives the docs of a board another folder, as their authors might. */
function renameBeta(data: string): void {
  renameSync(join(data, "docs/Beta"), join(data, "docs/Gamma"));
  for (const file of ["docs/intro.md", "products/boards/beta.yaml"]) {
    const path = join(data, file);
    writeFileSync(path, readFileSync(path, "utf8").replace("Beta/wiring", "Gamma/wiring"));
  }
}

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

/** The results of the search of a page under a heading: addresses and texts. */
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
    const server = await serve({ own: await builtSite({ data: "fleet" }) });
    const { page, context, takeTroubles } = await openPanel(server);
    await page.keyboard.press("/");
    const online: string[][] = [];
    for (const query of queries) online.push(await resultsOf(page, query));
    expect(online.filter((found) => found.length > 0).length).toBeGreaterThanOrEqual(9);
    await page.keyboard.press("Escape");
    await saveDocs(page);
    expect(takeTroubles()).toEqual([]);
    // The code that reads a copy is a chunk of its own: a first query at sea has it from the copy, this one
    // from the server.
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
    const server = await serve({ own: await builtSite({ data: "fleet" }) });
    const { page, context } = await openPanel(server);
    await saveDocs(page);
    const note = (tab: Page) => tab.getByText("only pages saved on this device are searched");
    const asks = async (tab: Page, query: string) => {
      const dialog = tab.getByRole("dialog", { name: "Search" });
      await tab.getByRole("searchbox", { name: "Search the site" }).fill(query);
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
    const server = await serve({ own: await builtSite({ data: "fleet" }) });
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
    const server = await serve({ own: await builtSite({ data: "fleet" }) });
    const { page } = await openPanel(server);
    await saveDocs(page);
    await server.kill();
    await panelOf(page).getByRole("button", { name: "Check for updates" }).click();
    await panelOf(page).getByText("There is no network, or the server cannot be reached.").waitFor();
    expect(await panelOf(page).getByText("Complete and readable without a network").count()).toBe(1);
  });
});

describe("what others do, and what a visitor ends", () => {
  const status = (page: Page) => panelOf(page).getByRole("status");
  const progress = (page: Page) => panelOf(page).locator(".copy-progress");
  const savedMarker = (page: Page) => page.evaluate(() => localStorage.getItem("fairlead/copy"));

  test("what the page does by itself is shown while it lasts, and no longer", async () => {
    const server = await serve({ own: await builtSite({ data: "small" }) });
    const { page } = await openPanel(server);
    await saveDocs(page);
    server.requests.reset();
    await page.reload();
    // The panel asks what is new, and a moment later the visit does.
    await expect.poll(() => server.requests.count("/latest.json"), { timeout: 120_000 }).toBe(2);
    await progress(page).waitFor({ state: "detached", timeout: 5000 });
  });

  test("a tab that watches another is told how that ended", async () => {
    const server = await serve({ own: await builtSite({ data: "small" }) });
    const { page, context } = await openPanel(server);
    const other = await context.newPage();
    await other.goto(`${server.url}offline`);
    await panelOf(other).getByRole("button", { name: /^Save/ }).waitFor();
    server.network = { latency: 300 };
    const saving = saveDocs(page);
    await progress(other).waitFor();
    await saving;
    await status(other).getByText("Done. Every file was checked.").waitFor();
    expect(await progress(other).count()).toBe(0);
    await panelOf(other).getByRole("button", { name: "Verify" }).waitFor();
  });

  test("a tab that watched one which was closed says so, and can go on", async () => {
    const server = await serve({ own: await builtSite({ data: "small" }) });
    const { page, context } = await openPanel(server);
    const other = await context.newPage();
    await other.goto(`${server.url}offline`);
    await panelOf(other).getByRole("button", { name: /^Save/ }).waitFor();
    server.fault(/\.pack$/, { kind: "no-headers" });
    await panelOf(page).getByRole("button", { name: /^Save/ }).click();
    await expect.poll(() => server.requests.count(/\.pack$/)).toBeGreaterThan(0);
    await panelOf(other)
      .getByRole("button", { name: /^Save|Go on now/ })
      .click();
    await status(other).getByText("Another tab of this site is at work").waitFor();
    await page.close();
    await status(other).getByText("The other tab was closed").waitFor();
    server.heal();
    await panelOf(other).getByRole("button", { name: "Go on now" }).click();
    await status(other).getByText("Done. Every file was checked.").waitFor();
  });

  test("Stop ends a download that hangs, at once and for good", async () => {
    const server = await serve({ own: await builtSite({ data: "small" }) });
    const { page } = await openPanel(server);
    server.fault(/\.pack$/, { kind: "no-headers" });
    await panelOf(page).getByRole("button", { name: /^Save/ }).click();
    await expect.poll(() => server.requests.count(/\.pack$/)).toBeGreaterThan(0);
    await panelOf(page).getByRole("button", { name: "Stop" }).click();
    await status(page).getByText("Stopped.").waitFor({ timeout: 5000 });
    server.heal();
    server.requests.reset();
    await page.reload();
    await panelOf(page).getByRole("button", { name: /^Save/ }).waitFor();
    await page.waitForTimeout(6000);
    expect(server.requests.count(/\.pack$/)).toBe(0);
  });

  test("a copy that the visitor removed is not missed, in no tab", async () => {
    const server = await serve({ own: await builtSite({ data: "small" }) });
    const { page, context } = await openPanel(server);
    await saveDocs(page);
    const other = await context.newPage();
    await other.goto(`${server.url}offline`);
    await panelOf(other).getByRole("button", { name: "Verify" }).waitFor();
    await panelOf(page).getByRole("button", { name: "Remove all" }).click();
    await status(page).getByText("Removed from this device.").waitFor();
    await panelOf(other).getByText("Not saved").first().waitFor();
    expect(await savedMarker(page)).toBeNull();
    await page.reload();
    await panelOf(page).getByRole("button", { name: /^Save/ }).waitFor();
    expect(await panelOf(page).getByText("was removed by the browser").count()).toBe(0);
  });

  test("the button names what a first save costs", async () => {
    const server = await serve({ own: await builtSite({ data: "small" }) });
    const { page } = await openPanel(server);
    const button = panelOf(page).getByRole("button", { name: /^Save/ });
    const [, size = ""] = /\(([\d.]+)\s?kB\)/.exec((await button.textContent()) ?? "") ?? [];
    await page.waitForLoadState("networkidle");
    server.requests.reset();
    await saveDocs(page);
    const cost = server.requests.bytes(/^\/(?:packs|assets)\//);
    expect(Math.abs(cost - 1000 * Number(size))).toBeLessThan(0.02 * cost);
  });
});

test("the keyboard keeps its place: each press leads to Stop, then to what came of it", async () => {
  const server = await serve({ own: await builtSite({ data: "small" }) });
  const { page } = await openPanel(server);
  const press = async (name: RegExp | string) => {
    await panelOf(page)
      .getByRole("button", { name, exact: typeof name === "string" })
      .focus();
    await page.keyboard.press("Enter");
  };
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  const presses: [RegExp | string, string][] = [
    [/^Save/, "Done. Every file was checked."],
    ["Verify", "Verified: all"],
    ["Repair", "Nothing to do: the copy is up to date."],
    ["Remove all", "Removed from this device."],
  ];
  for (const [name, text] of presses) {
    await press(name);
    await panelOf(page).getByRole("status").getByText(text).waitFor();
    expect(await focused()).toContain(text);
  }
  // Nothing goes away here, so the focus stays.
  await press("Check for updates");
  await panelOf(page).getByText("Nothing is saved yet.").waitFor();
  expect(await focused()).toBe("Check for updates");
});

test("a release without a saved part names it, and takes it away by a press alone", async () => {
  // With a base of their own the releases have sources of their own, which others do not miss a folder in.
  const base = "/gone/";
  const builds = await buildReleases({
    data: "small",
    base,
    releases: [
      { name: "gone v1", number: 1, edit: () => {} },
      { name: "gone v2", number: 2, edit: renameBeta },
    ],
  });
  const server = await startFaultServer({ builds, base });
  const { page, context } = await openPanel(server);
  await saveDocs(page);
  server.deploy("gone v2");
  const reader = await context.newPage();
  await reader.goto(`${server.url}docs/intro`);
  await reader.getByText("An update removes saved pages.").waitFor();
  await panelOf(page).getByRole("button", { name: "Check for updates" }).click();
  await panelOf(page).getByText("It no longer has “Beta”").waitFor();
  const offer = panelOf(page).getByText(/^1 page changed, \d pages removed$/);
  const [, count] = /(\d) pages removed/.exec((await offer.textContent()) ?? "") ?? [];
  await server.kill();
  expect((await reader.goto(`${server.url}docs/Beta/wiring`))?.status()).toBe(200);
  await server.start();
  await panelOf(page).getByRole("button", { name: "Update and give up these pages" }).click();
  await panelOf(page).getByText("Done. Every file was checked.").waitFor();
  const last = panelOf(page).locator("#last-update");
  await last.locator("summary").click();
  expect(await last.getByText("(removed)").count()).toBe(Number(count));
});
