import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { productWith } from "../../../../pages/testing.ts";
import { readData } from "../../../../sources/read/read-data.ts";
import { limitsOf } from "../../../../sources/site-config.ts";
import { isTaken, keptSite, sheet, start, told } from "../testing.ts";

const board = (change: (sheet: string) => string): string =>
  productWith(change(sheet), "keySpecs: [supply-voltage]\nbody: A board for tests.\n");
/** A product beside it, with a card of the board. */
const other = (text: string): string =>
  productWith(text, "related: [/products/board]\n", "other").replace("A sample", "Another sample");

/** Pages that show values of the board: in words, on cards, beside another product, and in a table. */
const files = {
  "products/other.yaml": other(sheet),
  "docs/related.md":
    "---\ntitle: Related\ndescription: It names the board at its end.\nrelated: [/products/board]\n---\n\nSome words about it.\n",
  "docs/plain.md":
    "---\ntitle: Plain\ndescription: It shows no value.\n---\n\nRead [the start](./start.md) and the Bus.\n\nRead on there.\n",
  "docs/group/_category.yaml": "title: Group\ndescription: Some docs.\nlink: { type: generated-index }\n",
  "docs/group/member.md":
    "---\ntitle: Member\ndescription: One of the group.\n---\n\nSome words of it here.\n",
  "pages/words.yaml": `type: page
id: words
title: Words
summary: A page with a value.
state: published
body: |
  The board takes {{ product.board.supply-voltage }}, see [the doc](/docs/plain).
`,
};
const sixteen = board((text) => text);
const seventeen = board((text) => text.replace("16", "17"));

const ownData = join(import.meta.dirname, "../../../../../data");
const isLong = process.env.FAIRLEAD_LONG === "1";

function datasheetsOf(folder: string): [path: string, text: string][] {
  const files = readData(folder, limitsOf(undefined)).value.filter((file) => file.kind === "text");
  return files.filter(({ text }) => /^type: product$/m.test(text)).map(({ path, text }) => [path, text]);
}

/** A site that a store knows, with values on many pages. */
const site = () => keptSite({ "products/board.yaml": sixteen, ...files });

describe("the content of a site whose datasheets have other numbers", () => {
  test.each([
    ["another number", seventeen],
    ["a number written otherwise", board((text) => text.replace("16", "16.0"))],
    ["a comment, which moves all places", `# A comment.\n${sixteen}`],
  ])("is that of the whole site: %s", async (_what, text) => {
    const known = await site();
    known.write("products/board.yaml", text);
    expect(await isTaken(known)).toBe(true);
    // And once more, from what was put into the store in the place of the former one.
    expect(await isTaken(known)).toBe(true);
  });

  const valued = (title = "Valued", more = ""): string =>
    `---\ntitle: ${title}\ndescription: ${title} shows a value.\n${more}---\n\nIt takes {{ product.board.supply-voltage }} here.\n`;
  const constant = (title: string, more = ""): string =>
    `---\ntitle: ${title}\ndescription: ${title} shows none.\n${more}---\n\nRead [the other](/docs/other) here.\n`;
  test.each([
    [
      "that are found by former addresses",
      {
        "docs/moved.md": constant("Moved", "aliases: [/docs/before]\n"),
        "docs/group/_category.yaml":
          "title: Group\ndescription: Some docs.\nlink: { type: generated-index }\naliases: [/docs/former-group]\n",
        "docs/valued.md": `${valued()}\nSee [it](/docs/before) and [the group](/docs/former-group).\n`,
      },
    ],
    [
      "that name the next one, or have it from a list",
      {
        "docs/valued.md": valued("Named", "pagination_next: plain\npagination_prev: null\n"),
        "docs/group/valued.md": valued(),
        "docs/group/z.md": constant("Last", "pagination_prev: other\n"),
      },
    ],
    [
      "of which the first is the home page",
      { "docs/0-first.md": constant("First", "sidebar_position: -5\n") },
    ],
    [
      "of which the first, with a value, is the home page",
      { "docs/0-first.md": valued("First", "sidebar_position: -5\n") },
    ],
    [
      "of two versions",
      {
        "versions.json": '["1.0"]\n',
        "versioned_docs/version-1.0/other.md": constant("The other one before"),
        "versioned_docs/version-1.0/plain.md": constant("Plain before"),
        "versioned_docs/version-1.0/start.md": valued("Start before", "pagination_next: other\n"),
        "docs/valued.md": valued(),
      },
    ],
    [
      "that are not published",
      {
        "docs/draft.md": constant("Draft", "draft: true\n"),
        "docs/drafted.md": valued("Drafted", "draft: true\n"),
      },
    ],
    ["of which something is said", { "docs/said.md": constant("Simply") }],
  ] as const)("is that of the whole site, with docs %s", async (_what, more) => {
    const known = await keptSite({ "products/board.yaml": sixteen, ...files, ...more });
    for (const text of [seventeen, sixteen]) {
      known.write("products/board.yaml", text);
      expect(await isTaken(known)).toBe(true);
    }
  });

  test("is made with the words of docs that are edited afterwards, and with the former numbers again", async () => {
    const { kept, whole, write } = await site();
    write("products/board.yaml", seventeen);
    await kept();
    for (const [path, text] of [
      ["docs/start.md", start.replace("read on", "rest a little")],
      ["docs/plain.md", files["docs/plain.md"].replace("Read on", "Rest a little")],
      ["products/board.yaml", sixteen],
    ] as const) {
      write(path, text);
      const content = await kept();
      expect(content && told(content), path).toEqual(told(await whole()));
    }
  });

  test("has a record anew for each page that shows a value, and for no other", async () => {
    const { kept, write } = await site();
    const before = (await kept())?.records ?? [];
    write("products/board.yaml", seventeen);
    const after = (await kept())?.records ?? [];
    const known = new Set(before.map((page) => JSON.stringify(page)));
    const changed = after.filter((page) => !known.has(JSON.stringify(page)));
    expect(changed.map(({ pathname }) => pathname)).toEqual([
      "/",
      "/docs/embedding",
      "/docs/related",
      "/docs/start",
      "/products/board",
      "/products/other",
      "/words",
    ]);
  });

  test.each([
    [
      "a text says another number than the datasheet now",
      { "docs/plain.md": `${files["docs/plain.md"]}\nThe Sample board has a supply voltage of 16 V.\n` },
      board((text) => text.replace("16", "15")),
    ],
    [
      "the number stands in a title",
      {
        "docs/title.md":
          "---\ntitle: Takes {{ product.board.supply-voltage }}\ndescription: What it takes.\n---\n\nSome words of it.\n",
      },
      seventeen,
    ],
    [
      "the number stands in the description that a doc begins with",
      { "docs/begin.md": "---\ntitle: Begin\n---\n\nIt takes {{ product.board.supply-voltage }}.\n" },
      seventeen,
    ],
    [
      "the number stands in what a category says",
      {
        "docs/group/_category.yaml":
          'title: Group\ndescription: "They take {{ product.board.supply-voltage }}."\nlink: { type: generated-index }\n',
      },
      seventeen,
    ],
    [
      "the number stands in the title of a doc in a list",
      {
        "docs/group/member.md":
          "---\ntitle: Member\ndescription: It takes {{ product.board.supply-voltage }}.\n---\n\nSome words of it here.\n",
      },
      seventeen,
    ],
    [
      "the number stands in what the glossary says",
      {
        "pages/terms.yaml": `type: glossary
id: terms
title: Terms
summary: Words.
state: published
terms:
  - { id: bus, term: Bus, definition: "A line of {{ product.board.supply-voltage }}." }
`,
      },
      seventeen,
    ],
    ["a value is not as it was checked before", {}, board((text) => text.replace("min: 9", "min: 19"))],
    ["a value is gone", {}, board((text) => text.replace(", max: 16", ""))],
    ["a name is another", {}, sixteen.replace("title: Sample board", "title: Simple board")],
  ])("is made whole where %s", async (_what, more, text) => {
    const { kept, keep, write } = await site();
    for (const [path, words] of Object.entries(more)) write(path, words);
    await keep();
    expect(await kept()).toBeDefined();
    write("products/board.yaml", text);
    expect(await kept()).toBeUndefined();
  });

  test("is made whole where a text that was edited since says another number than the datasheet now", async () => {
    const { kept, write } = await site();
    const sentence = "The Sample board has a supply voltage of 16 V.";
    write("docs/plain.md", `${files["docs/plain.md"]}\n${sentence}\n`);
    expect(await kept()).toBeDefined();
    write(
      "products/board.yaml",
      board((text) => text.replace("16", "15")),
    );
    expect(await kept()).toBeUndefined();
  });

  test("is made whole where the words of a doc are others, too", async () => {
    const { kept, write } = await site();
    write("products/board.yaml", seventeen);
    write("docs/start.md", start.replace("read on", "rest a little"));
    expect(await kept()).toBeUndefined();
  });

  test("is that of the whole site for numbers of the site of this repository", async () => {
    const known = await keptSite({ copyOf: ownData });
    const numbers = datasheetsOf(ownData).flatMap(([path, text]) =>
      [...text.matchAll(/(?<=[:[,] )\d+(\.\d+)?(?=[,\s}\]])/g)].map(({ 0: number, index }) => ({
        path,
        text,
        changed: `${text.slice(0, index)}${Number(number) + 1}${text.slice(index + number.length)}`,
      })),
    );
    const tried = isLong ? numbers : fc.sample(fc.constantFrom(...numbers), 4);
    let taken = 0;
    for (const { path, text, changed } of tried) {
      for (const state of [changed, text]) {
        known.write(path, state);
        if (await isTaken(known)) taken++;
      }
    }
    expect(taken).toBeGreaterThan(tried.length);
  }, 300_000);

  test("is the same as the whole site's whatever is done to datasheets and docs", async () => {
    const known = await site();
    const number = fc.constantFrom("3", "9", "12", "12.5", "16", "1.60e1", "24");
    const edit = fc.oneof(
      {
        weight: 3,
        arbitrary: fc.record({
          path: fc.constant("products/board.yaml"),
          text: number.map((n) => board((text) => text.replace("16", n))),
        }),
      },
      {
        weight: 2,
        arbitrary: fc.record({
          path: fc.constant("products/other.yaml"),
          text: number.map((n) => other(sheet.replace("min: 9", `min: ${n}`))),
        }),
      },
      {
        weight: 2,
        arbitrary: fc.record({
          path: fc.constant("docs/start.md"),
          text: fc.constantFrom(
            start,
            start.replace("read on", "rest"),
            `${start}\nThe Bus ends.\n`,
            `${start}\nThe Sample board has a supply voltage of 16 V.\n`,
          ),
        }),
      },
    );
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 2 }), async (edits) => {
        for (const { path, text } of edits) known.write(path, text);
        if (await isTaken(known)) taken++;
      }),
      { numRuns: 60 },
    );
    expect(taken).toBeGreaterThan(10);
  });
});
