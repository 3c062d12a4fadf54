import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import type { PageRecord } from "../../../schema/generated/types.ts";
import { canonicalJson } from "../../core/canonical-json.ts";
import type { Engine } from "../../engine/engine.ts";
import { visibleAddress } from "../../pages/compile-site.ts";
import { makeSite, type Site, type SiteOptions } from "../../site.ts";
import { sourceKey } from "../../sources/site/source-key.ts";
import { memoryEngine } from "../support/engine/memory-engine.ts";
import { siteOfFolder } from "../support/pages/site-of.ts";

const folders = ["pipeline/manual"].concat(
  ["fleet", "samples", "e2e", "docs-only", "versions", "settings", "catalogue"].map(
    (name) => `pipeline/tests/fixtures/${name}`,
  ),
);

const empty = (): Engine => memoryEngine();

/** The record of a page as the first one that is asked for. */
async function firstPage(former: Site, pathname: string, options: SiteOptions) {
  const { index } = former;
  const file = index.pages.get(visibleAddress(index, pathname))?.source?.path;
  const files = new Set(file === undefined ? [] : [file]);
  const { basis } = await makeSite({ ...options, only: { pathnames: new Set([pathname]), files, former } });
  return basis.fresh.find((record) => record.pathname === pathname);
}

/** No page, and of docs that the store has not the heads alone. */
const none = { pathnames: new Set<string>(), files: new Set<string>() };

/** Docs whose text a site has not whole. */
function readByHeads(site: Site, whole: Site): string[] {
  const textOf = ({ index }: Site, path: string) => index.sources.get(path)?.prose[""]?.text;
  return [...whole.index.docs.keys()].filter((path) => textOf(site, path) !== textOf(whole, path));
}

/** The first page of each type, and some of the others. */
function sampleOf(records: readonly PageRecord[]): PageRecord[] {
  const firsts = new Map([...records].reverse().map((record) => [record.type, record]));
  return records.filter((record, at) => firsts.get(record.type) === record || at % 5 === 0);
}

function optionsOf(data: string): SiteOptions {
  return {
    ...{ data, base: "/", url: undefined, review: false, pictures: false },
    client: { script: "a.js", styles: [], fonts: [] },
    engine: empty(),
  };
}

describe.each(folders)("the early site of %s", (folder) => {
  test("gives each page as the whole site has it, whichever is the first", async () => {
    const whole = await siteOfFolder(folder, { pictures: false });
    const options = optionsOf(folder);
    const early = await siteOfFolder(folder, { ...options, only: none });
    expect(early.records.filter(({ source }) => early.index.docs.has(source))).toEqual([]);
    const files = whole.records.filter(({ pathname }) => {
      const page = whole.index.pages.get(pathname);
      return pathname === "/" || page?.source !== undefined || page?.node !== undefined;
    });
    expect(files.length).toBeGreaterThan(2);
    for (const record of sampleOf(files)) {
      const first = await firstPage(early, record.pathname, { ...options, engine: empty() });
      expect(JSON.parse(canonicalJson(first)), record.pathname).toEqual(JSON.parse(canonicalJson(record)));
    }
    expect(early.shell).toEqual(whole.shell);
    expect(early.sidebars).toEqual(whole.sidebars);
  });
});

describe("docs that are in the store", () => {
  const folder = "pipeline/tests/fixtures/docs-only";

  test("are known whole, and the others by their heads", async () => {
    const options = optionsOf(folder);
    const cold = await siteOfFolder(folder, { ...options, only: none });
    const whole = await siteOfFolder(folder, options);
    expect(readByHeads(cold, whole).length).toBeGreaterThan(2);
    const early = await siteOfFolder(folder, { ...options, only: none });
    expect(readByHeads(early, whole)).toEqual([]);
    expect(early.diagnostics).toEqual([]);
  });

  test("but are damaged there, are read as those that are not", async () => {
    const options = optionsOf(folder);
    const whole = await siteOfFolder(folder, options);
    const { basis } = whole;
    const [file] = basis.files.texts.filter(({ path }) => path.endsWith(".md"));
    if (file === undefined) throw new Error("There is no doc.");
    const engine = empty();
    engine.values.put(sourceKey(file, basis.files.limits), "{");
    const early = await siteOfFolder(folder, { ...options, engine, only: none });
    expect(readByHeads(early, whole)).toContain(file.path);
  });
});

test("a doc that only a heading below its first paragraph names is called the same in the early site", async () => {
  const folder = mkdtempSync(join(tmpdir(), "fairlead-early-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const lead = "Some words come first.\n\n";
  const docs = {
    late: `${lead}## A late name\n`,
    underlined: `${lead}A late name\n-----------\n`,
    boxed: `${lead}:::tip\n\n### A late name\n\n:::\n`,
    listed: `- ${lead}  - # A late name\n`,
    afterCode: `${lead}\`\`\`sh\n# no heading\n\`\`\`\n\n## A late name\n`,
    afterEmpty: `${lead}##\n\n## A late name\n`,
    farBelow: `${lead.repeat(60)}## A late name\n`,
    none: lead,
  };
  mkdirSync(join(folder, "docs"));
  for (const [name, text] of Object.entries(docs)) writeFileSync(join(folder, `docs/${name}.md`), text);
  const titlesOf = ({ index }: Site): string[] =>
    [...index.docs.values()].map((node) => ("title" in node ? String(node.title) : "")).sort();
  const early = await siteOfFolder(folder, { ...optionsOf(folder), only: none });
  const whole = await siteOfFolder(folder);
  expect(titlesOf(early)).toEqual(titlesOf(whole));
  expect(titlesOf(whole).filter((title) => title === "A late name")).toHaveLength(7);
});
