import fc from "fast-check";
import { expect, test } from "vitest";
import { productWith } from "../../../../pages/testing.ts";
import { isTaken, keptSite, sheet } from "../testing.ts";
import { constantProducts } from "./constant-products.ts";

const BOARD = "products/board.yaml";
const value = "{{ product.board.supply-voltage }}";
/** The product whose numbers change, and two beside it, of which one has more to say. */
const files = (more: string) => ({
  [BOARD]: product("board", "keySpecs: [supply-voltage]\naliases: [/before/it]\n"),
  "products/other.yaml": product("other", more),
  "products/board-2.yaml": product("board-2", "keySpecs: [supply-voltage]\n"),
});
const product = (id: string, more: string, sections = sheet): string =>
  productWith(sections, more, id).replace("A sample", `A sample named ${id}`);
const notice = (product: string, effect: string, id = "fault"): string => `type: notice
id: ${id}
title: A made-up fault of ${product}
kind: erratum
product: ${product}
date: "2025-01-20"
state: published
effect: ${JSON.stringify(effect)}
`;

async function constantAfter(more: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const known = await keptSite(more);
  const { records, basis, diagnostics } = await known.whole();
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  const constant = constantProducts(records, new Set([BOARD]), basis.context);
  // Whatever is thought to be constant is so.
  known.write(BOARD, files("")[BOARD].replace("16", "17"));
  expect(await isTaken(known)).toBe(true);
  return constant.sort();
}

test.each([
  ["nothing of it", ""],
  ["the value of another", 'body: "It takes {{ product.board-2.supply-voltage }}."\n'],
  ["a card of another", "accessories: [board-2]\n"],
])("a product that shows %s is constant", async (_what, more) => {
  expect(await constantAfter(files(more))).toEqual(["/products/board-2", "/products/other"]);
});

test.each([
  ["a card of it as an accessory", "accessories: [board]\n"],
  ["a card of it as what it works with", "compatibleWith: [board]\n"],
  ["a card of it as its replacement", "replacement: board\n"],
  ["a card of it by its address", "related: [/products/board]\n"],
  ["a card of it by a former address", "related: [/before/it]\n"],
  ["a card of it by a place of it", "docs: [/products/board#param-supply-voltage]\n"],
  ["a link to it in words", "body: See [the board](/products/board).\n"],
  ["a value of it in its text", `body: "It takes ${value}."\n`],
  ["a value of it in a list", `features: ["It takes ${value}."]\n`],
  ["a table of it", 'body: |\n  ::datasheet{ref="board"}\n'],
  ["it beside another", 'body: |\n  ::comparison{products="board-2, board"}\n'],
])("a product that shows %s is not", async (_what, more) => {
  expect(await constantAfter(files(more))).toEqual(["/products/board-2"]);
});

test("nor is one that embeds a product with a value of it in a note", async () => {
  const noting = sheet.replace("source: page", `source: page, note: "As the board, ${value}."`);
  const more = {
    ...files('body: |\n  ::datasheet{ref="board-2"}\n'),
    "products/board-2.yaml": product("board-2", "", noting),
    "products/board-3.yaml": product("board-3", ""),
  };
  expect(await constantAfter(more)).toEqual(["/products/board-3"]);
});

test("a product of which a notice shows a value of it is not, and no other is", async () => {
  const more = { ...files(""), "notices/fault.yaml": notice("other", `It drops out at ${value}.`) };
  expect(await constantAfter(more)).toEqual([]);
});

test("a notice that shows no value says nothing of a product", async () => {
  const more = { ...files(""), "notices/fault.yaml": notice("board", "It drops out.") };
  expect(await constantAfter(more)).toEqual(["/products/board-2", "/products/other"]);
});

test("whatever products say of each other, the site is the whole one after other numbers", async () => {
  const ids = ["board", "board-2", "other"] as const;
  const way = fc.constantFrom("nothing", "card", "value", "table", "note", "notice");
  const said = fc.record({ way, of: fc.constantFrom(...ids) });
  const numbers = fc.array(
    fc.record({ id: fc.constantFrom(...ids), max: fc.integer({ min: 12, max: 19 }) }),
    {
      minLength: 1,
      maxLength: 3,
    },
  );
  const saidByEach = fc.record({ board: said, "board-2": said, other: said });
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(saidByEach, numbers, async (says, edits) => {
      const fileOf = (id: (typeof ids)[number], max: number): string => {
        const { way, of } = says[id];
        const reference = `{{ product.${of}.supply-voltage }}`;
        const more = {
          card: `related: [/products/${of}]\n`,
          value: `body: "As ${reference}."\n`,
          table: `body: |\n  ::datasheet{ref="${of}"}\n`,
        };
        const sections = sheet.replace("max: 16", `max: ${max}`);
        const note = way === "note" ? `source: page, note: "As ${reference}."` : "source: page";
        const own = way in more ? more[way as keyof typeof more] : "";
        return product(id, `keySpecs: [supply-voltage]\n${own}`, sections.replace("source: page", note));
      };
      const notices = ids.flatMap((id) =>
        says[id].way === "notice"
          ? [[`notices/${id}.yaml`, notice(id, `{{ product.${says[id].of}.supply-voltage }}`, id)]]
          : [],
      );
      const known = await keptSite({
        ...Object.fromEntries(ids.map((id) => [`products/${id}.yaml`, fileOf(id, 16)])),
        ...Object.fromEntries(notices),
      });
      for (const { id, max } of edits) {
        known.write(`products/${id}.yaml`, fileOf(id, max));
        if (await isTaken(known)) taken++;
      }
    }),
    { numRuns: 30 },
  );
  expect(taken).toBeGreaterThan(20);
}, 60_000);
