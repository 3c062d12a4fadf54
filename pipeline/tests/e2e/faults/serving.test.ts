import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { followLink, untilStarted } from "../support/watched-page.ts";
import { openPanel, saveByPanel, updateByPanel } from "./browser/save-by-panel.ts";
import { type Saved, saveCopy } from "./browser/save-copy.ts";
import { stopWorkers } from "./browser/storage.ts";
import { waitActive } from "./browser/worker-state.ts";
import { assertInvariants, pagesBelow } from "./invariants.ts";
import { type OfflineVisit, visitSite, visitWithWorker } from "./offline-visit.ts";
import type { FaultServer } from "./server/fault-server.ts";
import { isLong, longTest, testReleases } from "./testing.ts";

const tests = testReleases();
const { outOf, start } = tests;

interface SavedVisit extends OfflineVisit {
  readonly server: FaultServer;
  readonly saved: Saved;
}

/** A visitor with a copy; `sections`: of these alone. */
async function visitSaved(sections?: readonly string[]): Promise<SavedVisit> {
  const server = await start();
  const visit = await visitWithWorker(tests.browser, server);
  return { ...visit, server, saved: await saveCopy(visit.page, "/", sections) };
}

const check = ({ server, saved, ...visit }: SavedVisit): Promise<void> =>
  assertInvariants(visit, server, { out: outOf("v1"), pages: saved.pages });

const security = [
  "content-security-policy",
  "x-content-type-options",
  "referrer-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "permissions-policy",
  "strict-transport-security",
  "content-type",
  "cache-control",
];

test("F48 unknown addresses offline: the not-found page with status 404", async () => {
  const visit = await visitSaved();
  const { page, server } = visit;
  await server.kill();
  for (let i = 0; i < (isLong ? 100 : 15); i++) {
    const path =
      i === 0
        ? "/%E0%A4%A"
        : `/${["docs", "x", "projects/boards", "a/b/c", ""][i % 5]}/q${(i * 7919) % 1000}`.replace("//", "/");
    const response = await page.goto(server.origin + path, { waitUntil: "commit" });
    expect(response?.status(), path).toBe(404);
    expect(await response?.text()).toContain("<title>Page Not Found");
    // An address that no router can read is quiet too.
    if (i === 0) await untilStarted(page);
  }
  await check(visit);
});

test("F49 other spellings of an address: online and offline alike", async () => {
  const visit = await visitSaved();
  const { page, server, saved } = visit;
  const spellings = (path: string): string[] => [
    path,
    `${path}/`,
    `${path}.html`,
    `${path}/index.html`,
    `${path}?utm_source=x`,
    `${path}#part`,
    path.replace(/[a-z](?=[^/]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    path.toUpperCase(),
    `${path}/index`,
    `${path}//`,
    `${path}.html/`,
    `${path}/.`,
  ];
  const some = saved.pages.filter((path) => (isLong ? path !== "/" : /intro|contact/.test(path)));
  const addresses = some.flatMap(spellings);
  const look = async (on: Page): Promise<string[]> => {
    const seen = [];
    for (const address of addresses) {
      const response = await on.goto(server.origin + address, { waitUntil: "commit" });
      const [, title = ""] = /<title>([^<]*)/.exec((await response?.text()) ?? "") ?? [];
      seen.push(`${address} ${response?.status() ?? ""} ${title}`);
    }
    return seen;
  };
  const stranger = await tests.newContext({ serviceWorkers: "block" });
  const online = await look(await stranger.newPage());
  await stranger.close();
  await server.kill();
  expect(await look(page)).toEqual(online);
  await check(visit);
});

test("F50 a network that accepts and never answers: saved pages in 300 ms, others get a message in 3.5 s", async () => {
  const visit = await visitSaved(["docs", "docs.Alpha"]);
  const { page, server } = visit;
  server.fault(/./, { kind: "no-headers" });
  const times: number[] = [];
  for (const path of ["/docs/intro", "/docs/Alpha/wiring", "/docs/Alpha/service"]) {
    const started = performance.now();
    expect((await page.goto(server.origin + path, { waitUntil: "commit" }))?.status()).toBe(200);
    times.push(performance.now() - started);
  }
  expect(Math.min(...times)).toBeLessThan(300);
  const started = performance.now();
  const response = await page.goto(`${server.origin}/contact`, { waitUntil: "commit" });
  expect(performance.now() - started).toBeLessThan(3600);
  expect(response?.status()).toBe(503);
  expect(await page.locator("h1").textContent()).toBe("This page is not saved here");
  await check(visit);
});

/** In a page: measures from the next click to a first heading, in milliseconds, without the time that a driver takes. */
function timeToHeading(wanted: string): { readonly time: Promise<number> } {
  const time = new Promise<number>((resolve) => {
    const follow = (): void => {
      const started = performance.now();
      const watch = new MutationObserver(() => {
        if (document.querySelector("h1")?.textContent === wanted) resolve(performance.now() - started);
      });
      watch.observe(document, { subtree: true, childList: true, characterData: true });
    };
    document.addEventListener("click", follow, { capture: true, once: true });
  });
  return { time };
}

test("F50 a click on a silent network: a message as soon, by one request for data and page each; Retry is given the time that it takes", async () => {
  const server = await start();
  const visit = await visitWithWorker(tests.browser, server);
  const { page } = visit;
  await page.goto(`${server.origin}/docs/intro`);
  await untilStarted(page);
  await page.waitForLoadState("networkidle");
  server.requests.reset();
  server.fault(/./, { kind: "no-headers" });
  const title = "This page could not be loaded";
  const timeShown = await page.evaluateHandle(timeToHeading, title);
  await followLink(page, "/contact");
  const message = page.getByRole("heading", { level: 1, name: title });
  await message.waitFor();
  expect(await timeShown.evaluate(({ time }) => time)).toBeLessThan(4500);
  expect(server.requests.of(/^\/contact/).map(({ method, pathname }) => `${method} ${pathname}`)).toEqual([
    "GET /contact/index.json",
    "HEAD /contact",
  ]);
  server.heal();
  server.fault(/^\/contact/, { kind: "delay", ms: 5000 });
  await page.getByRole("button", { name: "Retry" }).click();
  await message.waitFor({ state: "detached" });
  expect(await page.title()).toContain("Contact");
  visit.takeTrouble();
  await assertInvariants(visit, server, { out: outOf("v1"), pages: [] });
});

test.each(["with", "without"])(
  "F50 the panel on a silent network, %s a copy: it says soon what the device holds",
  async (which) => {
    const server = await start();
    const visit = await visitWithWorker(tests.browser, server);
    const { page } = visit;
    if (which === "with") await saveByPanel(page, server, "docs");
    else await openPanel(page, server);
    await page.waitForLoadState("networkidle");
    server.fault("/latest.json", { kind: "no-headers" });
    await page.reload();
    const words =
      which === "with" ? "Complete and readable without a network" : "Asking the server what can be saved";
    await page.getByText(words).waitFor({ timeout: 5000 });
    await assertInvariants(visit, server, {
      out: outOf("v1"),
      pages: which === "with" ? pagesBelow(outOf("v1"), "docs") : [],
    });
  },
);

test("F50 seven pages that the network took and never answered: once it answers again, the eighth is there soon", async () => {
  const server = await start();
  const { page } = await visitWithWorker(tests.browser, server);
  await page.waitForLoadState("networkidle");
  server.fault(/./, { kind: "no-headers" });
  for (let i = 0; i < 7; i++)
    expect((await page.goto(`${server.origin}/hung/${i}`, { waitUntil: "commit" }))?.status()).toBe(404);
  server.heal();
  const started = performance.now();
  expect((await page.goto(`${server.origin}/contact`, { waitUntil: "commit" }))?.status()).toBe(200);
  expect(performance.now() - started).toBeLessThan(2500);
});

longTest("F50, F56 a part of a file that is not saved is still asked for as a part", async () => {
  const visit = await visitSaved(["docs"]);
  const { page, server } = visit;
  const media = `${server.origin}/docs/Alpha/drive.mp4`;
  const answer = await page.evaluate(
    (address) =>
      new Promise((resolve) => {
        const video = document.createElement("video");
        video.addEventListener("error", () => resolve(true));
        video.src = address;
        document.body.append(video);
      }),
    media,
  );
  expect(answer).toBe(true);
  expect(server.requests.of(/drive\.mp4/).map(({ headers }) => headers.range)).toEqual(["bytes=0-"]);
});

test.each([true, false])("F51 navigator.onLine says %s whatever is true: the same pages", async (claim) => {
  const visit = await visitSaved(["docs"]);
  const { context, server } = visit;
  await context.addInitScript(
    (value) => Object.defineProperty(navigator, "onLine", { get: () => value }),
    claim,
  );
  const page = await context.newPage();
  expect((await page.goto(`${server.origin}/contact`))?.status()).toBe(200);
  await server.kill();
  expect((await page.goto(`${server.origin}/docs/intro`))?.status()).toBe(200);
  expect((await page.goto(`${server.origin}/contact`))?.status()).toBe(503);
  await check(visit);
});

test("F52 a worker whose code throws: the network answers, and after three failures it stands aside", async () => {
  const server = await start();
  const broken =
    'Object.defineProperty(Request.prototype, "mode", { get() { throw new Error("broken"); } });\n';
  server.fault("/sw.js", { kind: "prefix", text: broken });
  const visit = await visitWithWorker(tests.browser, server);
  for (let i = 0; i < 6; i++) expect((await visit.page.goto(`${server.origin}/contact`))?.status()).toBe(200);
  // Requests that are still going on would start the worker anew, and fail in it until it steps aside again.
  await visit.page.waitForLoadState("networkidle");
  await stopWorkers(visit.page);
  await server.kill();
  const response = await visit.page.goto(`${server.origin}/contact`, { waitUntil: "commit" });
  expect(response?.status()).toBe(503);
  expect(await response?.text()).toContain("There is no network at present");
  await server.start();
  await assertInvariants(visit, server, { out: outOf("v1"), pages: [] });
});

longTest("F56 a viewer asks for a part of a stored file: status 206 and those bytes", async () => {
  const visit = await visitSaved();
  const { page, server } = visit;
  await page.goto(`${server.origin}/docs/intro`);
  await untilStarted(page);
  const path = await page.locator("main img").first().getAttribute("src");
  await server.kill();
  const ask = (range: string) =>
    page.evaluate(
      async ({ path, range }) => {
        const response = await fetch(path, { headers: { range } });
        return [response.status, response.headers.get("content-range"), await response.text()];
      },
      { path: path ?? "", range },
    );
  const whole = readFileSync(join(outOf("v1"), path ?? ""), "utf8");
  const size = whole.length;
  expect(await ask("bytes=2-9")).toEqual([206, `bytes 2-9/${size}`, whole.slice(2, 10)]);
  expect(await ask("bytes=-5")).toEqual([206, `bytes ${size - 5}-${size - 1}/${size}`, whole.slice(-5)]);
  expect(await ask(`bytes=${size}-`)).toEqual([416, `bytes */${size}`, ""]);
  await check(visit);
});

test("F57 pages of the worker have the headers of the server, and an inline script does not run", async () => {
  const visit = await visitSaved(["docs"]);
  const { page, server } = visit;
  const stranger = await tests.newContext({ serviceWorkers: "block" });
  const online = await (await stranger.newPage()).goto(`${server.origin}/docs/intro`);
  const wanted = online?.headers() ?? {};
  await stranger.close();
  await server.kill();
  for (const path of ["/docs/intro", "/contact", "/nowhere"]) {
    const headers = (await page.goto(server.origin + path))?.headers() ?? {};
    for (const name of security) expect(headers[name], `${name} of ${path}`).toBe(wanted[name]);
    const ran = await page.evaluate(() => {
      const script = document.createElement("script");
      try {
        script.textContent = "globalThis.ran = true";
        document.body.append(script);
      } catch {
        return "refused";
      }
      return String("ran" in globalThis);
    });
    expect(ran).toBe("refused");
  }
  visit.takeTrouble();
  await check(visit);
});

longTest("F58 a page that is not saved, offline: its section, what is saved, search and Retry", async () => {
  const visit = await visitSaved(["docs", "docs.Alpha", "general"]);
  const { page, server } = visit;
  await server.kill();
  for (const path of ["/docs/Beta/wiring", "/projects/boards/alpha"]) {
    expect((await page.goto(server.origin + path))?.status()).toBe(503);
    const text = (await page.locator("main").textContent()) ?? "";
    expect(text).toContain(path.startsWith("/docs") ? "It belongs to “Beta”" : "It belongs to “Boards”");
    expect(text).toMatch(/Saving it takes [\d.]+ (?:kB|bytes)/);
    expect(await page.locator("main li").allTextContents()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Documentation, /), expect.stringMatching(/^Alpha, /)]),
    );
    expect(await page.getByRole("searchbox").count()).toBe(1);
    expect(await page.getByRole("link", { name: "Retry" }).getAttribute("href")).toBe(path);
  }
  await check(visit);
});

test("F58 Retry asks the network anew, also once the scripts of the page have run", async () => {
  const visit = await visitSaved(["docs"]);
  const { page, server } = visit;
  await server.kill();
  expect((await page.goto(`${server.origin}/contact`))?.status()).toBe(503);
  await untilStarted(page);
  await server.start();
  await page.getByRole("link", { name: "Retry" }).click();
  await page
    .getByRole("heading", { level: 1, name: "This page is not saved here" })
    .waitFor({ state: "detached" });
  expect(server.requests.count("/contact")).toBe(1);
  await check(visit);
});

longTest.each(["off", "404", "html"])(
  "F59 a page without its scripts can be read: scripts %s",
  async (how) => {
    const server = await start();
    if (how === "404") server.fault(/\.js$/, { kind: "status", status: 404 });
    if (how === "html") server.fault(/\.js$/, { kind: "html" });
    const context = await tests.newContext({ javaScriptEnabled: how !== "off" });
    const page = await context.newPage();
    let loads = 0;
    page.on("framenavigated", () => {
      loads += 1;
    });
    await page.goto(`${server.origin}/docs/Alpha/wiring`);
    expect(await page.locator("main h1").count()).toBe(1);
    await page.locator("aside.sidebar a").first().waitFor({ state: "attached" });
    await page.waitForTimeout(1500);
    expect(loads).toBe(1);
    await page.getByRole("main").getByRole("link").first().click();
    await page.locator("main h1").waitFor();
    await context.close();
  },
);

longTest("F53 a reload past the worker: after the next normal load all is well", async () => {
  const visit = await visitSaved();
  const { page, server } = visit;
  const reloadHard = async (): Promise<void> => {
    const session = await visit.context.newCDPSession(page);
    await session.send("Page.reload", { ignoreCache: true });
    await session.detach();
  };
  await page.goto(`${server.origin}/docs/intro`);
  await reloadHard();
  await page.waitForFunction(() => navigator.serviceWorker.controller === null);
  await untilStarted(page);
  expect(await page.locator(".copy-age").count()).toBe(0);
  await server.kill();
  await reloadHard();
  await page.waitForURL(/chrome-error/);
  const next = await visit.context.newPage();
  expect((await next.goto(`${server.origin}/docs/intro`))?.status()).toBe(200);
  await next.locator(".copy-age").waitFor();
  await check(visit);
});

longTest(
  "F54 a clock that goes back by weeks while a download waits: no visit follows another at once",
  async () => {
    const server = await start();
    const visit = await visitWithWorker(tests.browser, server);
    server.fault(/\.pack$/, { kind: "status", status: 500 });
    await openPanel(visit.page, server);
    await visit.page.getByRole("button", { name: /^Save \d+ parts? / }).click();
    await visit.page.getByText("What was fetched is kept").waitFor();
    await visit.page.close();
    await visit.context.addInitScript(() => {
      const { now } = Date;
      Date.now = () => now() - 40 * 86_400_000;
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function (this: Worker, ...given: Parameters<typeof postMessage>) {
        document.documentElement.dataset.asked = String(
          1 + Number(document.documentElement.dataset.asked ?? 0),
        );
        return postMessage.apply(this, given);
      } as typeof postMessage;
    });
    const page = await visit.context.newPage();
    await page.goto(`${server.origin}/contact`);
    await page.waitForFunction(() => document.documentElement.dataset.asked !== undefined);
    await page.waitForTimeout(4000);
    expect(await page.evaluate(() => document.documentElement.dataset.asked)).toBe("1");
    await assertInvariants(visit, server, { out: outOf("v1"), pages: [] });
  },
);

longTest.each([2010, 2040])("F54 clocks that say %i: only the shown age is odd", async (year) => {
  const server = await start();
  const clock = `Date.now = () => ${Date.UTC(year, 0, 1)};\n`;
  server.fault("/sw.js", { kind: "prefix", text: clock });
  server.fault(/\/assets\/sync-worker-/, { kind: "prefix", text: clock });
  const visit = await visitSite(tests.browser, server);
  await visit.context.addInitScript(`{ ${clock} }`);
  await visit.page.reload();
  await waitActive(visit.page);
  await saveByPanel(visit.page, server, "docs");
  await visit.page.goto(`${server.origin}/docs/intro`);
  await visit.page.getByText(`Copy saved on January 1, ${year}`).waitFor();
  server.deploy("v2");
  const other = await visit.context.newPage();
  await updateByPanel(other, server);
  await visit.page.getByText("A newer version is available.").waitFor();
  await other.close();
  await assertInvariants(visit, server, { out: outOf("v2"), pages: pagesBelow(outOf("v2"), "docs") });
});

test("F55 docs ask no host but their own, online and offline", async () => {
  const server = await start();
  const context = await tests.newContext();
  const hosts = new Set<string>();
  context.on("request", (request) => hosts.add(new URL(request.url()).host));
  const page = await context.newPage();
  await page.goto(`${server.origin}/docs/intro`);
  await untilStarted(page);
  await waitActive(page);
  await saveCopy(page);
  for (const isOffline of [false, true]) {
    if (isOffline) await server.kill();
    for (const path of ["/docs/intro", "/docs/Alpha/wiring", "/docs/nowhere"]) {
      await page.goto(server.origin + path);
      await untilStarted(page);
    }
  }
  expect([...hosts]).toEqual([new URL(server.origin).host]);
});

test("a tab shows one release: what it does not have is opened by the browser, and nothing is mixed", async () => {
  const visit = await visitSaved(["docs", "docs.Alpha"]);
  const { page, server } = visit;
  await page.goto(`${server.origin}/docs/intro`);
  await untilStarted(page);
  expect(await page.locator(".copy-age").textContent()).toBe("Copy saved on November 21, 2026");
  await page.evaluate(() => {
    document.documentElement.dataset.mark = "";
  });
  await page.getByRole("main").getByRole("link").first().click();
  await page.waitForURL(/Alpha\/wiring/);
  expect(await page.evaluate(() => document.documentElement.dataset.mark)).toBe("");
  const other = page.locator('aside.sidebar a[href="/docs/Beta/wiring"]').first();
  await other.evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(/Beta\/wiring/);
  await page.locator("main h1").waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset.mark)).toBeUndefined();
  expect(await page.locator(".copy-age").count()).toBe(0);
  await check(visit);
});
