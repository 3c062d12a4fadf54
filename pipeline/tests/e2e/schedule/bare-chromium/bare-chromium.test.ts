import { expect, onTestFinished, test } from "vitest";
import { startFaultServer, writeBuild } from "../../faults/testing.ts";
import { until } from "../../support/until.ts";
import { bareChromium } from "./bare-chromium.ts";

const HTML = `<!doctype html><html lang="en"><meta charset="utf-8"><title>One</title><h1>Naïve – 船</h1>
<script src="/page.js"></script>`;
const SCRIPT = `console.error("said"); setTimeout(() => { throw new Error("thrown"); });`;

async function visit(page: string) {
  const builds = { v1: writeBuild({ "index.html": HTML, "two/index.html": page, "page.js": SCRIPT }) };
  const server = await startFaultServer({ builds });
  const browser = await bareChromium.start();
  onTestFinished(() => browser.close());
  const tab = await browser.openTab();
  await tab.goto(server.url);
  return { server, browser, tab };
}

const title = () => document.title;

test("a tab opens, reloads, goes back and has the bytes of its document", async () => {
  const { tab, server, browser } = await visit(HTML.replace("One", "Two"));
  expect(await tab.source()).toBe(HTML);
  await tab.evaluate(() => {
    document.title = "Changed";
  });
  await tab.reload();
  expect(await tab.evaluate(title)).toBe("One");
  await tab.goto(`${server.url}two`);
  expect(await tab.evaluate(title)).toBe("Two");
  await tab.back();
  await until("the first page", async () => (await tab.evaluate(title).catch(() => "")) === "One");
  await expect(tab.evaluate(() => Promise.reject(new Error("asked too much")))).rejects.toThrow(
    "In the page: Error: asked too much",
  );
  const trouble = await browser.takeTrouble();
  expect(trouble).toContain("error: said");
  expect(trouble.join()).toContain("uncaught: Error: thrown");
  expect(await browser.takeTrouble()).toEqual([]);
});

test("what is stored stays when the browser is killed and starts again, until it is cleared", async () => {
  const { tab, server, browser } = await visit(HTML);
  await tab.evaluate(async () => (await caches.open("x")).add("/"));
  await browser.stored();
  await browser.kill();
  await browser.restart();
  const again = await browser.openTab();
  await again.goto(server.url);
  expect(await again.evaluate(() => caches.keys())).toEqual(["x"]);
  await again.clear(["caches"]);
  expect(await again.evaluate(() => caches.keys())).toEqual([]);
});

test("a page that never comes ends with the server, and one that cannot be reached is the browser's own", async () => {
  const { tab, server } = await visit(HTML);
  server.fault(/two/, { kind: "no-headers" });
  const going = tab.goto(`${server.url}two`);
  await until("the request", () => server.requests.of(/two/).length > 0);
  await server.kill();
  await going;
  expect(await tab.evaluate(() => location.origin)).not.toBe(server.origin);
});
