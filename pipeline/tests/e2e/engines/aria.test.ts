import { afterAll, expect } from "vitest";
import { startFaultServer } from "../faults/testing.ts";
import { saidInPage } from "../support/axe.ts";
import { builtSite } from "../support/built-site.ts";
import { onePageOfEachType } from "../support/page-types.ts";
import { chromium } from "./chromium/chromium.ts";
import type { Engine } from "./engine.ts";
import { closeShared, longEngineTest, sharedBrowser } from "./engine-test.ts";
import { isStarted } from "./in-page.ts";

afterAll(closeShared);

/** At 1280 pixels a column is as wide as a drawing needs, but for a part of a pixel on which engines do not agree. */
const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** The accessibility tree of every type of page in an engine: roles, names and texts, line by line. */
async function saidIn(engine: Engine, origin: string, addresses: readonly string[]) {
  const tab = await (await sharedBrowser(engine)).openTab();
  const snapshots: Record<string, readonly string[]> = {};
  for (const viewport of VIEWPORTS) {
    await tab.resize(viewport);
    for (const address of addresses) {
      await tab.goto(origin + address);
      await tab.waitFor(`the client on ${address}`, isStarted);
      await tab.waitFor("what the page asks for by itself", isQuiet);
      snapshots[`/${address} at ${viewport.width} px`] = await tab.evaluate(saidInPage);
    }
  }
  await tab.close();
  return snapshots;
}

const isQuiet = (): boolean => document.querySelector("main [aria-busy=true]") === null;

// `aria.test.ts` beside this folder holds what Chromium says, in the words of its driver.
longEngineTest(
  "every type of page says what it says in Chromium, on a desk and on a phone",
  { except: { chromium: "the others are held against it" } },
  async (engine) => {
    const out = await builtSite({ data: "samples" });
    const server = await startFaultServer({ builds: { v1: out } });
    const addresses = onePageOfEachType(out).map(({ address }) => address);
    const expected = await saidIn(chromium, server.url, addresses);
    expect(Object.values(expected).flat().length).toBeGreaterThan(1000);
    expect(await saidIn(engine, server.url, addresses)).toEqual(expected);
  },
);
