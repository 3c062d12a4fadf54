import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { find } from "../../../renderer/shared/search/find.ts";
import { pageTerms } from "../../../renderer/shared/search/page-terms.ts";
import { isSearched, pageText } from "../../../renderer/shared/search/page-text.ts";
import { openPublished, type PublishedSearch } from "../../../renderer/shared/search/published.ts";
import { corpora, type PageText } from "../../../renderer/shared/search/search-data.ts";
import type { Block, PageRecord } from "../../../schema/generated/types.ts";
import { ownBytes } from "../../core/as-bytes.ts";
import { canonicalJson } from "../../core/canonical-json.ts";
import { hashOf } from "../../core/hash.ts";
import { PackStore } from "../../engine/cache/pack-store.ts";
import type { StoredSpans } from "../../engine/cache/read-near.ts";
import { Engine } from "../../engine/engine.ts";
import { Known } from "../../engine/threads/task.ts";
import type { Threads } from "../../engine/threads/threads.ts";
import { keepSearchWork, searchTexts } from "../../render/search-texts.ts";
import type { Site } from "../../site.ts";
import { memoryEngine } from "../../tests/support/engine/memory-engine.ts";
import { siteOf, siteOfFolder } from "../../tests/support/pages/site-of.ts";
import type { OutputFile } from "../../write/tree-plan.ts";
import type { Corpus } from "./corpus-index.ts";
import type { indexTask } from "./index-task.ts";
import { indexAhead, searchCorpora, searchFiles } from "./search-files.ts";

const limits = { pages: 10, sections: 5 };
type Files = Readonly<Record<string, string>>;

/** The drawing of a body by a layout, as far as search reads it. */
function mainOf(record: PageRecord): string {
  const { body = [] } = record as { body?: readonly Block[] };
  return `<div class="prose">${body.map((block) => (block.kind === "html" ? block.html : "")).join("")}</div>`;
}

function filesOf(site: Site, base = "/", engine = memoryEngine()): Files {
  return contentsOf(searchFiles(corporaOf(site, base, engine), engine));
}

function corporaOf(site: Site, base: string, engine: Engine): Corpus[] {
  return searchCorpora(searchTexts(pagesOf(site), { base, engine }), engine);
}

function pagesOf(site: Site) {
  return [...site.records, site.search, site.notFound].map((record) => ({
    record,
    partsKey: hashOf(canonicalJson(record)),
    parts: () => ({ main: mainOf(record) }),
  }));
}

function contentsOf(files: readonly OutputFile[]): Files {
  return Object.fromEntries(files.map(({ path, bytes }) => [path, Buffer.from(bytes()).toString()]));
}

const textsOf = (files: Files): PageText[] =>
  Object.entries(files).flatMap(([path, json]) =>
    path.startsWith("search/pages/") ? [JSON.parse(json) as PageText] : [],
  );
const statisticsOf = (files: Files) => JSON.parse(files["search/statistics.json"] ?? "") as PublishedSearch;

const doc = (title: string, rest = "") =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${rest}\n`;

test("unlisted pages, the search itself and the second address of the first doc are not found", async () => {
  const site = await siteOf({
    "docs/a.md": doc("Alpha", "Words."),
    "docs/b.md": "---\ntitle: Beta\ndescription: About.\nunlisted: true\n---\n\nSecret.\n",
  });
  const texts = textsOf(filesOf(site));
  expect(texts).toMatchObject([{ title: "Alpha", href: "/docs/a", corpus: "docs", group: "Documentation" }]);
});

test("addresses are rooted at the base", async () => {
  const site = await siteOf({ "docs/a.md": doc("Alpha", "## Part\n\nWords.") }, { base: "/sub/" });
  expect(textsOf(filesOf(site, "/sub/")).map(({ href }) => href)).toEqual(["/sub/docs/a"]);
  expect(site.search.groups).toEqual([
    { title: "Documentation", items: [{ title: "Alpha", href: "/sub/docs/a" }] },
  ]);
});

test("a text that changes changes its own file, its shard and the statistics, and no other page", async () => {
  const engine = memoryEngine();
  const other = { "docs/b.md": doc("Beta", "Rest.") };
  const before = filesOf(await siteOf({ "docs/a.md": doc("Alpha", "One."), ...other }), "/", engine);
  const after = filesOf(await siteOf({ "docs/a.md": doc("Alpha", "Two."), ...other }), "/", engine);
  expect(after["search/statistics.json"]).not.toBe(before["search/statistics.json"]);
  const remaining = Object.keys(after).filter((path) => path in before && path.startsWith("search/pages/"));
  // The other doc, and the overview at "/".
  expect(remaining).toHaveLength(2);
});

test("the same site gives the same bytes, with and without a store that knows it", async () => {
  const site = await siteOfFolder("pipeline/tests/fixtures/versions");
  const engine = memoryEngine();
  const first = filesOf(site, "/", engine);
  expect(filesOf(site, "/", engine)).toEqual(first);
  expect(filesOf(site)).toEqual(first);
});

test("every file that the statistics name is there, and none besides", async () => {
  const files = filesOf(await siteOfFolder("pipeline/tests/fixtures/versions"));
  const { corpora: both } = statisticsOf(files);
  const named = corpora.flatMap((name) => [
    ...both[name].shards.map(([, shard]) => `search/terms/${shard}.json`),
    ...(both[name].pages.match(/.{12}/g) ?? []).map((page) => `search/pages/${page}.json`),
  ]);
  expect(new Set(["search/statistics.json", ...named])).toEqual(new Set(Object.keys(files)));
});

test("pages of an older version are found below those of the present one, with their version", async () => {
  const files = filesOf(await siteOfFolder("pipeline/tests/fixtures/versions"));
  const old = textsOf(files).filter((page) => page.minor === true);
  expect(old.map(({ trail }) => trail?.[0])).toContain("1.0");
  const opened = await openPublished(async (path) => JSON.parse(files[`search/${path}`] ?? "") as unknown);
  const docs = opened.get("docs");
  if (docs === undefined) throw new Error("There are no docs.");
  const { pages } = await find("setup", docs, limits);
  expect(old.map(({ href }) => href)).not.toContain(pages[0]?.href);
});

describe("an index that a thread makes", () => {
  const folder = mkdtempSync(join(tmpdir(), "fairlead-index-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  let given: number[] = [];
  const threads = {
    areAtWork: true,
    run: (task: typeof indexTask, input: () => StoredSpans) => {
      given.push(input().values.length);
      return task.run(input(), new Known());
    },
  } as unknown as Threads;

  /** As a build does it: the texts and terms of the pages come into the store when these are rendered. */
  async function build(site: Site, engine: Engine): Promise<Files> {
    for (const page of pagesOf(site)) {
      if (!isSearched(page.record)) continue;
      const text = pageText({ record: page.record, main: mainOf(page.record) }, "/");
      const work = { text: ownBytes(JSON.stringify(text)), terms: ownBytes(JSON.stringify(pageTerms(text))) };
      keepSearchWork(page, work, { base: "/", engine });
    }
    given = [];
    const corpora = corporaOf(site, "/", engine);
    await indexAhead(corpora, engine);
    return contentsOf(searchFiles(corpora, engine));
  }

  test("is that which is made here, and is made where no patch will do", async () => {
    const engine = new Engine({ store: PackStore.open(folder, "test", "1"), threads });
    const site = await siteOfFolder("pipeline/tests/fixtures/fleet");
    const whole = await build(site, engine);
    expect(whole).toEqual(filesOf(site));
    expect(given.reduce((sum, count) => sum + count, 0)).toBe(textsOf(whole).length);
    expect(await build(site, engine)).toEqual(whole);
    expect(given).toEqual([]);
    const [first, ...rest] = site.records;
    const changed = { ...site, records: [{ ...first, title: "Other" } as PageRecord, ...rest] };
    expect(await build(changed, engine)).toEqual(filesOf(changed));
    expect(given).toEqual([]);
    const fewer = { ...site, records: rest };
    expect(await build(fewer, engine)).toEqual(filesOf(fewer));
    expect(given).toHaveLength(1);
    engine.values.close({ keepUnused: true });
  });

  test("is made here where the file of the store has not all terms, or the thread fails", async () => {
    const site = await siteOfFolder("pipeline/tests/fixtures/versions");
    expect(await build(site, memoryEngine({ threads }))).toEqual(filesOf(site));
    expect(given).toEqual([]);
    const failing = {
      areAtWork: true,
      run: () => Promise.reject(new Error("It failed.")),
    } as unknown as Threads;
    const engine = new Engine({ store: PackStore.open(folder, "other", "1"), threads: failing });
    expect(await build(site, engine)).toEqual(filesOf(site));
    engine.values.close({ keepUnused: true });
  });
});

test("a site without pages has a search without entries", async () => {
  const files = filesOf(await siteOf({ "site.yaml": "type: site\ntitle: Empty\n" }));
  expect(Object.keys(files)).toEqual(["search/statistics.json"]);
  const opened = await openPublished(async (path) => JSON.parse(files[`search/${path}`] ?? "") as unknown);
  for (const corpus of opened.values()) expect((await find("any", corpus, limits)).total).toBe(0);
});
