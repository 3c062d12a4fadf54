import { expect, test } from "vitest";
import type { SearchEntries } from "./search-data.ts";
import { SearchEngine } from "./search-engine.ts";
import { packIndex } from "./search-index.ts";

const data: SearchEntries = {
  key: "k",
  pages: [
    { title: "Wiring", href: "/wiring", trail: ["Boards"] },
    { title: "Old wiring", href: "/old", old: true },
  ],
  entries: [
    { page: 0, text: "How to connect the board." },
    {
      page: 0,
      heading: "Termination",
      anchor: "end",
      trail: ["Bus"],
      text: "A resistor of 120 ohm. · Name · CAN_H",
      places: [[25, 37, "row-1"]],
    },
    { page: 1, heading: "Termination", anchor: "end", text: "A resistor." },
  ],
};
const limits = { pages: 5, sections: 5 };
const files = { "entries.json": data as unknown, "terms.json": packIndex(data) as unknown };

/** An engine over files that a test may break, and what it has asked for. */
function engineOf(present: Partial<Record<keyof typeof files, unknown>>) {
  const asked: string[] = [];
  const later: (() => void)[] = [];
  let improved = 0;
  const engine = new SearchEngine(
    async (name, fresh) => {
      asked.push(fresh ? `${name} fresh` : name);
      if (present[name] === undefined) throw new Error("404");
      return JSON.parse(JSON.stringify(present[name])) as unknown;
    },
    () => improved++,
    (action) => later.push(action),
  );
  return { engine, asked, later, improved: () => improved };
}

test("both files are loaded once, by the first question", async () => {
  const { engine, asked } = engineOf(files);
  expect(asked).toEqual([]);
  await Promise.all([engine.answer("resistor", limits), engine.answer("board", limits)]);
  await engine.answer("can", limits);
  expect(asked).toEqual(["entries.json", "terms.json"]);
});

test("results stand by page with marked words; a hit in a row leads to the row; old versions come last", async () => {
  const { answer } = await engineOf(files).engine.answer("can_h", limits);
  expect(answer).toEqual({
    total: 1,
    totalPages: 1,
    isPartial: false,
    pages: [
      {
        href: "/wiring",
        title: "Wiring",
        trail: ["Boards"],
        more: 0,
        sections: [
          {
            href: "/wiring#row-1",
            heading: [["Termination", false]],
            isPage: false,
            trail: ["Bus"],
            text: [
              ["A resistor of 120 ohm. · Name · ", false],
              ["CAN_H", true],
            ],
          },
        ],
      },
    ],
  });
  const { answer: both } = await engineOf(files).engine.answer("termination", limits);
  expect(both.pages.map(({ href }) => href)).toEqual(["/wiring", "/old"]);
});

test.each([
  ["missing", undefined],
  ["damaged", { key: "k", index: { serializationVersion: 2, documentCount: 3 } }],
  ["no object", 7],
  ["of another release", packIndex({ ...data, key: "other" })],
])(
  "an index that is %s: titles and headings at once, everything as soon as it is made anew",
  async (_, terms) => {
    const { engine, later, improved } = engineOf({ ...files, "terms.json": terms });
    const first = await engine.answer("termination", limits);
    expect(first.titlesOnly).toBe(true);
    expect(first.answer.total).toBe(2);
    expect((await engine.answer("resistor", limits)).answer.total).toBe(0);
    for (const action of later) action();
    expect(improved()).toBe(1);
    const { answer, titlesOnly } = await engine.answer("resistor", limits);
    expect(titlesOnly).toBe(false);
    expect(answer).toEqual((await engineOf(files).engine.answer("resistor", limits)).answer);
  },
);

test.each([
  ["missing", undefined],
  ["damaged", { key: 1 }],
])("entries that are %s fail the question, and the next one asks again", async (_, entries) => {
  const present: Partial<Record<keyof typeof files, unknown>> = { ...files, "entries.json": entries };
  const { engine, asked } = engineOf(present);
  await expect(engine.answer("board", limits)).rejects.toThrow();
  present["entries.json"] = data;
  expect((await engine.answer("board", limits, true)).answer.total).toBe(1);
  expect(asked).toEqual(["entries.json", "terms.json", "entries.json fresh", "terms.json fresh"]);
});

test.each([
  ["terminaton", "/wiring"],
  ["termin", "/wiring"],
  ["120 ohm", "/wiring"],
  ["TERMINATION board", "/wiring"],
])("%j finds %s", async (query, href) => {
  const { answer } = await engineOf(files).engine.answer(query, limits);
  expect(answer.pages[0]?.href).toBe(href);
});

test("words that no section has together are found apart, and the answer says so", async () => {
  const { answer } = await engineOf(files).engine.answer("resistor connect", limits);
  expect(answer).toMatchObject({ isPartial: true, total: 3 });
});

test("nothing is found by nothing", async () => {
  for (const query of ["", "  ", "?!", "zzzzzz"]) {
    expect((await engineOf(files).engine.answer(query, limits)).answer.total).toBe(0);
  }
});
