import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "../../../tests/support/sources/parsed-markdown.ts";

/** Words of headings as people write them, with what the rule takes away, and words that look like ids of others. */
const word = fc.oneof(
  fc.stringMatching(/^[a-zA-Z0-9]{1,6}$/),
  fc.constantFrom(
    "Setup",
    "setup-1",
    "setup",
    "1",
    "24 V",
    "µC",
    "Übersicht",
    "日本",
    "C++",
    "a.b",
    "Q&A",
    "100 %",
    "—",
    "e\u0301",
    "😀",
    "__proto__",
    "constructor",
  ),
);
const heading = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(" "));
const headings = fc.array(heading, { minLength: 1, maxLength: 8 });

const idsOf = async (texts: readonly string[], more = ""): Promise<string[]> => {
  const { document } = await parse(`${texts.map((text) => `## ${text}\n\nText.\n\n`).join("")}${more}`);
  return document.headings.map(({ id }) => id);
};

test("whatever headings are called, each has an id of its own that an address can hold", async () => {
  await fc.assert(
    fc.asyncProperty(headings, async (texts) => {
      const ids = await idsOf(texts);
      expect(ids).toHaveLength(texts.length);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) {
        expect(id).toMatch(/^[^\s<>"'&#%]+$/);
        expect(decodeURIComponent(new URL(`#${id}`, "https://example.org/").hash.slice(1)).normalize()).toBe(
          id.normalize(),
        );
      }
    }),
    { numRuns: 500 },
  );
});

test("a heading keeps its id when others are written below it", async () => {
  await fc.assert(
    fc.asyncProperty(headings, headings, async (texts, later) => {
      expect((await idsOf([...texts, ...later])).slice(0, texts.length)).toEqual(await idsOf(texts));
    }),
    { numRuns: 300 },
  );
});

test("an id that is written out is kept as it is, and no heading by rule takes it", async () => {
  const id = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/);
  await fc.assert(
    fc.asyncProperty(headings, id, async (texts, own) => {
      const ids = await idsOf(texts, `## ${own} {#${own}}\n`);
      expect(ids.at(-1)).toBe(own);
      expect(new Set(ids).size).toBe(ids.length);
    }),
    { numRuns: 300 },
  );
});

test("capitals and signs make no difference to an id by rule, as on GitHub", async () => {
  await fc.assert(
    fc.asyncProperty(fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,8}){0,3}$/), async (text) => {
      const [id] = await idsOf([text]);
      expect(id).toBe(text.replaceAll(" ", "-"));
      expect(await idsOf([`${text.toUpperCase()}?`])).toEqual([id]);
    }),
    { numRuns: 300 },
  );
});
