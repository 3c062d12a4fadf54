import { expect, test } from "vitest";
import { bootstrapScript } from "./bootstrap.ts";

interface Visit {
  readonly attributes?: Record<string, string>;
  readonly stored?: Record<string, string> | "refused";
  readonly systemIsDark?: boolean;
  /** Milliseconds from the start of the visit until the script runs. */
  readonly sinceStart?: number;
  readonly hasWorker?: boolean;
  /** Links of the head that wait for a word. */
  readonly links?: { media: string }[];
}

/** Runs the script as a page would and gives the attributes of the root element. */
function visit(given: Visit): Record<string, string> {
  const { attributes = {}, stored = {}, systemIsDark = false, sinceStart = 0, links = [] } = given;
  const dataset: Record<string, string> = { theme: "light", themeChoice: "light", ...attributes };
  const getItem = (key: string): string | null => {
    if (stored === "refused") throw new Error("refused");
    return stored[key] ?? null;
  };
  const names = ["document", "localStorage", "matchMedia", "addEventListener", "performance", "navigator"];
  const run = new Function(...names, bootstrapScript);
  run(
    { documentElement: { dataset }, querySelectorAll: () => links },
    { getItem },
    () => ({ matches: systemIsDark }),
    () => {},
    { now: () => sinceStart },
    given.hasWorker === true ? { serviceWorker: { controller: {} } } : {},
  );
  return dataset;
}

/** Attributes in the HTML of a site that is dark by default, and of a site that follows the system. */
const darkSite = { theme: "dark", themeChoice: "dark" };
const following = { theme: "light", themeChoice: "system", followSystem: "" };

test.each([
  ["nothing stored", {}, "light", "light"],
  ["dark stored", { stored: { theme: "dark" } }, "dark", "dark"],
  ["light stored, dark the default", { stored: { theme: "light" }, attributes: darkSite }, "light", "light"],
  ["dark the default", { attributes: darkSite }, "dark", "dark"],
  [
    "an unknown word stored, dark the default",
    { stored: { theme: "sepia" }, attributes: darkSite },
    "dark",
    "dark",
  ],
  ["an unknown word stored", { stored: { theme: "sepia" } }, "light", "light"],
  ["markup stored", { stored: { theme: '"><script>' } }, "light", "light"],
  ["storage refused", { stored: "refused" as const }, "light", "light"],
  ["the system is dark but not followed", { systemIsDark: true }, "light", "light"],
  ["the system is followed", { systemIsDark: true, attributes: following }, "system", "dark"],
  [
    "the system is light and followed, dark the default",
    { attributes: { ...following, theme: "dark" } },
    "system",
    "light",
  ],
  [
    "a choice overrides the system",
    { systemIsDark: true, attributes: following, stored: { theme: "light" } },
    "light",
    "light",
  ],
])("with %s", (_name, facts, choice, theme) => {
  expect(visit(facts)).toMatchObject({ themeChoice: choice, theme });
});

test.each([
  ["nothing stored", {}, undefined],
  ["more stored", { contrast: "more" }, "more"],
  ["normal stored, against the system", { contrast: "normal" }, "normal"],
  ["an unknown word stored", { contrast: "most" }, undefined],
  ["markup stored", { contrast: '"><script>' }, undefined],
  ["storage refused", "refused" as const, undefined],
])("the contrast with %s", (_name, stored, contrast) => {
  expect(visit({ stored }).contrast).toBe(contrast);
});

test("a dismissed announcement stays away until its id changes", () => {
  const attributes = { base: "/boards/", announcement: "two" };
  const key = "fairlead/boards/announcement";
  expect(visit({ attributes, stored: { [key]: "two" } })).toHaveProperty("announcementDismissed");
  expect(visit({ attributes, stored: { [key]: "one" } })).not.toHaveProperty("announcementDismissed");
});

test("an announcement that another site of the host had stays apart", () => {
  const attributes = { base: "/boards/", announcement: "two" };
  const stored = {
    announcement: "two",
    "fairlead/announcement": "two",
    "fairlead/tools/announcement": "two",
  };
  expect(visit({ attributes, stored })).not.toHaveProperty("announcementDismissed");
});

test.each([
  ["a fast line asks for the fonts at once", 60, false, true],
  ["a slow line leaves them to the next page", 600, false, false],
  ["a slow line with a worker, which has them, asks at once", 600, true, true],
])("%s", (_name, sinceStart, hasWorker, asks) => {
  const links = [{ media: "(scripting: none)" }, { media: "(scripting: none)" }];
  const root = visit({ sinceStart, hasWorker, links });
  expect(links.map(({ media }) => media)).toEqual(
    asks ? ["", ""] : ["(scripting: none)", "(scripting: none)"],
  );
  expect("fontsLater" in root).toBe(!asks);
});

test("the text is valid in a script element and never varies", () => {
  expect(bootstrapScript).not.toMatch(/<\/|<!--/);
  expect(bootstrapScript).not.toContain("\n");
});
