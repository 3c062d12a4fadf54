import fc from "fast-check";
import MiniSearch from "minisearch";
import { beforeAll, describe, expect, test } from "vitest";
import { packedLines, shardedCorpus, tokenize } from "../../tests/search/sharded-corpus.ts";
import { combine } from "./combine.ts";
import { find } from "./find.ts";
import { type IndexedCorpus, indexTerms } from "./index-terms.ts";
import { matchQuery } from "./match.ts";
import { parseQuery } from "./query.ts";
import type { PageText } from "./search-data.ts";
import { packShards, unpackShard } from "./term-codec.ts";
import { wholeCorpus } from "./whole-corpus.ts";

const limits = { pages: 10, sections: 5 };

/** Words as manuals have them: few often, most seldom; registers, figures and units among them. */
function wordMaker(seed: number): () => string {
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const syllables = "ba ce di fo gu ha ki lo mu ne pa ra se ti vo wa xi zo ter min con sta pro".split(" ");
  const word = (rank: number): string => {
    let text = "";
    for (let rest = rank + 7; rest > 0; rest = Math.floor(rest / syllables.length))
      text += syllables[rest % syllables.length];
    return text;
  };
  return () => {
    const kind = next();
    if (kind < 0.03) return `${Math.floor(next() * 48)} V`;
    if (kind < 0.05)
      return `${word(Math.floor(next() * 40)).toUpperCase()}_${word(Math.floor(next() * 40)).toUpperCase()}`;
    return word(Math.floor(6000 * next() ** 4));
  };
}

function corpusOf(pages: number): PageText[] {
  const word = wordMaker(7);
  const words = (count: number): string => Array.from({ length: count }, word).join(" ");
  return Array.from({ length: pages }, (_, page) => ({
    ...{ title: words(3), href: `/${page}`, corpus: "docs", group: "Documentation" },
    ...(page % 50 === 0 ? { minor: true as const } : {}),
    entries: Array.from({ length: 6 }, (__, at) => ({
      ...(at === 0 ? {} : { heading: words(2), anchor: `s${at}` }),
      text: words(60),
    })),
  }));
}

let pages: PageText[];
let index: IndexedCorpus;
let packed: ReturnType<typeof packShards>;
beforeAll(() => {
  pages = corpusOf(1000);
  index = indexTerms(pages);
  packed = packShards(packedLines(index.terms));
});

/** The corpus as a server has it, and how many shards were loaded. */
function sharded() {
  let count = 0;
  const corpus = shardedCorpus(pages, { index, loaded: () => void count++ });
  return { corpus, loaded: () => count };
}

/** A query made from what a page says: words of a section, cut short, mistyped, in capitals. */
const queries = fc
  .tuple(
    ...([fc.nat(999), fc.nat(5), fc.nat(55), fc.integer({ min: 1, max: 3 })] as const),
    fc.constantFrom("as it stands", "cut", "mistyped", "capitals", "closed"),
  )
  .map(([page, entry, from, count, way]) => {
    const words = (pages[page]?.entries[entry]?.text ?? "").split(" ").slice(from, from + count);
    const text = words.join(" ");
    if (way === "cut") return text.slice(0, Math.max(3, text.length - 2));
    if (way === "mistyped") return text.replace(/(\w)(\w)(\w*)$/, "$2$1$3");
    return way === "capitals" ? text.toUpperCase() : way === "closed" ? `${text} ` : text;
  });

describe("on a generated corpus of 1,000 pages", () => {
  test("shards give the same answers as the whole index, to the last figure", async () => {
    const whole = wholeCorpus(pages, index);
    const { corpus } = sharded();
    await fc.assert(
      fc.asyncProperty(queries, async (query) => {
        expect(await find(query, corpus, limits)).toEqual(await find(query, whole, limits));
      }),
      { numRuns: 200 },
    );
  });

  test("a query loads a few shards of many", async () => {
    expect(packed.length).toBeGreaterThan(40);
    const counts: number[] = [];
    for (const query of fc.sample(queries, 50)) {
      const { corpus, loaded } = sharded();
      await find(`${query} `, corpus, limits);
      counts.push(loaded());
    }
    expect(counts.sort((a, b) => a - b)[Math.floor(counts.length / 2)]).toBeLessThanOrEqual(12);
  });

  test("one word is found where MiniSearch finds it, and with its scores", async () => {
    // Words of one piece: MiniSearch knows nothing of pieces.
    const plain = (text: string): string => text.replace(/\d+ V|_/g, " ");
    const some = pages.slice(0, 100).map((page) => ({
      ...page,
      title: plain(page.title),
      entries: page.entries.map(({ heading, text, ...entry }) => ({
        ...entry,
        ...(heading === undefined ? {} : { heading: plain(heading) }),
        text: plain(text),
      })),
    }));
    const mini = new MiniSearch({
      ...{ fields: ["title", "heading", "text"], idField: "id", tokenize, processTerm: (term) => term },
      searchOptions: { tokenize: (term) => [term], boost: { title: 8, heading: 2.5 } },
    });
    let id = 0;
    const first = new Set<number>();
    for (const { title, entries } of some) {
      first.add(id);
      for (const { heading = title, text } of entries) mini.add({ id: id++, title, heading, text });
    }
    const whole = wholeCorpus(some);
    for (const { title } of some.slice(1, 21)) {
      const [word = ""] = tokenize(title);
      const scores = (boost: object) =>
        new Map(mini.search(word, boost).map((result) => [result.id as number, result.score]));
      // The title of a page counts a quarter for the sections behind the first one.
      const [expected, inherited] = [scores({}), scores({ boost: { title: 2, heading: 2.5 } })];
      const query = parseQuery(`${word} `);
      const combined = combine(await matchQuery(query, "exact", whole), query, whole);
      expect(combined.map(({ entry }) => entry).sort()).toEqual([...expected.keys()].sort());
      // A heading that is the word and nothing else counts twice; of the others the scores are the same.
      for (const { entry, score } of combined) {
        const ratio = score / ((first.has(entry) ? expected : inherited).get(entry) ?? 0);
        expect(Math.min(Math.abs(ratio - 1), Math.abs(ratio - 2))).toBeLessThan(1e-9);
      }
    }
  });
});

test("terms that begin with a heading's mark lie in the shard of their first word", () => {
  const one = corpusOf(3);
  const shards = packShards(packedLines(indexTerms(one).terms), 0).map(
    ({ json }) => unpackShard(JSON.parse(json)).terms,
  );
  // Borders between letters count as little as the mark does.
  for (const terms of shards)
    expect(new Set(terms.map((term) => term.replace(/^[=~]|[|']/g, ""))).size).toBe(1);
});
