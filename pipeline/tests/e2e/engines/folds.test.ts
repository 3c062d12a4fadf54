import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect } from "vitest";
import { startFaultServer, writeBuild } from "../faults/testing.ts";
import { builtSite } from "../support/built-site.ts";
import type { Engine, Tab } from "./engine.ts";
import { closeShared, engineTest, sharedBrowser } from "./engine-test.ts";
import { openStarted } from "./visit.ts";

afterAll(closeShared);

const PAGE = "products/odrive-v3-6";
const PHONE = { width: 390, height: 800 };
const DESK = { width: 1280, height: 800 };

async function visit(engine: Engine, build: string): Promise<{ tab: Tab; url: string }> {
  const server = await startFaultServer({ builds: { v1: build } });
  const browser = await sharedBrowser(engine);
  return { tab: await browser.openTab(), url: server.url };
}

/** The same page as a browser shows it that runs no scripts. */
async function withoutScripts(): Promise<string> {
  const out = await builtSite({ data: "sample-board" });
  const html = readFileSync(join(out, PAGE, "index.html"), "utf8").replaceAll(
    /<script\b[^>]*>[\s\S]*?<\/script>/g,
    "",
  );
  const [, styles = ""] = /href="\/(assets\/styles-[^"]+\.css)"/.exec(html) ?? [];
  return writeBuild({ "index.html": html, [styles]: readFileSync(join(out, styles)) });
}

/** Headings of the parts whose content is seen. */
const visibleParts = () =>
  [...document.querySelectorAll(".fold")]
    .filter((fold) => fold.lastElementChild?.checkVisibility())
    .map((fold) => fold.querySelector("summary > h2")?.id);

const partCount = () => document.querySelectorAll(".fold").length;

/** Whether the element that the address names is seen, and in the window. */
const isAtTarget = () => {
  const target = document.querySelector(":target");
  const { top = -1 } = target?.getBoundingClientRect() ?? {};
  return target?.checkVisibility() === true && top >= 0 && top < innerHeight;
};

const focusHeading = (id: string) => document.getElementById(id)?.closest("summary")?.focus();

engineTest(
  "parts of a product fold on a phone, and open by a key and by what leads into them",
  {},
  async (engine) => {
    const { tab, url } = await visit(engine, await builtSite({ data: "sample-board" }));
    await tab.resize(PHONE);
    await openStarted(tab, `${url}${PAGE}`);
    expect(await tab.evaluate(partCount)).toBeGreaterThan(7);
    expect(await tab.evaluate(visibleParts)).toEqual([]);
    await tab.evaluate(focusHeading, "part-interfaces");
    await tab.press("Enter");
    await tab.waitFor("the part", () => document.querySelector(".fold[open]") !== null);
    expect(await tab.evaluate(visibleParts)).toEqual(["part-interfaces"]);
    await tab.press("Enter");
    await tab.waitFor("no part", () => document.querySelector(".fold[open]") === null);
    for (const hash of ["odrive-j2-pin-CANH", "part-ordering"]) {
      await tab.evaluate((id) => {
        location.hash = id;
      }, hash);
      await tab.waitFor(`#${hash}`, isAtTarget);
    }
    expect(await tab.evaluate(visibleParts)).toEqual(["part-pinouts", "part-ordering"]);
    await tab.resize(DESK);
    await openStarted(tab, `${url}${PAGE}`);
    await tab.waitFor("all parts open", () => document.querySelector(".fold:not([open])") === null);
    expect((await tab.evaluate(visibleParts)).length).toBe(await tab.evaluate(partCount));
  },
);

engineTest("without scripts too, and a desk shows all of them", {}, async (engine) => {
  const { tab, url } = await visit(engine, await withoutScripts());
  await tab.resize(PHONE);
  await tab.goto(url);
  expect(await tab.evaluate(visibleParts)).toEqual([]);
  await tab.evaluate(focusHeading, "part-interfaces");
  await tab.press("Enter");
  await tab.waitFor("the part", () => document.querySelector(".fold[open]") !== null);
  await tab.goto(`${url}#odrive-j2-pin-CANH`);
  await tab.waitFor("the pin", isAtTarget);
  await tab.resize(DESK);
  await tab.goto(`${url}?desk`);
  expect((await tab.evaluate(visibleParts)).length).toBe(await tab.evaluate(partCount));
});
