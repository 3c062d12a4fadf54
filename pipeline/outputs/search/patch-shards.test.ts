import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeTerms } from "../../../renderer/shared/search/index-terms.ts";
import { pageTerms } from "../../../renderer/shared/search/page-terms.ts";
import type { PageText } from "../../../renderer/shared/search/search-data.ts";
import { packShards } from "../../../renderer/shared/search/term-codec.ts";
import { packedLines } from "../../../renderer/tests/search/sharded-corpus.ts";
import { type IndexShard, patchShards, patchStatistics } from "./patch-shards.ts";

const size = 120;
const words = fc.array(
  fc.constantFrom(..."ad ah am an as at ax be by do go ha he hi id if in is it".split(" ")),
  {
    maxLength: 8,
  },
);
const entry = fc.record(
  {
    heading: words.map((list) => list.join(" ")),
    text: words.map((list) => list.join(" ")),
    names: fc.array(words.map((list) => list.join(" "))),
    gap: fc.constant(true as const),
  },
  { requiredKeys: ["text"] },
);
const pageText = fc
  .record({ title: words, entries: fc.array(entry, { maxLength: 4 }), isOld: fc.boolean() })
  .map(
    ({ title, entries, isOld }): PageText => ({
      ...{ title: title.join(" "), href: "/", corpus: "docs", group: "Documentation", entries },
      ...(isOld ? { minor: true as const } : {}),
    }),
  );

function indexed(pages: readonly PageText[]): { statistics: object; shards: IndexShard[] } {
  const { statistics, terms } = mergeTerms(pages.map(pageTerms));
  return {
    statistics,
    shards: packShards(packedLines(terms), size).map(({ first, json }) => ({
      first,
      json: () => json,
      name: json,
    })),
  };
}
const textsOf = (shards: readonly IndexShard[]) => shards.map(({ first, json }) => [first, json()]);

test("after a change of a page the shards and statistics are those of an index that is made anew", () => {
  fc.assert(
    fc.property(
      fc.array(pageText, { minLength: 1, maxLength: 12 }),
      pageText,
      fc.nat(),
      (pages, text, choice) => {
        const page = choice % pages.length;
        const { statistics, shards } = indexed(pages);
        const change = {
          page,
          entry: pages.slice(0, page).reduce((sum, { entries }) => sum + entries.length, 0),
          before: pageTerms(pages[page] as PageText),
          after: pageTerms(text),
        };
        const wanted = indexed(pages.with(page, text));
        expect(textsOf(patchShards(shards, change, size))).toEqual(textsOf(wanted.shards));
        expect(patchStatistics(statistics as never, change)).toEqual(wanted.statistics);
      },
    ),
    { numRuns: 600 },
  );
});

test("shards without a term that has changed are not read", () => {
  const page = (text: string): PageText => ({
    ...{ title: "T", href: "/", corpus: "docs", group: "Documentation" },
    entries: [{ text }],
  });
  const many = Array.from({ length: 200 }, (_, number) => `word${number}`).join(" ");
  const pages = [page(many), page("alpha beta"), page("omega")];
  const { shards } = indexed(pages);
  expect(shards.length).toBeGreaterThan(20);
  const read = new Set<number>();
  const watched = shards.map((shard, index) => ({
    ...shard,
    json: () => {
      read.add(index);
      return shard.json();
    },
  }));
  const change = {
    ...{ page: 1, entry: 1 },
    before: pageTerms(page("alpha beta")),
    after: pageTerms(page("alpha gamma")),
  };
  const patched = patchShards(watched, change, size);
  expect(read.size).toBeLessThan(6);
  expect(patched.filter(({ name }) => name !== undefined).length).toBeGreaterThan(shards.length - 6);
});
