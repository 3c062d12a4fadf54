import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { newVisitor } from "./browser.ts";
import { endOf } from "./support/command.ts";
import { type DevServer, startDev, stopDev } from "./support/dev-server.ts";
import { testBrowser } from "./support/test-browser.ts";
import { listFiles } from "./support/tree.ts";
import { until } from "./support/until.ts";
import { followLink, openWatched, untilStarted, type WatchedPage } from "./support/watched-page.ts";

const product = "products/boards/alpha.yaml";

const tests = testBrowser();
let dev: DevServer;
let opened: WatchedPage;

beforeEach(async () => {
  dev = await startDev();
  opened = await openWatched(await newVisitor(tests.browser));
});
afterEach(async () => {
  await opened.page.context().close();
  await stopDev(dev);
});

/** Opens a page and marks its window: the mark is gone after a reload. */
async function open(address: string): Promise<WatchedPage["page"]> {
  const { page } = opened;
  const listening = page.waitForResponse((response) => response.url().includes("__fairlead/events"));
  await page.goto(new URL(address, dev.url).href);
  await untilStarted(page);
  await listening;
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  return page;
}

async function expectNoReload(): Promise<void> {
  expect(await opened.page.evaluate(() => "stayed" in window), "the page was reloaded").toBe(true);
  expect(opened.takeTroubles()).toEqual([]);
}

function edit(path: string, from: string, to: string): void {
  const file = join(dev.data, path);
  const text = readFileSync(file, "utf8");
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

test("a save of an included file appears in the open page that includes it", async () => {
  const page = await open("/docs/Alpha/wiring");
  writeFileSync(join(dev.data, "docs/Alpha/_part.md"), "Words of a part.\n");
  const doc = join(dev.data, "docs/Alpha/wiring.md");
  writeFileSync(doc, `${readFileSync(doc, "utf8")}\n::include{file="_part.md"}\n`);
  const main = page.getByRole("main");
  await main.getByText("Words of a part.").waitFor();
  edit("docs/Alpha/_part.md", "Words of", "Other words in");
  await main.getByText("Other words in a part.").waitFor();
  await expectNoReload();
});

test("a changed value appears in the open page without a reload, wherever it is shown", async () => {
  const page = await open("/docs/Alpha/wiring");
  const main = page.getByRole("main");
  await main.getByText("Connect the supply of 12\u00A0V first.").waitFor();
  edit(product, "nom: 12", "nom: 13.50");
  await main.getByText("Connect the supply of 13.50\u00A0V first.").waitFor();
  await expectNoReload();
  await followLink(page, "/projects/boards/alpha");
  await main.getByText("13.50\u00A0V").first().waitFor();
  await expectNoReload();
});

test("a place that was scrolled to stays when a save is shown", async () => {
  const page = await open("/docs/Beta/wiring");
  await page.setViewportSize({ width: 600, height: 200 });
  await page.evaluate(() => scrollTo(0, 150));
  edit("docs/Beta/wiring.md", "Join the grounds", "Bond the grounds");
  await page.getByText("Bond the grounds at one point.").waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(150);
  await expectNoReload();
});

test("a broken save is shown over the page with its place and frame, until it is mended", async () => {
  const page = await open("/docs/Alpha/wiring");
  edit(product, "unit: mA", "unit: V");
  const overlay = page.getByRole("dialog", { name: "Errors" });
  await overlay.waitFor();
  const text = (await overlay.textContent()) ?? "";
  const line =
    readFileSync(join(dev.data, product), "utf8").split("\n").lastIndexOf("              unit: V") + 1;
  expect(text).toMatch(new RegExp(`data/${product}:${line}:\\d+`));
  expect(text).toMatch(new RegExp(`${line} \\| +unit: V`));
  expect(text).toContain("^");
  const link = overlay.getByRole("link", { name: new RegExp(`data/${product}:${line}:`) });
  expect(await link.getAttribute("href")).toMatch(
    new RegExp(`^vscode://file/.*/data/${product}:${line}:\\d+$`),
  );
  edit(product, "typ: 85\n              unit: V", "typ: 85\n              unit: mA");
  await overlay.waitFor({ state: "hidden" });
  await expectNoReload();
});

test("a page that is opened while a mistake is there shows it at once", async () => {
  edit("docs/intro.md", "./Alpha/wiring.md", "./Alpha/nowhere.md");
  await until("The report", () => dev.server.printed().includes("link-not-found"));
  const page = await open("/contact");
  const overlay = page.getByRole("dialog", { name: "Errors" });
  await overlay.waitFor();
  expect(await overlay.textContent()).toMatch(/data\/docs\/intro\.md:7:\d+/);
  await overlay.getByRole("heading", { name: "1 problem", exact: true }).waitFor();
  // The same page is missed elsewhere: one mistake with two places.
  edit("docs/Beta/wiring.md", "Join the grounds", "As [there](../Alpha/nowhere.md), join the grounds");
  await overlay.getByRole("heading", { name: "2 problems of 1 cause" }).waitFor();
  expect(await overlay.getByRole("article").count()).toBe(1);
  await overlay.getByText("also at 1 other place:").waitFor();
  const folders = await overlay.getByRole("link", { name: /^data\// }).allTextContents();
  expect(folders.map((folder) => folder.replace(/:\d+:\d+$/, ""))).toEqual([
    "data/docs/Beta/wiring.md",
    "data/docs/intro.md",
  ]);
});

test("an edit of a doc and a change of its title appear in the open page", async () => {
  const page = await open("/docs/Beta/wiring");
  edit("docs/Beta/wiring.md", "Join the grounds at one point.", "Join the grounds **at the battery**.");
  await page.getByText("at the battery").waitFor();
  edit("docs/Beta/wiring.md", "title: Wiring of Beta", "title: Cables of Beta");
  await page.getByRole("heading", { level: 1, name: "Cables of Beta" }).waitFor();
  await until("The new title", async () => (await page.title()) === "Cables of Beta | Harbour Works");
  await page.locator(".sidebar").getByText("Cables of Beta").waitFor({ state: "attached" });
  await expectNoReload();
});

test("the page about copies says that the development server has none, and where one comes from", async () => {
  const page = await open("offline");
  const panel = page.locator("[data-island=offline-panel]");
  await panel.getByText("The development server has no copy to save").waitFor();
  expect(await panel.textContent()).toContain("fairlead build makes one, and fairlead preview serves it.");
  expect(await panel.evaluate((box) => box.clientHeight < innerHeight / 2)).toBe(true);
});

test("a new file becomes a page, a removed one is none any more", async () => {
  const page = await open("/docs/intro");
  const doc = join(dev.data, "docs/Alpha/storage.md");
  writeFileSync(doc, "---\ntitle: Storage of Alpha\ndescription: Where it lies.\n---\n\nKeep it dry.\n");
  await page.locator(".sidebar").getByText("Storage of Alpha").waitFor({ state: "attached" });
  await followLink(page, "/docs/Alpha/storage");
  await page.getByText("Keep it dry.").waitFor();
  await expectNoReload();
  rmSync(doc);
  await until(
    "The removal",
    async () => (await fetch(new URL("/docs/Alpha/storage", dev.url))).status === 404,
  );
});

test("nothing but schemas for editors is written beside the cache, and SIGTERM ends the server", async () => {
  await open("/");
  const before = listFiles(dev.data);
  dev.server.child.kill("SIGTERM");
  expect((await endOf(dev.server)).code).toBe(0);
  expect(listFiles(dev.data)).toEqual(before);
  expect(listFiles(dev.folder).filter((path) => !/^(data|cache|\.fairlead\/schemas)\//.test(path))).toEqual(
    [],
  );
});
