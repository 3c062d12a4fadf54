import { afterAll, expect } from "vitest";
import { startFaultServer, writeBuild } from "../faults/testing.ts";
import { until } from "../support/until.ts";
import type { Engine, EngineBrowser, Tab } from "./engine.ts";
import { closeShared, engineTest, sharedBrowser } from "./engine-test.ts";

afterAll(closeShared);

const HTML = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title><h1>Naïve – 船</h1>
<label>Agree <input type="checkbox"></label><input type="search" aria-label="Find">
<p id="key"></p><button hidden>Go</button><button id="go">Go</button><button>Go on</button><script src="/page.js"></script>`;
const SCRIPT = `
  document.getElementById("go").onclick = () => { document.title = "Gone"; };
  addEventListener("keydown", ({ key }) => { document.getElementById("key").textContent = key; });
  document.querySelector("h1").append("!");
  navigator.serviceWorker?.register("/sw.js");`;
const WORKER = `
  addEventListener("activate", (event) => event.waitUntil(clients.claim()));
  addEventListener("fetch", (event) => event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request))));
  addEventListener("message", () => console.error("a worker says this"));`;

async function visit(engine: Engine) {
  const builds = { v1: writeBuild({ "index.html": HTML, "page.js": SCRIPT, "sw.js": WORKER }) };
  const server = await startFaultServer({ builds });
  const browser = await sharedBrowser(engine);
  const tab = await browser.openTab();
  await tab.goto(server.url);
  return { server, browser, tab };
}

const isServed = () => navigator.serviceWorker.controller !== null;
const keep = (tab: Tab) => tab.evaluate(async () => (await caches.open("x")).add("/"));
const noted = (browser: EngineBrowser) => {
  const all: string[] = [];
  return until("both errors in the notes", async () => {
    all.push(...(await browser.takeTrouble()));
    return all.length >= 2 && all.join("\n");
  });
};

engineTest("a tab is clicked by role and name, typed into and read", {}, async (engine) => {
  const { tab, server } = await visit(engine);
  expect(await tab.text("h1")).toBe("Naïve – 船!");
  expect(await tab.text("h2")).toBe(undefined);
  expect((await tab.source()).replaceAll("\r\n", "\n")).toBe(HTML);
  await tab.click({ role: "button", name: "Go" });
  await tab.waitFor("the title", () => document.title === "Gone");
  await tab.click({ role: "checkbox", name: /^Agree/ });
  expect(await tab.evaluate(() => document.querySelectorAll("input:checked").length)).toBe(1);
  await tab.click({ role: "searchbox", name: "Find" });
  await tab.type("ring 24 V");
  expect(await tab.evaluate(() => document.querySelector<HTMLInputElement>("[type=search]")?.value)).toBe(
    "ring 24 V",
  );
  await tab.press("Escape");
  expect(await tab.text("#key")).toBe("Escape");
  await tab.resize({ width: 390, height: 800 });
  await tab.setColourScheme("dark");
  const look = () => [innerWidth, matchMedia("(prefers-color-scheme: dark)").matches];
  await tab.waitFor(
    "the look",
    () => innerWidth === 390 && matchMedia("(prefers-color-scheme: dark)").matches,
  );
  expect(await tab.evaluate(look)).toEqual([390, true]);
  await tab.goto(`${server.url}nowhere`);
  await tab.back();
  await tab.waitFor("the first page", () => document.querySelector("#go") !== null);
  expect(await tab.evaluate((value: { a: number }) => value.a + 1, { a: 1 })).toBe(2);
  await expect(tab.evaluate(() => Promise.reject(new Error("asked too much")))).rejects.toThrow(
    "asked too much",
  );
});

engineTest(
  "a tab has the page of its worker when the server is gone, and a second tab too",
  {},
  async (engine) => {
    const { tab, server, browser } = await visit(engine);
    await tab.waitFor("a worker", isServed);
    await keep(tab);
    await server.kill();
    await tab.reload();
    expect(await tab.source()).toBe(HTML);
    const second = await browser.openTab();
    await second.goto(server.url);
    expect(await second.text("h1")).toContain("Naïve");
    await second.close();
    expect(await tab.text("h1")).toContain("Naïve");
    await tab.clear(["caches"]);
    await tab.waitFor("an empty storage", async () => (await caches.keys()).length === 0);
    await tab.reload();
    expect((await tab.text("body")) ?? "").not.toContain("Naïve");
  },
);

engineTest("errors of a page and what its console says are noted", {}, async (engine) => {
  const { tab, browser } = await visit(engine);
  await browser.takeTrouble({ withNetwork: true });
  await tab.evaluate(() => {
    console.error("a page says this");
    setTimeout(() => Promise.reject(new Error("nobody listens")));
  });
  expect(await noted(browser)).toMatch(/a page says this[\s\S]*nobody listens/);
});

engineTest(
  "what a worker says on its console is noted",
  { abilities: ["see the consoles of workers"] },
  async (engine) => {
    const { tab, browser } = await visit(engine);
    await tab.waitFor("a worker", isServed);
    await browser.takeTrouble({ withNetwork: true });
    await tab.evaluate(() => navigator.serviceWorker.controller?.postMessage("speak"));
    await until("the worker's word", async () => /a worker says/.test((await browser.takeTrouble()).join()));
  },
);

engineTest("being offline is emulated", { abilities: ["emulate being offline"] }, async (engine) => {
  const { tab, server } = await visit(engine);
  const asks = () =>
    fetch("/page.js", { cache: "no-store" }).then(
      (answer) => answer.status,
      () => 0,
    );
  await tab.waitFor("a worker", isServed);
  await tab.setOffline(true);
  server.requests.reset();
  expect(await tab.evaluate(() => navigator.onLine)).toBe(false);
  expect(await tab.evaluate(asks)).toBe(0);
  expect(server.requests.count("/page.js")).toBe(0);
  await tab.setOffline(false);
  expect(await tab.evaluate(asks)).toBe(200);
});
