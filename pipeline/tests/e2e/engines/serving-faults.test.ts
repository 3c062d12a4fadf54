import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect } from "vitest";
import { twoReleases } from "../faults/releases.ts";
import { startFaultServer } from "../faults/testing.ts";
import { closeShared, longEngineTest, sharedBrowser } from "./engine-test.ts";
import { expectWhole, openStarted, untilShown, visitSaved, visitSmall } from "./visit.ts";

afterAll(closeShared);

const titleNow = () => document.title;

longEngineTest("F48 in each engine: unknown addresses offline", {}, async (engine) => {
  const visit = await visitSaved(await sharedBrowser(engine));
  const { tab, server } = visit;
  await server.kill();
  for (const path of ["%E0%A4%A", "docs/q1", "x/y", "projects/boards/q", "a/b/c/d"]) {
    await tab.goto(server.url + path);
    expect(await tab.source(), path).toContain("<title>Page Not Found");
    const status = () =>
      (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).responseStatus ?? null;
    // WebKit has no such field yet.
    expect([404, null], path).toContain(await tab.evaluate(status));
  }
  await expectWhole(visit, visit.out);
  await tab.close();
});

longEngineTest(
  "F49 in each engine: other spellings of an address, online and offline alike",
  {},
  async (engine) => {
    const visit = await visitSaved(await sharedBrowser(engine));
    const { tab, server } = visit;
    const path = "docs/intro";
    const spellings = ["", "/", ".html", "/index.html", "?utm_source=x", "/index", "//", ".html/", "/."];
    const addresses = [...spellings.map((end) => path + end), "docs/%69ntro", "DOCS/INTRO"];
    const online: string[] = [];
    for (const address of addresses) {
      const text = await (await fetch(server.url + address)).text();
      online.push(/<title>([^<]*)/.exec(text)?.[1] ?? "");
    }
    await server.kill();
    const offline: string[] = [];
    for (const address of addresses) {
      await tab.goto(server.url + address);
      offline.push(/<title>([^<]*)/.exec(await tab.source())?.[1] ?? "");
    }
    expect(offline).toEqual(online);
    await expectWhole(visit, visit.out);
    await tab.close();
  },
);

longEngineTest(
  "F50 in each engine: a network that never answers, saved pages and an honest one",
  {},
  async (engine) => {
    const visit = await visitSaved(await sharedBrowser(engine));
    const { tab, server, docs } = visit;
    server.fault(/./, { kind: "no-headers" });
    for (const pathname of docs.slice(0, 3)) {
      const started = performance.now();
      await tab.goto(server.url + pathname.slice(1));
      expect(await tab.source()).toBe(readFileSync(join(visit.out, pathname, "index.html"), "utf8"));
      expect(performance.now() - started).toBeLessThan(10_000);
    }
    await tab.goto(`${server.url}contact`);
    await untilShown(tab, "This page is not saved here");
    await expectWhole(visit, visit.out);
    await tab.close();
  },
);

longEngineTest("F52 in each engine: a worker whose code throws, the network answers", {}, async (engine) => {
  const text =
    'Object.defineProperty(Request.prototype, "mode", { get() { throw new Error("broken"); } });\n';
  const { tab, server } = await visitSmall(await sharedBrowser(engine), (faulty) =>
    faulty.fault("/sw.js", { kind: "prefix", text }),
  );
  for (let visits = 0; visits < 6; visits++) {
    await openStarted(tab, `${server.url}contact`);
    expect(await tab.evaluate(titleNow)).toContain("Contact");
  }
  await tab.close();
});

longEngineTest("F55 in each engine: docs ask no host but their own", {}, async (engine) => {
  const { tab, server } = await visitSaved(await sharedBrowser(engine));
  const hosts = () =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).origin)
      .filter((origin) => origin !== location.origin);
  for (const isOffline of [false, true]) {
    if (isOffline) await server.kill();
    for (const path of ["docs/intro", "docs/Alpha/wiring", "docs/nowhere"]) {
      await openStarted(tab, server.url + path);
      expect(await tab.evaluate(hosts), path).toEqual([]);
    }
  }
  await tab.close();
});

longEngineTest(
  "F56 in each engine: a part of a stored file, status 206 and those bytes",
  {},
  async (engine) => {
    const visit = await visitSaved(await sharedBrowser(engine));
    const { tab, server, out } = visit;
    await openStarted(tab, `${server.url}docs/intro`);
    const path = await tab.evaluate(() => document.querySelector("main img")?.getAttribute("src") ?? "");
    await server.kill();
    const answer = await tab.evaluate(async (address) => {
      const response = await fetch(address, { headers: { range: "bytes=2-9" } });
      return [response.status, response.headers.get("content-range"), await response.text()];
    }, path);
    const whole = readFileSync(join(out, path), "utf8");
    expect(answer).toEqual([206, `bytes 2-9/${whole.length}`, whole.slice(2, 10)]);
    await tab.close();
  },
);

longEngineTest(
  "F57 in each engine: an inline script does not run on a page of the worker",
  {},
  async (engine) => {
    const { tab, server } = await visitSaved(await sharedBrowser(engine));
    await server.kill();
    for (const path of ["docs/intro", "contact", "nowhere"]) {
      await tab.goto(server.url + path);
      const ran = await tab.evaluate(() => {
        const script = document.createElement("script");
        try {
          script.textContent = "globalThis.ran = true";
          document.body.append(script);
        } catch {
          // Trusted types refuse it before the policy does.
        }
        return "ran" in globalThis;
      });
      expect(ran, path).toBe(false);
    }
    await tab.close();
  },
);

longEngineTest("F58 in each engine: a page that is not saved, offline, and Retry", {}, async (engine) => {
  const visit = await visitSaved(await sharedBrowser(engine));
  const { tab, server } = visit;
  await server.kill();
  await tab.goto(`${server.url}projects/boards/alpha`);
  await untilShown(tab, "This page is not saved here");
  await untilShown(tab, "It belongs to “Boards”");
  await server.start();
  await tab.click({ role: "link", name: "Retry" });
  await tab.waitFor(
    "the page",
    () => document.body.dataset.pageType !== undefined && !/not saved/.test(document.body.innerText),
  );
  await expectWhole(visit, visit.out);
  await tab.close();
});

longEngineTest("F59 in each engine: a page whose scripts are missing can be read", {}, async (engine) => {
  const server = await startFaultServer({ builds: await twoReleases() });
  server.fault(/\.js$/, { kind: "status", status: 404 });
  const tab = await (await sharedBrowser(engine)).openTab();
  await tab.goto(`${server.url}docs/Alpha/wiring`);
  expect(await tab.text("main h1")).toBeDefined();
  expect(await tab.evaluate(() => document.querySelectorAll("aside.sidebar a").length)).toBeGreaterThan(0);
  const href = await tab.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>("main a[href^='/']");
    link?.click();
    return link?.pathname;
  });
  await tab.waitFor("the next page", (wanted: string) => location.pathname === wanted, href ?? "");
  await tab.waitFor("its heading", () => document.querySelector("main h1") !== null);
  await tab.close();
});
