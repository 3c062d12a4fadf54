import { beforeAll, describe, expect, test } from "vitest";
import { find, type SearchAnswer } from "../../renderer/search/find.ts";
import type { SearchEntries, SearchIndexFile } from "../../renderer/search/search-data.ts";
import { makeIndex, openIndex, type SearchIndex } from "../../renderer/search/search-index.ts";
import { canonicalJson } from "../cache/canonical-json.ts";
import { hashOf } from "../cache/hash.ts";
import { PackStore } from "../cache/pack-store.ts";
import { siteOf, siteOfFolder } from "../compile/testing.ts";
import type { Site } from "../site.ts";
import { searchFiles } from "./search-files.ts";

const limits = { pages: 10, sections: 5 };

function filesOf(
  site: Site,
  base = "/",
  store = PackStore.open(undefined, "test", "1"),
): Record<string, string> {
  const pages = [...site.records, site.search, site.notFound].map((record) => ({
    record,
    hash: hashOf(canonicalJson(record)),
  }));
  return Object.fromEntries(
    searchFiles(pages, base, store).map(({ path, bytes }) => [path, Buffer.from(bytes()).toString()]),
  );
}

describe("on the site of this repository", () => {
  let site: Site;
  let files: Record<string, string>;
  let data: SearchEntries;
  let index: SearchIndex;
  beforeAll(async () => {
    site = await siteOfFolder("data");
    files = filesOf(site);
    data = JSON.parse(files["search/entries.json"] ?? "") as SearchEntries;
    const opened = openIndex(JSON.parse(files["search/terms.json"] ?? ""), data.key);
    if (opened === undefined) throw new Error("The index cannot be read.");
    index = opened;
  });
  const ask = (query: string): SearchAnswer => find(query, data, index, limits);
  const pagesOf = (query: string) => ask(query).pages.map(({ href }) => href);

  const core = "/docs/Vektor/Vektor-Core-Scale-model-edition";
  test.each([
    ["ring limiter", `${core}/Controllers/vsp-controller`],
    ["ring limiters", `${core}/Controllers/vsp-controller`],
    ["INPUT_MBUS_CH1", `${core}/ports-sme-1504`],
    ["input mbus", `${core}/ports-sme-1504`],
    ["115200", "/docs/Serial-Servo-Hub/serial-protocol"],
    ["115 200", "/projects/navigation/serial-servo-hub"],
    ["stx", "/docs/Serial-Servo-Hub/serial-protocol"],
    ["blue led", `${core}/activity-led`],
    ["modbus", `${core}/Advanced/modbus-registers`],
    ["bec", "/projects/accessories/s-bec"],
    ["s-bec", "/projects/accessories/s-bec"],
    ["dfu", `${core}/reset-dfu-mode`],
    ["s.bus", "/glossary"],
    ["sbus", "/glossary"],
    ["crosstrack", `${core}/DP/xtd-crosstrack`],
    ["heading hold", `${core}/DP/hdg-hold`],
    ["heding hold", `${core}/DP/hdg-hold`],
    ["z-drive contr", `${core}/Controllers/controller-z-drive`],
    ["azimuth mapping", `${core}/Controllers/controller-z-drive`],
    ["python uart", "/docs/Serial-Servo-Hub/reading-uart-with-python"],
    ["clim wiring", "/docs/CLIM/Wiring"],
    ["mode 4", "/docs/CLIM/clim-wiring-example-mode-4"],
    ["gdpr", "/legal/gdpr"],
    ["dp telemetry", `${core}/DP/dp-telem`],
  ])("%j finds %s among the first three pages", (query, href) => {
    expect(pagesOf(query).slice(0, 3)).toContain(href);
  });

  test("every heading of every page is found by its own text", () => {
    const all = { pages: 1000, sections: 1000 };
    const found = new Map<string, Set<string>>();
    const addressesOf = (query: string) => {
      const known =
        found.get(query) ??
        new Set(find(query, data, index, all).pages.flatMap((page) => page.sections.map(({ href }) => href)));
      found.set(query, known);
      return known;
    };
    const lost = data.entries.filter(({ heading, anchor, page }) => {
      const { title = "", href = "" } = data.pages[page] ?? {};
      return !addressesOf(heading ?? title).has(
        anchor === undefined ? href : `${href}#${encodeURIComponent(anchor)}`,
      );
    });
    expect(lost.map(({ heading, page }) => `${data.pages[page]?.href} ${heading}`)).toEqual([]);
  });

  test("a page stands first when its title is typed", () => {
    const titles = data.pages.map(({ title }) => title);
    const alone = data.pages.filter(({ title }) => titles.indexOf(title) === titles.lastIndexOf(title));
    const behind = alone.filter(({ title, href }) => !pagesOf(title).slice(0, 2).includes(href));
    expect(behind.map(({ title }) => title)).toEqual([]);
  });

  test("every anchor of an entry is one of its page, and every page that is listed has an entry", () => {
    const anchors = new Map(site.records.map((record) => [record.pathname, new Set(record.anchors)]));
    for (const { page, anchor, places = [], text } of data.entries) {
      const known = anchors.get(data.pages[page]?.href ?? "");
      for (const name of [anchor, ...places.map(([, , name]) => name)])
        if (name !== undefined) expect(known).toContain(name);
      for (const [from, to] of places) expect(from < to && to <= text.length).toBe(true);
    }
    const listed = site.records.filter(({ unlisted }) => unlisted !== true);
    expect(data.pages.map(({ href }) => href)).toEqual(listed.map(({ pathname }) => pathname));
    expect(new Set(data.entries.map(({ page }) => page)).size).toBe(listed.length);
  });

  test("answers come at once, whatever is typed on the way", () => {
    const queries = ["supply voltage", "INPUT_MBUS_CH1", "modbus registers of the core", "zdrive contrllers"];
    const typed = queries.flatMap((query) => [...query].map((_, at) => query.slice(0, at + 1)));
    for (const query of typed) ask(query);
    const times = typed.map((query) => {
      const start = performance.now();
      ask(query);
      return performance.now() - start;
    });
    const slow = times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
    // A guard against hanging; an answer takes a few milliseconds.
    expect(slow).toBeLessThan(500);
  });

  test("no text of an entry shows HTML, marks of anchors or doubled spaces", () => {
    for (const { text, heading = "" } of data.entries) {
      expect(text).not.toMatch(/ {2}|&(amp|lt|gt|quot|#\d+);|<\/?(p|a|span|td|div|code)\b/);
      expect(heading).not.toMatch(/#$|^\s|\s$/);
    }
  });

  test("the same site gives the same bytes, and an index that was kept answers as one that is made anew", () => {
    const store = PackStore.open(undefined, "test", "1");
    expect(filesOf(site, "/", store)).toEqual(files);
    expect(filesOf(site, "/", store)).toEqual(files);
    const fresh = makeIndex(data);
    for (const query of ["ring limiter", "modbus", "supply", "heding"]) {
      expect(find(query, data, fresh, limits)).toEqual(ask(query));
    }
  });
});

const doc = (title: string, rest = "") =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${rest}\n`;

test("unlisted pages, the search itself and the second address of the first doc are not found", async () => {
  const site = await siteOf({
    "docs/a.md": doc("Alpha", "Words."),
    "docs/b.md": "---\ntitle: Beta\ndescription: About.\nunlisted: true\n---\n\nSecret.\n",
  });
  const { pages } = JSON.parse(filesOf(site)["search/entries.json"] ?? "") as SearchEntries;
  expect(pages).toEqual([{ title: "Alpha", href: "/docs/a" }]);
});

test("addresses are rooted at the base", async () => {
  const site = await siteOf({ "docs/a.md": doc("Alpha", "## Part\n\nWords.") }, { base: "/sub/" });
  const data = JSON.parse(filesOf(site, "/sub/")["search/entries.json"] ?? "") as SearchEntries;
  expect(data.pages[0]?.href).toBe("/sub/docs/a");
  expect(site.search.groups).toEqual([
    { title: "Documentation", items: [{ title: "Alpha", href: "/sub/docs/a" }] },
  ]);
});

test("a section that changes changes both files; an index is made once", async () => {
  const store = PackStore.open(undefined, "test", "1");
  const before = filesOf(await siteOf({ "docs/a.md": doc("Alpha", "One.") }), "/", store);
  const after = filesOf(await siteOf({ "docs/a.md": doc("Alpha", "Two.") }), "/", store);
  const key = (files: Record<string, string>) =>
    (JSON.parse(files["search/terms.json"] ?? "") as SearchIndexFile).key;
  expect(after["search/entries.json"]).not.toBe(before["search/entries.json"]);
  expect(key(after)).not.toBe(key(before));
});

test("pages of an older version are found below those of the present one, with their version", async () => {
  const site = await siteOfFolder("pipeline/fixtures/versions");
  const data = JSON.parse(filesOf(site)["search/entries.json"] ?? "") as SearchEntries;
  const old = data.pages.filter((page) => page.old === true);
  expect(old.map(({ trail }) => trail?.[0])).toContain("1.0");
  const { pages } = find("setup", data, makeIndex(data), limits);
  expect(data.pages.find(({ href }) => href === pages[0]?.href)?.old).toBeUndefined();
});

test("a site without pages has a search without entries", async () => {
  const site = await siteOf({ "site.yaml": "type: site\ntitle: Empty\n" });
  const data = JSON.parse(filesOf(site)["search/entries.json"] ?? "") as SearchEntries;
  expect(data).toMatchObject({ pages: [], entries: [] });
  expect(find("any", data, makeIndex(data), limits).total).toBe(0);
});
