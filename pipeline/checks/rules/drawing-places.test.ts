import { describe, expect, test } from "vitest";
import { codes, type Files, printed, productWith, siteOf } from "../../tests/support/pages/site-of.ts";

const size = (axis: string): string =>
  `  - { id: ${axis}, name: ${axis}, kind: length, units: [mm], section: mechanical, definition: A size., axis: ${axis} }\n`;
const dictionaries: Files = {
  "parameters.yaml": `type: parameters\nparameters:\n${size("length")}${size("width")}`,
  "sources.yaml":
    'type: sources\nsources:\n  - { id: page, kind: company, title: Page, url: "https://sample.example", date: "2025-01-02" }\n',
  "interfaces/j1.yaml":
    "type: connector\nid: j1\ntitle: Sample\nstatus: preliminary\nproducts: [board]\ndesignator: J1\nkind: header\npinCount: 1\npins: [{ number: 1, name: GND, class: ground, direction: passive, function: Ground. }]\n",
};
const known = "status: confirmed, source: page";
const sized = (width: string): string => `    - id: mechanical
      groups:
        - rows:
            - { param: length, nom: 80, unit: mm, ${known} }
            - { param: width, nom: 40, unit: mm, ${width} }
`;
const drawn = (lines: string, width = known): Promise<Awaited<ReturnType<typeof siteOf>>> =>
  siteOf({
    ...dictionaries,
    "products/board.yaml": `${productWith(sized(width))}  drawing:\n${lines.replaceAll(/^/gm, "    ")}\n`,
  });
const problems = async (lines: string, width = known): Promise<string[]> =>
  codes(await drawn(lines, width)).filter((line) => line.startsWith("products/"));

const mm = "unit: mm\nstatus: confirmed\nsource: page\n";

describe("a drawing", () => {
  test("may place holes within the outline, and connectors that stand out over an edge", async () => {
    const lines = `${mm}holes: [{ x: 3, y: 3, diameter: 3.2 }]\nconnectors: [{ connector: j1, x: -4, y: 10, length: 12, width: 6 }]`;
    expect(await problems(lines)).toEqual([]);
  });

  test.each([
    ["a hole over an edge", `${mm}holes: [{ x: 79, y: 3, diameter: 3.2 }]`, "20:13 drawing-place"],
    [
      "a connector beside the product",
      `${mm}connectors: [{ connector: j1, x: 90, y: 3, length: 2, width: 2 }]`,
      "20:18 drawing-place",
    ],
    ["a unit of something else", mm.replace("mm", "V"), "17:11 unit-kind"],
    ["no source of what is confirmed", "unit: mm\nstatus: confirmed", "18:13 source-missing"],
  ])("with %s is refused", async (_name, lines, expected) => {
    expect(await problems(lines)).toEqual([`products/board.yaml:${expected}`]);
  });

  test("needs an outline, and says so", async () => {
    const site = await drawn(`${mm}holes: [{ x: 3, y: 3, diameter: 3.2 }]`, "status: preliminary");
    expect(printed(site)).toContain(
      "The drawing of board has no outline, because its length and width are not both facts.",
    );
  });

  test("that nobody stands for yet is not held against anything", async () => {
    expect(await problems("unit: mm\nholes: [{ x: 99, y: 3, diameter: 3.2 }]")).toEqual([]);
  });

  test("of a connector that the page does not show says so", async () => {
    const site = await siteOf({
      ...dictionaries,
      "interfaces/j1.yaml": String(dictionaries["interfaces/j1.yaml"]).replace("products: [board]\n", ""),
      "products/board.yaml": `${productWith(sized(known))}  drawing:\n    ${mm.replaceAll("\n", "\n    ")}connectors: [{ connector: j1, x: 3, y: 3, length: 2, width: 2 }]\n`,
    });
    expect(printed(site)).toContain(
      "The page of board does not show the connector j1, so that it is not drawn.",
    );
  });
});
