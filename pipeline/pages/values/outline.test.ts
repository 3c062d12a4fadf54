import { describe, expect, test } from "vitest";
import type { Site } from "../../site.ts";
import { siteOf } from "../../tests/support/pages/site-of.ts";

const product = (rows: readonly string[], more = ""): string => `type: product
id: a
title: A
summary: A product.
state: published
sources: [page]
function: Made up
lifecycle: not-stated
maturity: not-stated
${more}datasheet:
  sections:
    - id: mechanical
      groups:
        - rows:
${rows.map((row) => `            - { ${row} }`).join("\n")}
`;
const files = (source: string): Record<string, string> => ({
  "site.yaml": "type: site\ntitle: Samples\n",
  "sources.yaml":
    'type: sources\nsources:\n  - { id: page, kind: company, title: Page, url: "https://sample.example", date: "2025-01-02" }\n',
  "parameters.yaml": `type: parameters
parameters:
${["length", "width", "height"]
  .map(
    (axis) =>
      `  - { id: ${axis}, name: ${axis}, kind: length, units: [mm, in], section: mechanical, definition: A size., axis: ${axis} }`,
  )
  .join("\n")}
`,
  "families/boards.yaml": "type: family\nid: boards\ntitle: Boards\nsummary: Boards.\nstate: published\n",
  "products/boards/a.yaml": source,
});
const known = "status: confirmed, source: page";
const outlineOf = (site: Site) => {
  const record = site.records.find(({ type }) => type === "product");
  return record?.type === "product" ? record.outline : undefined;
};
const sketchOf = (site: Site) => {
  const record = site.records.find(({ type }) => type === "family");
  return record?.type === "family" ? record.members[0]?.sketch : undefined;
};

describe("an outline", () => {
  test("is made of length and width in any unit, and of the height where it is known", async () => {
    const site = await siteOf(
      files(
        product([
          `param: length, nom: 1.50, unit: in, ${known}`,
          `param: width, nom: 20, unit: mm, ${known}`,
          `param: height, max: 9.5, unit: mm, ${known}`,
        ]),
      ),
    );
    expect(outlineOf(site)).toEqual({
      length: { millimetres: 38.1, display: "1.50\u00a0in" },
      width: { millimetres: 20, display: "20\u00a0mm" },
      height: { millimetres: 9.5, display: "at most 9.5\u00a0mm" },
    });
    expect(sketchOf(site)).toEqual({ interfaces: [], ratio: 1.905 });
  });

  test.each([
    ["the width is missing", [`param: length, nom: 30, unit: mm, ${known}`]],
    [
      "a size may change",
      [`param: length, nom: 30, unit: mm, ${known}`, "param: width, nom: 20, unit: mm, status: preliminary"],
    ],
    [
      "a size is not published",
      [`param: length, nom: 30, unit: mm, ${known}`, "param: width, nom: 20, unit: mm"],
    ],
  ])("is not drawn where %s", async (_name, rows) => {
    const site = await siteOf(files(product(rows)));
    expect(outlineOf(site)).toBeUndefined();
    expect(sketchOf(site)).toBeUndefined();
  });

  test.each([
    ["one interface", ["a"], undefined],
    [
      "two interfaces",
      ["a", "b"],
      {
        interfaces: [
          { class: "can", direction: "both" },
          { class: "can", direction: "both" },
        ],
      },
    ],
  ])(
    "a product of unknown size with %s has a small drawing where it says more than a name",
    async (...row) => {
      const [, ids, wanted] = row;
      const lines = ids.map(
        (id) => `  - { id: ${id}, name: CAN, class: can, direction: both, connects: A bus }`,
      );
      const site = await siteOf(
        files(product(["param: length, nom: 30, unit: mm"], `interfaces:\n${lines.join("\n")}\n`)),
      );
      expect(sketchOf(site)).toEqual(wanted);
    },
  );

  test("is not drawn for variants of several sizes", async () => {
    const site = await siteOf(
      files(
        product(
          [
            `param: length, nom: 30, unit: mm, ${known}, variant: small`,
            `param: length, nom: 60, unit: mm, ${known}, variant: large`,
            `param: width, nom: 20, unit: mm, ${known}`,
          ],
          "variants: [{ id: small, differs: Smaller. }, { id: large, differs: Larger. }]\n",
        ),
      ),
    );
    expect(outlineOf(site)).toBeUndefined();
  });
});
