import { describe, expect, it, test } from "vitest";
import { formats } from "../../commands/shared/report/formats.ts";
import type { Source } from "../../sources/parse/source.ts";
import { dictionaries, type Files, productWith, siteOf } from "../../tests/support/pages/site-of.ts";
import { productFinder } from "./contradicted-values.ts";

const sheet = `    - id: absmax
      groups:
        - rows:
            - { param: supply-voltage, min: -0.3, max: 20, unit: V, status: confirmed, source: page }
    - id: recommended
      groups:
        - rows:
            - { param: supply-voltage, min: 9, max: 16, unit: V, status: confirmed, source: page }
    - id: electrical
      groups:
        - rows:
            - { param: supply-current, typ: 1.50, unit: A, approximate: true, status: confirmed, source: page }
            - { param: tilt, max: 5, unit: deg }
`;
const doc = (text: string, head = "product: board"): Files => ({
  "docs/a.md": `---\n${head}\n---\n# A\n\n${text}\n`,
});

const found = async (files: Files): Promise<string[]> => {
  const { diagnostics } = await siteOf({
    ...dictionaries,
    "products/board.yaml": productWith(sheet),
    ...files,
  });
  return diagnostics
    .filter(({ code }) => code === "value-contradicted")
    .map(({ file, line, column, endColumn }) => `${file}:${line}:${column}-${endColumn}`);
};

describe("a number that the table of the product contradicts is reported at its characters", () => {
  const cases: [name: string, text: string, location: string][] = [
    ["in a sentence", "The supply voltage is 24 V.", "6:23-27"],
    ["with a no-break space", "The supply voltage is 24\u00a0V.", "6:23-27"],
    ["without a space", "Supply voltage: 24V.", "6:17-20"],
    ["in another unit", "The supply voltage is 24000 mV.", "6:23-31"],
    ["at one end of a range", "Its supply voltage is 9 to 24 V.", "6:23-32"],
    ["with the unit twice", "Its supply voltage is 9 V to 24 V.", "6:30-34"],
    ["behind stress and code", "The **supply voltage** of `x` is 24 V.", "6:34-38"],
    ["in a list", "- Supply voltage 24 V", "6:18-22"],
    ["in a row of a table", "| Supply voltage | 24 V |\n| --- | --- |\n| a | b |", "6:20-24"],
    ["behind an emoji", "😀 The supply voltage is 24 V.", "6:26-30"],
  ];
  it.each(cases)("%s", async (_name, text, location) => {
    expect(await found(doc(text))).toEqual([`docs/a.md:${location}`]);
  });

  it("in prose of YAML", async () => {
    const text = productWith(
      sheet,
      'features: ["Supply voltage 24 V"]\nbody: |\n  ## More\n\n  The supply voltage is\n  25 V.\n',
    );
    expect(await found({ "products/board.yaml": text })).toEqual([
      "products/board.yaml:9:28-32",
      "products/board.yaml:14:3-7",
    ]);
  });

  it("where the text names the product by itself", async () => {
    expect(await found(doc("The supply voltage of Sample board is 24 V.", "title: A"))).toHaveLength(1);
  });
});

describe("nothing is said about", () => {
  const cases: [name: string, text: string][] = [
    ["the value itself", "The supply voltage is 9 V to 16 V."],
    ["a part of its range", "A supply voltage of 12 V is usual."],
    ["another section of the sheet", "The supply voltage may reach 20 V for a moment."],
    ["the same in another unit", "The supply voltage is 9000 mV to 16000 mV."],
    ["about as much", "The supply current is 1.6 A."],
    ["a parameter that is not named", "The lamp needs 24 V."],
    ["another kind of quantity", "The supply voltage rises within 24 A."],
    ["what must not be", "A supply voltage above 24 V destroys it."],
    ["a condition", "If the supply voltage is 24 V, add a converter."],
    ["two products", "The supply voltage of Sample board is 24 V, and that of Sample other is 5 V."],
    ["a reference", "The supply voltage is {{ product.board.supply-voltage }}."],
    ["code", "Write `supply voltage 24 V`."],
    ["a version", "The supply voltage of v1.24 V."],
    ["a value that is not published", "The tilt is 40°."],
  ];
  it.each(cases)("%s", async (_name, text) => {
    const other = productWith(sheet.replaceAll("16", "6").replace("min: 9", "min: 4"), "", "other");
    expect(await found({ ...doc(text), "products/other.yaml": other })).toEqual([]);
  });

  it("a number of another field in the same line", async () => {
    const text = productWith(sheet, 'features: ["A supply voltage for boats", "A lamp for 24 V"]\n');
    expect(await found({ "products/board.yaml": text })).toEqual([]);
  });

  it("a text about no product", async () => {
    expect(await found(doc("The supply voltage is 24 V.", "title: A"))).toEqual([]);
  });
});

test("the report says what the table says and how to refer to it", async () => {
  const site = await siteOf({
    ...dictionaries,
    "products/board.yaml": productWith(sheet),
    ...doc("The supply voltage is 24 V."),
  });
  expect(formats.pretty(site.diagnostics, { textOf: site.textOf, colour: false, version: "" })).toContain(
    `docs/a.md:6:23  warning  value-contradicted  The text says 24 V; the supply voltage of Sample board is \u22120.3\u00a0V to 20\u00a0V or 9\u00a0V to 16\u00a0V.
  5 |
  6 | The supply voltage is 24 V.
    |                       ^^^^
  hint: Write {{ product.board.supply-voltage }}, or correct the one that is wrong.
`,
  );
});

describe("the products that a file may say something of", () => {
  const titles = { b1: "Board 1", b12: "Board 12", b2: "Board 2", hub: "Hub" };
  const products = new Map(
    Object.entries(titles).map(([id, title]) => [id, { id, title, values: [] }] as const),
  );
  const find = productFinder(products);
  const source = (data: object, type = "doc") => ({ type, data }) as unknown as Source;

  test.each([
    ["Board 12 beside a Hub.", ["b12", "hub"]],
    ["Board 12, and then Board 1.", ["b1", "b12"]],
    ["A dashBoard 2 and a Hubé", []],
    ["Board 2", ["b2"]],
    ["A board and a hub.", []],
    ["Board of directors, 2", []],
    ["Board\n2 and **Board** 12", ["b12", "b2"]],
  ])("in %j", (text, ids) => {
    expect(find(source({}), text)).toEqual(ids);
  });

  test("the one that the file is about, once, and none that publishes no quantity", () => {
    expect(find(source({ product: "hub" }), "Hub and Board 2")).toEqual(["hub", "b2"]);
    expect(find(source({ id: "b2" }, "product"), "")).toEqual(["b2"]);
    expect(find(source({ product: "other" }), "")).toEqual([]);
  });
});
