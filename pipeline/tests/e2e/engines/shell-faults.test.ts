import { afterAll, expect } from "vitest";
import { twoReleases } from "../faults/releases.ts";
import type { Fault, Target } from "../faults/server/fault.ts";
import { startFaultServer } from "../faults/testing.ts";
import { until } from "../support/until.ts";
import { type Body, closeShared, longEngineTest, sharedBrowser } from "./engine-test.ts";
import { isServed } from "./in-page.ts";
import { expectWhole, openStarted, untilShown, visitSmall } from "./visit.ts";

afterAll(closeShared);

/** Scripts that the shell has and a visit does not ask for by itself. */
const lazy = /^\/assets\/(?:use-search|open-search)-.*\.js$/;
const LIST = "/routes.json";

/** A shell that does not come whole is not installed, the site works, and the next visit installs. */
function refused(target: Target, fault: Fault): Body {
  return async (engine) => {
    const server = await startFaultServer({ builds: await twoReleases() });
    server.fault(target, fault);
    const tab = await (await sharedBrowser(engine)).openTab();
    await openStarted(tab, server.url);
    await until("a request for the worker", () => server.requests.count("/sw.js") > 0);
    const isGone = async () => (await navigator.serviceWorker.getRegistration()) === undefined;
    await tab.waitFor("the end of the installation", isGone);
    expect(await tab.evaluate(() => document.querySelectorAll("main h1").length)).toBe(1);
    server.heal();
    await tab.reload();
    await tab.waitFor("a worker", isServed);
    await server.kill();
    await tab.goto(`${server.url}no/such/page`);
    await untilShown(tab, "Page Not Found");
    await tab.close();
  };
}

longEngineTest(
  "F01 in each engine: a file of the shell answers 404",
  {},
  refused(lazy, { kind: "status", status: 404 }),
);
longEngineTest(
  "F02 in each engine: the server refuses one of the files",
  {},
  refused(LIST, { kind: "refuse" }),
);
longEngineTest(
  "F03 in each engine: the connection is cut inside a body",
  {},
  refused(lazy, { kind: "abort", after: 100 }),
);
longEngineTest("F04 in each engine: a list ends too early", {}, refused(LIST, { kind: "end", after: 100 }));
longEngineTest("F05 in each engine: headers never arrive", {}, refused(LIST, { kind: "no-headers" }));
longEngineTest("F06 in each engine: a body stalls", {}, refused(LIST, { kind: "stall", after: 20 }));
longEngineTest("F07 in each engine: a portal answers for a script", {}, refused(lazy, { kind: "html" }));
longEngineTest(
  "F08 in each engine: a cache answers with the bytes of another release",
  {},
  refused("/404.html", { kind: "older", build: "v2" }),
);
longEngineTest("F09 in each engine: one bit is flipped", {}, refused(lazy, { kind: "flip", at: 200 }));
longEngineTest("F10 in each engine: a file is redirected", {}, refused(lazy, { kind: "redirect", to: "/" }));

longEngineTest("F11 in each engine: what looks like advertising is refused", {}, async (engine) => {
  const words =
    /(?:\b|_)(?:ads?|adverts?|banner|analytics|track(?:er|ing)?|beacon|pixel|telemetry|metrics|stats)(?:\b|_)/i;
  const visit = await visitSmall(await sharedBrowser(engine), (server) =>
    server.fault(words, { kind: "refuse" }),
  );
  await expectWhole(visit, visit.out, []);
  await visit.tab.close();
});
