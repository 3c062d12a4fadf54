import fc from "fast-check";
import { expect, test } from "vitest";
import { compareTerms } from "../../../renderer/shared/search/heading-terms.ts";
import { mergeTerms } from "../../../renderer/shared/search/index-terms.ts";
import type { PageTerms } from "../../../renderer/shared/search/page-terms.ts";
import { packedLines } from "../../../renderer/tests/search/sharded-corpus.ts";
import { packIndex } from "./pack-index.ts";

const counted = fc
  .dictionary(
    fc.constantFrom("ad", "be", "bes", "=be", "~ad be", '"go"', "\t", "Ω"),
    fc.integer({ min: 1, max: 3 }),
  )
  .map((counts) => Object.entries(counts).flat());
const page = fc.record(
  {
    title: counted,
    entries: fc.array(
      fc.record(
        { words: fc.nat(3), heading: counted, text: counted, gap: fc.constant(true as const) },
        { requiredKeys: ["words", "heading", "text"] },
      ),
      { maxLength: 3 },
    ),
    minor: fc.constant(true as const),
  },
  { requiredKeys: ["title", "entries"] },
);

test("run by run the index is the same as of all pages at once", () => {
  fc.assert(
    fc.property(fc.array(page, { maxLength: 12 }), fc.integer({ min: 1, max: 5 }), (pages, run) => {
      const { statistics, terms } = mergeTerms(pages as PageTerms[]);
      const packed = packIndex(pages as PageTerms[], run);
      expect(packed.statistics).toEqual(statistics);
      const lines = packedLines(terms);
      expect([...packed.lines]).toEqual([...lines].sort(([a], [b]) => compareTerms(a, b)));
    }),
    { numRuns: 500 },
  );
});
