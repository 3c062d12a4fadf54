import { expect, test } from "vitest";
import { packedLines } from "../../tests/search/sharded-corpus.ts";
import type { Corpus } from "./corpus.ts";
import { indexTerms } from "./index-terms.ts";
import type { PublishedSearch } from "./published.ts";
import type { CorpusName, PageText } from "./search-data.ts";
import { SEARCH_VERSION } from "./search-data.ts";
import { type SavedSearch, SearchEngine, UnreachableError } from "./search-engine.ts";
import { packShards } from "./term-codec.ts";
import { wholeCorpus } from "./whole-corpus.ts";

const limits = { pages: 5, sections: 5 };

const docs: readonly PageText[] = [
  {
    ...{ title: "Old wiring", href: "/old", corpus: "docs", group: "Documentation", minor: true },
    entries: [{ text: "The termination of the bus." }],
  },
  {
    ...{ title: "Wiring", href: "/wiring", corpus: "docs", group: "Documentation", trail: ["Boards"] },
    entries: [
      { text: "How to connect the board." },
      {
        ...{ heading: "Termination", anchor: "termination", trail: ["Bus"] },
        text: "A resistor of 120 ohm. · Name · CAN_H · 24 V",
        places: [[32, 44, "row-1"]],
      },
    ],
  },
];
const products: readonly PageText[] = [
  {
    title: "Board",
    href: "/board",
    corpus: "pages",
    group: "Products",
    entries: [{ text: "A resistor of 47 ohm." }],
  },
];

/** The files of a server, one shard a term, and a page a file. */
function published(): Record<string, unknown> {
  const files: Record<string, unknown> = {};
  const of = (name: CorpusName, pages: readonly PageText[]) => {
    const { statistics, terms } = indexTerms(pages);
    const shards = packShards(packedLines(terms), 0).map(({ first, json }, at) => {
      files[`terms/${name}${at}.json`] = JSON.parse(json);
      return [first, `${name}${at}`] as const;
    });
    const names = pages.map((page, at) => {
      const file = `${name}${at}`.padEnd(12, "-");
      files[`pages/${file}.json`] = page;
      return file;
    });
    return { ...statistics, pages: names.join(""), shards };
  };
  const statistics: PublishedSearch = {
    version: SEARCH_VERSION,
    corpora: { docs: of("docs", docs), pages: of("pages", products) },
  };
  return { ...files, "statistics.json": statistics };
}

function engineOf(files: Record<string, unknown>, saved?: SavedSearch) {
  const requests: string[] = [];
  const engine = new SearchEngine({
    load: async (path, fresh) => {
      requests.push(fresh ? `${path} fresh` : path);
      if (!(path in files)) throw new Error("404");
      return JSON.parse(JSON.stringify(files[path])) as unknown;
    },
    saved: async () => saved,
  });
  return { engine, requests };
}

const savedOf = (whole: readonly CorpusName[], corpus: Corpus = wholeCorpus(docs)): SavedSearch => ({
  whole: new Set(whole),
  open: async (name) => {
    if (name === "pages") throw new Error("Nothing is saved.");
    return { corpus, titlesOnly: false };
  },
});

const hrefsOf = async (engine: SearchEngine, query: string) =>
  (await engine.answer(query, limits)).answer.groups.flatMap(({ pages }) => pages.map(({ href }) => href));

test("a query loads the statistics, the shards of its words and the pages that it shows, each once", async () => {
  const { engine, requests } = engineOf(published());
  expect(requests).toEqual([]);
  expect(await hrefsOf(engine, "connect ")).toEqual(["/wiring"]);
  expect(requests[0]).toBe("statistics.json");
  expect(requests.filter((path) => path.startsWith("pages/"))).toEqual(["pages/docs1-------.json"]);
  expect(requests.length).toBeLessThan(8);
  const before = requests.length;
  await hrefsOf(engine, "connect ");
  expect(requests).toHaveLength(before);
});

test("results are grouped by page with marked words; a hit in a row leads to the row; old versions come last", async () => {
  const { engine } = engineOf(published());
  const { answer } = await engine.answer("can_h", limits);
  expect(answer).toEqual({
    total: 1,
    totalPages: 1,
    isPartial: false,
    groups: [
      {
        title: "Documentation",
        isPartial: false,
        isGap: false,
        pages: [
          {
            href: "/wiring",
            title: "Wiring",
            group: "Documentation",
            trail: ["Boards"],
            more: 0,
            weight: expect.any(Number),
            sections: [
              {
                href: "/wiring#row-1",
                heading: [["Termination", false]],
                isPage: false,
                trail: ["Bus"],
                text: [
                  ["A resistor of 120 ohm. · Name · ", false],
                  ["CAN_H", true],
                  [" · 24 V", false],
                ],
              },
            ],
          },
        ],
      },
    ],
  });
  expect(await hrefsOf(engine, "termination")).toEqual(["/wiring", "/old"]);
});

test("a value is found with its unit, however it is spaced, and marked as one", async () => {
  const { engine } = engineOf(published());
  for (const query of ["24 V", "24V", "24\u00a0v"]) {
    const { answer } = await engine.answer(query, limits);
    expect(answer.groups[0]?.pages[0]?.sections[0]?.text).toContainEqual(["24 V", true]);
  }
});

test("kinds of pages are grouped; if other pages have all words, partial matches are marked as such", async () => {
  const { engine } = engineOf(published());
  const { answer } = await engine.answer("resistor 120", limits);
  expect(answer).toMatchObject({ total: 1, isPartial: false });
  expect(answer.groups.map(({ title, isPartial }) => [title, isPartial])).toEqual([
    ["Documentation", false],
    ["Products", true],
  ]);
  expect((await engine.answer("47 termination", limits)).answer.isPartial).toBe(true);
});

test.each([["terminaton"], ["temrination"], ["termin"], ["TERMINATION resistor"], ["ohm 120"]])(
  "%j finds the section about termination",
  async (query) => {
    expect((await hrefsOf(engineOf(published()).engine, query))[0]).toBe("/wiring");
  },
);

test.each([
  ["missing", undefined],
  ["no object", 7],
  ["of another version", { version: 1 }],
  ["damaged", { version: SEARCH_VERSION, corpora: { docs: {}, pages: {} } }],
])("statistics that are %s fail the question, and the next one asks again", async (_, statistics) => {
  const files = published();
  const whole = files["statistics.json"];
  if (statistics === undefined) delete files["statistics.json"];
  else files["statistics.json"] = statistics;
  const { engine, requests } = engineOf(files);
  await expect(engine.answer("board", limits)).rejects.toThrow();
  files["statistics.json"] = whole;
  expect((await engine.answer("board", limits, true)).answer.total).toBe(2);
  expect(requests).toContain("statistics.json fresh");
});

test("after a deploy the shards have other names: the engine asks for the statistics again", async () => {
  const files = published();
  const { engine, requests } = engineOf(files);
  await engine.answer("connect", limits);
  for (const path of Object.keys(files)) if (path.startsWith("terms/")) delete files[path];
  const after = published();
  const statistics = JSON.parse(
    JSON.stringify(after["statistics.json"]).replaceAll(/"docs(\d+)"/g, '"new$1"'),
  ) as unknown;
  for (const [path, value] of Object.entries(after)) files[path.replace("terms/docs", "terms/new")] = value;
  files["statistics.json"] = statistics;
  expect(await hrefsOf(engine, "resistor")).toContain("/wiring");
  expect(requests).toContain("statistics.json fresh");
});

test("docs that are saved whole are searched on the device; the rest on the server", async () => {
  const { engine, requests } = engineOf(published(), savedOf(["docs"]));
  const { answer, savedOnly } = await engine.answer("resistor", limits);
  expect(answer.groups.map(({ title }) => title).sort()).toEqual(["Documentation", "Products"]);
  expect(savedOnly).toBe(false);
  expect(requests.filter((path) => path.includes("docs"))).toEqual([]);
});

test("without the server what is saved is searched, and the answer says so", async () => {
  for (const whole of [["docs"], []] as const) {
    const { engine } = engineOf({}, savedOf(whole));
    const { answer, savedOnly } = await engine.answer("resistor", limits);
    expect(answer.groups.map(({ title }) => title)).toEqual(["Documentation"]);
    expect(savedOnly).toBe(true);
  }
});

test("a server that is out of reach is asked once for a query, not twice", async () => {
  let requests = 0;
  const engine = new SearchEngine({
    load: async () => {
      requests++;
      throw new UnreachableError("no network");
    },
    saved: async () => undefined,
  });
  await expect(engine.answer("board", limits)).rejects.toThrow();
  expect(requests).toBeLessThanOrEqual(2);
});

test("nothing is found by nothing", async () => {
  for (const query of ["", "  ", "?!", "zzzzzz"])
    expect((await engineOf(published()).engine.answer(query, limits)).answer.total).toBe(0);
});
