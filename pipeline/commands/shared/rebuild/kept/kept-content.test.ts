import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PackStore } from "../../../../engine/cache/pack-store.ts";
import { recordOf } from "../../../../pages/page-facts.ts";
import { productWith } from "../../../../pages/testing.ts";
import { recordHash } from "../../../../render/record-hash.ts";
import { files, isTaken, keptSite, prose, sheet, start, told } from "../testing.ts";

describe("the content of a site that the store knows", () => {
  test("is that of the whole site, and the hashes of its records are known", async () => {
    const { kept, whole } = await keptSite();
    const content = await kept();
    const fresh = await whole();
    expect(content && told(content)).toEqual(told(fresh));
    const store = PackStore.open(undefined, "other", "1");
    expect(content && recordHash(content.search, store)).toBe(recordHash(fresh.search, store));
    for (const [at, page] of (content?.records ?? []).entries()) {
      const hash = recordHash(fresh.records[at] as never, PackStore.open(undefined, "other", "1"));
      expect(recordHash(page, store), page.pathname).toBe(hash);
      expect(recordHash(recordOf(page), store), page.pathname).toBe(hash);
    }
  });

  test.each([
    ["words", start.replace("read on", "rest a little")],
    ["a paragraph more", `${start}\nOne more paragraph of words.\n`],
    ["a line more at the beginning, which moves all places", start.replace("Read [", "\n\nRead [")],
    ["a number that the datasheet agrees with", `${start}\nThe board has a supply voltage of 12 V.\n`],
    ["a term of the glossary", `${start}\nThe Bus ends here.\n`],
    ["code", `${start}\n\`\`\`c\nint a;\n\`\`\`\n`],
  ])("stays, with the page made anew, after a change of %s", async (_what, text) => {
    const known = await keptSite();
    known.write("docs/start.md", text);
    expect(await isTaken(known)).toBe(true);
    // And once more, from what was noted the first time.
    expect(await isTaken(known)).toBe(true);
  });

  test.each([
    ["the title", "docs/start.md", start.replace("title: Start", "title: Begin")],
    ["the description", "docs/start.md", start.replace("Where to begin", "Where to start")],
    ["a heading", "docs/start.md", start.replace("## Wiring", "## Wires")],
    ["a link", "docs/start.md", start.replace("#parts", "")],
    ["the place of a link", "docs/start.md", start.replace("Read [the", "Read ![a](/a.svg) [the")],
    ["a value", "docs/start.md", start.replace("{{ product.board.supply-voltage }}", "12 V")],
    ["a word that is banned", "docs/start.md", start.replace("read on", "simply read on")],
    [
      "a number that the datasheet contradicts",
      "docs/start.md",
      `${start}\nThe Sample board has a supply voltage of 24 V.\n`,
    ],
    [
      "the length of a page",
      "docs/other.md",
      "---\ntitle: Other\ndescription: It.\n---\n\n## Parts\n\nTwo.\n",
    ],
    ["a doc with an embed", "docs/embedding.md", `${files["docs/embedding.md"]}\nMore.\n`],
    [
      "a doc with an exception, which nothing needs any more",
      "docs/excepted.md",
      files["docs/excepted.md"].replace("simply ", ""),
    ],
    ["a status in a datasheet", "products/board.yaml", productWith(sheet.replace("confirmed", "typical"))],
    ["a new file", "docs/new.md", "---\ntitle: New\ndescription: New.\n---\n\nA new page of words.\n"],
    ["the rules", "prose-rules.yaml", prose.replace("simply", "just")],
  ])("is made whole after a change of %s", async (_what, path, text) => {
    const { kept, write } = await keptSite();
    write(path, text);
    expect(await kept()).toBeUndefined();
  });

  test.each([{ base: "/sub/" }, { review: true }, { today: "2026-01-02" }, { history: "abc" as never }])(
    "is made whole for another %j",
    async (other) => {
      const { kept } = await keptSite();
      expect(await kept(other)).toBeUndefined();
    },
  );

  test.each([
    ["words", "docs/start.md", start.replace("read on", "rest a little"), ["/docs/start"]],
    [
      "a number",
      "products/board.yaml",
      productWith(sheet.replace("max: 16", "max: 18")),
      ["/", "/docs/embedding", "/docs/start", "/products/board"],
    ],
  ])("has the pages with other %s as fresh until it is kept", async (_what, path, text, addresses) => {
    const { find, write } = await keptSite();
    const freshPages = async () => (await find())?.content.fresh?.map(({ pathname }) => pathname).sort();
    expect(await freshPages()).toEqual([]);
    write(path, text);
    expect(await freshPages()).toEqual(addresses);
    expect(await freshPages()).toEqual(addresses);
    (await find())?.keep();
    expect(await freshPages()).toEqual([]);
  });

  test("says what is so before and after a doc is mended of which something was said", async () => {
    const { kept, whole, keep, write } = await keptSite();
    const banned = start.replace("read on", "simply read on");
    write("docs/start.md", banned);
    await keep();
    expect((await kept())?.diagnostics.map(({ code }) => code)).toContain("prose-banned-word");
    write("docs/start.md", banned.replace("board", "small board"));
    expect(await kept()).toBeUndefined();
    write("docs/start.md", start);
    const content = await kept();
    expect(content && told(content)).toEqual(told(await whole()));
  });

  test("is not kept with an error", async () => {
    const { kept, keep, write } = await keptSite();
    write("docs/start.md", start.replace("other.md", "nowhere.md"));
    await keep();
    expect(await kept()).toBeUndefined();
  });

  test("is made whole in the end, so that the store does not grow for ever", async () => {
    const { kept, keep } = await keptSite();
    for (let time = 0; time < 100; time++) expect(await kept()).toBeDefined();
    expect(await kept()).toBeUndefined();
    await keep();
    expect(await kept()).toBeDefined();
  });

  test("is the same as the whole site's whatever is done to a doc", async () => {
    const known = await keptSite();
    const lines = start.split("\n");
    const pieces = [
      "Words.",
      "## Part",
      "[o](./other.md)",
      "simply",
      "bus",
      "",
      "- a",
      "{#x}",
      "---",
      "24 V",
      "`c`",
    ];
    const edit = fc.record({
      line: fc.integer({ min: 5, max: lines.length }),
      removed: fc.nat(2),
      text: fc.constantFrom(...pieces),
    });
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 3 }), async (edits) => {
        const text = edits.reduce(
          (all, { line, removed, text }) => all.toSpliced(line, removed, text),
          lines,
        );
        known.write("docs/start.md", text.join("\n"));
        if (await isTaken(known)) taken++;
      }),
      { numRuns: 60 },
    );
    expect(taken).toBeGreaterThan(5);
  });
});
