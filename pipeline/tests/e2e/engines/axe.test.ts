import { afterAll, expect } from "vitest";
import { startFaultServer } from "../faults/testing.ts";
import { axeInPage } from "../support/axe.ts";
import { builtSite } from "../support/built-site.ts";
import { onePageOfEachType } from "../support/page-types.ts";
import { closeShared, longEngineTest, sharedBrowser } from "./engine-test.ts";
import { isStarted } from "./in-page.ts";

afterAll(closeShared);

const LOOKS = [
  { viewport: { width: 1280, height: 900 }, scheme: "light" },
  { viewport: { width: 390, height: 844 }, scheme: "dark" },
] as const;

/** Parts that are folded on a phone are checked too. */
const openAll = (): void => {
  for (const details of document.querySelectorAll<HTMLDetailsElement>("main details")) details.open = true;
};

longEngineTest(
  "axe-core finds nothing on a page of any type, light on a desk and dark on a phone",
  {},
  async (engine) => {
    const out = await builtSite({ data: "fleet" });
    const server = await startFaultServer({ builds: { v1: out } });
    const browser = await sharedBrowser(engine);
    const tab = await browser.openTab();
    const findings: Record<string, readonly string[]> = {};
    for (const { viewport, scheme } of LOOKS) {
      await tab.resize(viewport);
      await tab.setColourScheme(scheme);
      for (const { address } of onePageOfEachType(out)) {
        await tab.goto(server.url + address);
        await tab.waitFor(`the client on ${address}`, isStarted);
        await tab.evaluate(openAll);
        const found = await tab.evaluate(axeInPage);
        if (found.length > 0) findings[`/${address} ${scheme}`] = found;
      }
    }
    expect(findings).toEqual({});
    await tab.evaluate(() => document.querySelector("h1")?.setAttribute("role", "img"));
    expect(await tab.evaluate(axeInPage)).not.toEqual([]);
    await tab.close();
  },
);
