import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CORE_SCHEMA, load } from "js-yaml";
import { beforeAll, describe, expect, test } from "vitest";
import type { SourcesSource } from "../../../schema/generated/types.ts";
import { blockTexts, type PageText, pageTexts, singleSpaced } from "./laws/site-texts.ts";
import { ownData, ownSite } from "./own-site.ts";

const register = load(readFileSync(join(ownData, "sources.yaml"), "utf8"), {
  schema: CORE_SCHEMA,
}) as SourcesSource;
const tagged = (register.statements ?? []).filter(({ fact }) => fact !== undefined);
const REFERENCE = /\{\{ product\.([\w-]+)\.([\w-]+) \}\}/g;

let pages: ReadonlyMap<string, PageText>;
let blocks: ReadonlyMap<string, readonly string[]>;
beforeAll(() => {
  const all = pageTexts(ownSite().out);
  pages = new Map(all.map((page) => [page.pathname, page]));
  blocks = new Map(all.map(({ pathname, nodes }) => [pathname, blockTexts(nodes).map(lower)]));
});

const lower = (text: string): string => singleSpaced(text).toLowerCase();

/** The text of a value as the page of its product shows it. */
function valueText(product: string, param: string): string {
  const records = [...pages.values()].map(({ record }) => record);
  const found = records.find((record) => record.type === "product" && record.id === product);
  const rows = found?.type === "product" ? found.sections.flatMap(({ groups }) => groups) : [];
  const row = rows.flatMap((group) => group.rows).find((one) => one.param === param);
  return row?.display ?? `no value of ${product}.${param}`;
}

/**
 * The words that must be together on the page of a statement: its own, and the figures of the values to which
 * it refers.
 */
function wanted({ statement, stands }: (typeof tagged)[number]): string[] {
  const values = [...statement.matchAll(REFERENCE)].flatMap(([, product = "", param = ""]) =>
    singleSpaced(valueText(product, param))
      .split(/ to |, | /)
      .filter((part) => /\d/.test(part)),
  );
  return [...values, ...(stands ?? [])].map(lower);
}

describe("each tagged fact", () => {
  test("has an id of its own, and words or a value to be found by", () => {
    expect(new Set(tagged.map(({ fact }) => fact)).size).toBe(tagged.length);
    expect(tagged.filter((fact) => wanted(fact).length === 0)).toEqual([]);
  });

  test("stands in one paragraph, row or heading of its page", () => {
    const lost = tagged.filter((fact) => {
      const texts = blocks.get(fact.page.replace(/#.*/, "") || "/") ?? [];
      return !texts.some((text) => wanted(fact).every((words) => text.includes(words)));
    });
    expect(lost.map(({ fact, statement, page }) => `${fact} ${statement} ${page}`)).toEqual([]);
  });
});
