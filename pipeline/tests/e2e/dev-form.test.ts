import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newVisitor } from "./browser.ts";
import { dataFolders } from "./support/built-site.ts";
import type { Running } from "./support/command.ts";
import { startDevIn, stopDev } from "./support/dev-server.ts";
import { tokenOf } from "./support/form-token.ts";
import { servedAddress } from "./support/served-address.ts";
import { newFolder } from "./support/temp-folder.ts";
import { testBrowser } from "./support/test-browser.ts";
import { openWatched, untilStarted, type WatchedPage } from "./support/watched-page.ts";

const product = "products/boards/alpha.yaml";
const tests = testBrowser();
let folder: string;
let data: string;
let server: Running;
let url: string;
let opened: WatchedPage;

beforeAll(() => {
  folder = newFolder();
  data = join(folder, "data");
  cpSync(dataFolders.small, data, { recursive: true });
  server = startDevIn(folder);
});
afterAll(() => stopDev({ folder, server }));

beforeEach(async () => {
  cpSync(dataFolders.small, data, { recursive: true });
  url = await servedAddress(server);
  opened = await openWatched(await newVisitor(tests.browser));
  return () => opened.page.context().close();
});

const textOf = (): string => readFileSync(join(data, product), "utf8");

async function openForm(address: string): Promise<{ page: Page; panel: Locator }> {
  const { page } = opened;
  await page.goto(new URL(address, url).href);
  await untilStarted(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole("button", { name: "Edit values" }).focus();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("complementary", { name: "Alpha", exact: true });
  await panel.waitFor();
  return { page, panel };
}

test("a person corrects a value of a datasheet by keyboard and sees the page change", async () => {
  const { page, panel } = await openForm("/projects/boards/alpha");
  const before = textOf();
  await panel.getByRole("searchbox", { name: "Find a value" }).fill("supply-voltage");
  const value = panel.getByLabel("nom", { exact: true }).first();
  await value.focus();
  await value.fill("13.50");
  await page.keyboard.press("Enter");
  await panel.getByRole("status").getByText("nom is saved.").waitFor();
  await page.getByRole("main").getByText("13.50\u00A0V").first().waitFor();
  const lines = textOf().split("\n");
  const changed = before
    .split("\n")
    .flatMap((line, index) => (line === lines[index] ? [] : [[line, lines[index]]]));
  expect(changed).toHaveLength(1);
  expect(changed[0]?.[1]).toBe(changed[0]?.[0]?.replace("nom: 12", "nom: 13.50"));
  expect(await page.evaluate(() => "stayed" in window), "the page was reloaded").toBe(true);
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Edit values");
  expect(opened.takeTroubles()).toEqual([]);
});

test("the page beside the form is laid out by the room that is left, and by the window again without it", async () => {
  const { page, panel } = await openForm("/projects/boards/alpha");
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await overlapsOfHeader(page)).toEqual([]);
  const narrow = await page.getByLabel("Toggle navigation bar").isVisible();
  await panel.getByRole("button", { name: "Close" }).click();
  expect(await overlapsOfHeader(page)).toEqual([]);
  const wide = await page.getByLabel("Toggle navigation bar").isVisible();
  expect({ narrow, wide }).toEqual({ narrow: true, wide: false });
});

/** The parts of the site's header, in sight, that begin before the end of the part before, or go beyond the page. */
function overlapsOfHeader(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll(".navbar-inner > *")]
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
      .sort((a, b) => a.box.left - b.box.left);
    const end = document.body.getBoundingClientRect().right;
    return parts
      .filter(({ box }, index) => box.right > end + 1 || box.left < (parts[index - 1]?.box.right ?? 0) - 1)
      .map(({ part }) => part.className);
  });
}

test("on a phone the bar, the button of the contents and the errors leave each other room", async () => {
  const { page } = opened;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(new URL("/projects/boards/alpha", url).href);
  await untilStarted(page);
  const bar = await page.getByRole("button", { name: "Edit values" }).boundingBox();
  const contents = await page.getByRole("button", { name: "On this page" }).boundingBox();
  expect((contents?.y ?? Number.NaN) + (contents?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  // The browser scrolls to what gets the focus and seems to be out of sight.
  await page.getByRole("button", { name: "Edit values" }).focus();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  breakLinks();
  const overlay = page.getByRole("dialog", { name: "Errors" });
  await overlay.getByText("also at 1 other place:").waitFor();
  const box = await overlay.boundingBox();
  const bottom = (box?.y ?? 0) + (box?.height ?? 0);
  expect(bottom).toBeGreaterThanOrEqual((contents?.y ?? Number.NaN) + (contents?.height ?? 0));
  expect(bottom).toBeLessThan(bar?.y ?? 0);
  expect(await overlay.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  // The frame is wider than the screen: what the carets mark is in sight, and so are the marks of the list.
  expect(await overlay.locator("pre").evaluate((frame) => frame.scrollLeft)).toBeGreaterThan(100);
  const indent = await overlay.locator("ul").evaluate((list) => getComputedStyle(list).paddingInlineStart);
  expect(Number.parseFloat(indent)).toBeGreaterThan(0);
});

/** One page that is gone, named in two docs after words that are as wide as a phone. */
function breakLinks(): void {
  for (const name of ["wiring", "service"]) {
    const file = join(data, `docs/Alpha/${name}.md`);
    const link = "See [the fuses and their holders in the supply lead](fuses-of-the-supply-lead.md).";
    writeFileSync(file, `${readFileSync(file, "utf8")}\n${link}\n`);
  }
}

test("what is wrong with a value stands beside it and is read out with it", async () => {
  const { page, panel } = await openForm("/projects/boards/alpha");
  await panel.getByRole("searchbox", { name: "Find a value" }).fill("supply-voltage");
  const unit = panel.getByLabel("unit", { exact: true }).first();
  const source = panel.getByLabel("source", { exact: true }).first();
  const status = panel.getByRole("status");
  // A unit of another kind is refused; a mistake that only the whole site shows is saved and reported.
  await unit.fill("mA");
  await page.keyboard.press("Enter");
  await status.getByText("Not saved: The unit mA measures a current").waitFor();
  await source.fill("nothing");
  await page.keyboard.press("Enter");
  await status.getByText("source is saved, but is not right yet.").waitFor();
  expect(await source.getAttribute("aria-invalid")).toBe("true");
  const ids = (await source.getAttribute("aria-describedby"))?.split(" ") ?? [];
  const errors = await Promise.all(ids.map((id) => page.locator(`#${id}`).textContent()));
  expect(errors.join(" ")).toContain("reference-not-found");
  const before = textOf();
  await panel.getByRole("searchbox", { name: "Find a value" }).fill("title");
  const title = panel.getByLabel("title", { exact: true }).first();
  await title.fill("");
  await page.keyboard.press("Enter");
  await status.getByText("Not saved:").waitFor();
  expect(textOf()).toBe(before);
});

test("a value is not saved over an edit that was made meanwhile", async () => {
  const { page, panel } = await openForm("/projects/boards/alpha");
  writeFileSync(join(data, product), `${textOf()}# from the editor\n`);
  const title = panel.getByLabel("title", { exact: true }).first();
  await title.fill("Other");
  await page.keyboard.press("Enter");
  await panel.getByRole("status").getByText("has changed on the disk").waitFor();
  expect(textOf()).toContain("# from the editor");
});

/** Asks as no browser lets a page do: with any host and origin. */
function ask(path: string, headers: Record<string, string>): Promise<number | undefined> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on("error", reject).end();
  });
}

test("a foreign page and a rebound name are refused", async () => {
  const { host } = new URL(url);
  expect(await ask("/__fairlead/form?page=/", { Host: host })).toBe(403);
  expect(await ask("/__fairlead/edit", { Host: host, Origin: "https://evil.example" })).toBe(403);
  const rebound = `evil.example:${new URL(url).port}`;
  for (const path of [
    "/",
    "/__fairlead/events",
    "/__fairlead/form?page=/",
    "/projects/boards/alpha/index.json",
  ])
    expect([path, await ask(path, { Host: rebound, Origin: `http://${rebound}` })]).toEqual([path, 421]);
});

test("a browser that goes away while it sends leaves the server at work", async () => {
  const { hostname, port } = new URL(url);
  const headers = {
    ...{ "Content-Type": "application/json", "Content-Length": 1000 },
    "X-Fairlead-Token": await tokenOf(url),
  };
  await new Promise<void>((resolve) => {
    const sent = request({ hostname, port, path: "/__fairlead/edit", method: "POST", headers });
    sent.on("error", () => {}).on("close", resolve);
    sent.write('{"file":', () => setTimeout(() => sent.destroy(), 100));
  });
  const response = await fetch(url);
  expect(response.status).toBe(200);
  expect(server.child.exitCode).toBeNull();
});

test("a page of another origin can neither read the token nor write", async () => {
  const { page } = opened;
  const before = textOf();
  // Another port is another origin; this one serves nothing but an empty page.
  await page.route("http://127.0.0.1:9/**", (route) =>
    route.fulfill({ body: "<!doctype html>", contentType: "text/html" }),
  );
  await page.goto("http://127.0.0.1:9/");
  const outcome = await page.evaluate(async (target) => {
    const tried = [
      () => fetch(`${target}__fairlead/events`),
      () => fetch(`${target}__fairlead/form?page=/`),
      () =>
        fetch(`${target}__fairlead/edit`, {
          method: "POST",
          headers: { "X-Fairlead-Token": "x" },
          body: "{}",
        }),
    ];
    return Promise.all(
      tried.map((one) =>
        one().then(
          () => "read",
          () => "refused",
        ),
      ),
    );
  }, url);
  expect(outcome).toEqual(["refused", "refused", "refused"]);
  const blind = await page.evaluate(
    (target) =>
      fetch(`${target}__fairlead/edit`, { method: "POST", mode: "no-cors", body: "{}" }).then(
        ({ status }) => status,
        () => "refused",
      ),
    url,
  );
  expect(blind).toBe("refused");
  expect(textOf()).toBe(before);
});
