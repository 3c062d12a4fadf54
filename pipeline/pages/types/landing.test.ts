import { expect, test } from "vitest";
import { pageAt, siteOf } from "../../tests/support/pages/site-of.ts";

test("the card of a product on the home page has its drawing, that of another page none", async () => {
  const envelope = (type: string, id: string) =>
    `type: ${type}\nid: ${id}\ntitle: Sample ${id}\nsummary: Summary of ${id}.\nstate: published\n`;
  const site = await siteOf({
    "families/line.yaml": envelope("family", "line"),
    "products/line/board.yaml": `${envelope("product", "board")}function: Sample\nlifecycle: not-stated\nmaturity: not-stated\ninterfaces:\n  - { id: a, name: A, class: can, connects: A bus }\n  - { id: b, name: B, class: serial, connects: A port }\n`,
    "pages/home.yaml": `${envelope("landing", "home")}route: /\nblocks:\n  - { kind: cards, id: cards, heading: Cards, items: [/products/board, /families/line] }\n`,
  });
  const home = pageAt(site, "/");
  if (home.type !== "landing") throw new Error("It is no home page.");
  const [block] = home.blocks;
  const cards = block?.kind === "cards" ? block.cards : [];
  expect(cards.map(({ title, sketch }) => [title, sketch !== undefined])).toEqual([
    ["Sample board", true],
    ["Sample line", false],
  ]);
});
