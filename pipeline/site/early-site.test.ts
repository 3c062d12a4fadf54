import { describe, expect, test } from "vitest";
import { canonicalJson } from "../cache/canonical-json.ts";
import { PackStore } from "../cache/pack-store.ts";
import { siteOfFolder } from "../compile/testing.ts";
import type { Site, SiteOptions } from "../site.ts";
import { remakePages } from "./remake-pages.ts";

const folders = ["data", "pipeline/fixtures/samples", "pipeline/fixtures/e2e", "pipeline/fixtures/docs-only"];

const empty = (): PackStore => PackStore.open(undefined, "test", "1");

/** The record of a page as the first one that is asked for. */
async function firstPage(early: Site, pathname: string, options: SiteOptions) {
  const made = await remakePages(early, { saved: [], shown: new Set([pathname]) }, options);
  return made?.remade.find((record) => record.pathname === pathname);
}

function optionsOf(data: string): SiteOptions {
  return {
    ...{ data, base: "/", url: undefined, review: false, pictures: false },
    client: { script: "a.js", styles: [], fonts: [] },
    store: empty(),
  };
}

describe.each(folders)("the early site of %s", (folder) => {
  test("gives each page as the whole site has it, whichever is the first", async () => {
    const whole = await siteOfFolder(folder, { pictures: false });
    const options = optionsOf(folder);
    const early = await siteOfFolder(folder, { ...options, isEarly: true });
    expect(early.records.filter(({ source }) => early.index.docs.has(source))).toEqual([]);
    const files = whole.records.filter(({ pathname }) => {
      const page = whole.index.pages.get(pathname);
      return pathname === "/" || page?.source !== undefined || page?.node !== undefined;
    });
    expect(files.length).toBeGreaterThan(2);
    for (const record of files) {
      const first = await firstPage(early, record.pathname, { ...options, store: empty() });
      expect(JSON.parse(canonicalJson(first)), record.pathname).toEqual(JSON.parse(canonicalJson(record)));
    }
    expect(early.shell).toEqual(whole.shell);
    expect(early.sidebars).toEqual(whole.sidebars);
  });
});
