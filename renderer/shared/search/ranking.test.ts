import { describe, expect, test } from "vitest";
import { find } from "./find.ts";
import type { PageText } from "./search-data.ts";
import { wholeCorpus } from "./whole-corpus.ts";

type Section = readonly [heading: string, text: string];

function page(title: string, text: string, ...sections: readonly Section[]): PageText {
  return {
    title,
    href: `/${title.toLowerCase().replaceAll(" ", "-")}`,
    corpus: "docs",
    group: "Documentation",
    entries: [{ text }, ...sections.map(([heading, own]) => ({ heading, anchor: heading, text: own }))],
  };
}

/** Pages about other matters, among which a word is as rare as it is on a site. */
const others = ["Alpha", "Beta", "Gamma", "Delta"].map((title) =>
  page(title, `${title} has a board, a page and a supply.`, ["Notes", "Some notes on the board."]),
);

async function titlesFor(query: string, ...pages: readonly PageText[]): Promise<string[]> {
  const answer = await find(query, wholeCorpus([...others, ...pages]), { pages: 10, sections: 5 });
  return answer.pages.map(({ title }) => title);
}

describe("the order of pages", () => {
  test("a title with all words comes before one with some, however often the text says the others", async () => {
    const some = page("Power management", "Power for all. Power up, and up again.", ["Power", "Power up."]);
    const all = page("Power up", "Before the first start.");
    expect(await titlesFor("power up ", some, all)).toEqual(["Power up", "Power management"]);
  });

  test("words of one page may be in several sections", async () => {
    const apart = page("Wiring", "A bus.", ["Ends", "A resistor at each end."], ["Cable", "A twisted pair."]);
    expect(await titlesFor("resistor twisted ", apart)).toEqual(["Wiring"]);
  });

  test("a page about the matter is listed before one that has all words in passing", async () => {
    const about = page("Register map", "All registers.", ["Register map", "Every register in order."]);
    const passing = page("Files", "The list of the firmware names a register and a map, among others.");
    const titles = await titlesFor("register map firmware ", about, passing);
    expect(titles).toEqual(["Register map", "Files"]);
  });

  test("a page with some of the words is not listed behind those that have all", async () => {
    const weak = page("Tools", "A resistor is on the table.");
    const all = page("Ends", "A resistor is twisted on.");
    expect(await titlesFor("resistor twisted ", weak, all)).toEqual(["Ends"]);
  });

  test("a piece of a longer name counts for less than the word", async () => {
    const code = page("anchor-vanished", "An anchor vanished.");
    const guide = page("Anchor", "An anchor is a place.");
    expect(await titlesFor("anchor ", code, guide)).toEqual(["Anchor", "anchor-vanished"]);
  });
});

describe("forms of a word", () => {
  const calibration = page("Compass", "The calibration of the compass takes a minute.");

  test.each(["calibrate ", "calibrated compass", "calibrating"])("%s finds calibration", async (query) => {
    expect(await titlesFor(query, calibration)).toEqual(["Compass"]);
  });

  test("the word itself comes first", async () => {
    const verb = page("Heading", "You calibrate the heading in a minute of the day.");
    expect(await titlesFor("calibrate ", calibration, verb)).toEqual(["Heading", "Compass"]);
  });

  test("an s that was typed is part of an unfinished word: tabs finds no table", async () => {
    const table = page("Table", "A table has cells.");
    const tab = page("Tab", "One tab beside the other.");
    expect(await titlesFor("tabs", table, tab)).toEqual(["Tab"]);
  });
});

describe("questions", () => {
  const reset = page("Reset", "Hold the key to reset it.");
  const doing = page("Pins", "DO is a digital output.");

  test.each(["how do I reset it", "where is the reset", "What does reset do"])(
    "%s finds Reset",
    async (query) => {
      expect((await titlesFor(query, reset, doing))[0]).toBe("Reset");
    },
  );

  test("DO is a word where nothing is asked", async () => {
    expect((await titlesFor("DO output", reset, doing))[0]).toBe("Pins");
  });
});

test("what is not published is listed where no section of a page has all words, whatever other sections have", async () => {
  const apart = page("Board", "It is published.", ["Size", "Not large."]);
  const gap = { heading: "Not published", anchor: "gap", text: "Mass", names: ["Mass"], gap: true as const };
  const corpus = wholeCorpus([
    ...others,
    apart,
    { ...page("Box", "A box."), entries: [{ text: "A box." }, gap] },
  ]);
  const answer = await find("not published ", corpus, { pages: 10, sections: 5 });
  expect(answer.isGap).toBe(true);
  expect(answer.pages.map(({ title }) => title)).toContain("Box");
  expect((await find("size large ", corpus, { pages: 10, sections: 5 })).isGap).toBe(false);
});
