import { expect, test } from "vitest";
import { codes, type Files, siteOf } from "../../tests/support/pages/site-of.ts";

const product = (...lines: string[]): string =>
  [
    ...["type: product", "id: board", "title: Board", "summary: A board.", "state: published"],
    ...["lifecycle: not-stated", "maturity: not-stated", ...lines, ""],
  ].join("\n");
const blanks = async (files: Files): Promise<string[]> =>
  codes(await siteOf(files)).filter((line) => line.endsWith("left-blank"));

test.each([
  ["the value of a key", ["function: …"], ["products/board.yaml:8:11 left-blank"]],
  [
    "the items of a list",
    ["function: Floats.", "features: […, … 2]"],
    ["9:12", "9:15"].map((at) => `products/board.yaml:${at} left-blank`),
  ],
  ["a word beside others", ["function: Floats.", "features: [One, …, Nine]"], []],
  ["a text that goes on", ["function: Floats …"], []],
])("%s", async (_, lines, expected) => {
  expect(await blanks({ "products/board.yaml": product(...lines) })).toEqual(expected);
});

test("a draft may have them", async () => {
  const text = product("function: …").replace("published", "draft");
  expect(await blanks({ "products/board.yaml": text })).toEqual([]);
});

test("a record of a type without drafts is warned of, as it is published as it was written", async () => {
  const connector = [
    ...["type: connector", "id: j1", "title: J1", "status: preliminary", "products: []", "designator: …"],
    ...[
      "kind: header",
      "pinCount: 1",
      "pins: [{ number: 1, name: GND, class: ground, direction: passive, function: … }]",
      "",
    ],
  ].join("\n");
  const { diagnostics } = await siteOf({ "interfaces/j1.yaml": connector });
  const found = diagnostics.filter(({ code }) => code === "left-blank");
  expect(found.map(({ severity, line }) => `${line} ${severity}`)).toEqual(["6 warning", "9 warning"]);
});

test("the text of a doc is one, a paragraph of it is none", async () => {
  const files = {
    "docs/new.md": "---\ntitle: New\n---\n\n…\n",
    "docs/old.md": "---\ntitle: Old\n---\n\nOne.\n\n…\n\nNine.\n",
  };
  expect(await blanks(files)).toEqual(["docs/new.md:2:1 left-blank"]);
});

test("a source that a value names needs its title, one that nobody names does not yet", async () => {
  const files = (source: string): Files => ({
    "sources.yaml":
      "type: sources\nsources:\n  - { id: data, kind: calculation, title: … }\n  - { id: bench, kind: calculation, title: Bench }\n",
    "parameters.yaml":
      "type: parameters\nparameters:\n  - { id: supply, name: Supply, kind: voltage, units: [V], section: recommended, definition: A voltage. }\n",
    "products/board.yaml": product(
      ...[
        "function: Floats.",
        "datasheet:",
        "  sections:",
        "    - id: recommended",
        "      groups:",
        "        - rows:",
      ],
      `            - { param: supply, nom: 5, unit: V, status: calculated, source: ${source} }`,
    ),
  });
  expect(await blanks(files("data"))).toEqual(["sources.yaml:3:43 left-blank"]);
  expect(await blanks(files("bench"))).toEqual([]);
});
