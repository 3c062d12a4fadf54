import { expect, test } from "vitest";
import {
  dictionaries,
  pageAt,
  productWith,
  samplesFolder,
  siteOf,
  siteOfFolder,
} from "../../tests/support/pages/site-of.ts";
import { locatedValues } from "./located-values.ts";
import { specRow } from "./spec-rows.ts";

test("the row of a value is made once for an index, and anew for another", async () => {
  const [one, other] = [await siteOfFolder(samplesFolder), await siteOfFolder(samplesFolder)];
  const [source] = one.index.records.get("product")?.values() ?? [];
  if (source === undefined) throw new Error("The samples have no product.");
  const [located] = locatedValues(source);
  if (located === undefined) throw new Error(`${source.path} has no value.`);
  expect(locatedValues(source)[0]).toBe(located);
  const row = specRow(source, located, one.index);
  expect(specRow(source, located, one.index)).toBe(row);
  expect(specRow(source, located, other.index)).toEqual(row);
  expect(specRow(source, located, other.index)).not.toBe(row);
});

test("a row names its unit by the code of UN/ECE where the registry has one, and a comparison does not", async () => {
  const sections = `    - id: recommended
      groups:
        - rows:
            - { param: supply-voltage, max: 5, unit: V, status: confirmed, source: page }
            - { param: tilt, max: 5, unit: deg, status: confirmed, source: page }
`;
  const site = await siteOf({
    ...dictionaries,
    "units.yaml": String(dictionaries["units.yaml"]).replace("name: volt,", "name: volt, unece: VLT,"),
    "products/board.yaml": productWith(sections),
    "products/other.yaml": productWith(sections, "", "other"),
    "docs/a.md": '---\ntitle: A\ndescription: A doc.\n---\n\n::comparison{products="board other"}\n',
  });
  const page = pageAt(site, "/products/board");
  if (page.type !== "product") throw new Error("It is a product.");
  const rows = page.sections.flatMap(({ groups }) => groups.flatMap((group) => group.rows));
  expect(rows.map(({ unece }) => unece)).toEqual(["VLT", undefined]);
  const comparison = JSON.stringify(pageAt(site, "/docs/a"));
  expect(comparison).toContain("param-supply-voltage");
  expect(comparison).not.toContain("VLT");
});
