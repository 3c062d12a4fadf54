import { describe, expect, test } from "vitest";
import type { FamilyPage, ProductPage } from "../../../schema/generated/types.ts";
import { dictionaries, pageAt, printed, productWith, siteOf } from "../../tests/support/pages/site-of.ts";

const section = (id: string, ...rows: string[]): string =>
  `    - id: ${id}
      groups:
        - rows:
${rows.map((row) => `            - { ${row}, status: confirmed, source: page }\n`).join("")}`;
const rating = section("absmax", "param: supply-voltage, min: -0.3, max: 40, unit: V");
const recommended = section("recommended", "param: supply-voltage, min: 9, max: 36, unit: V");
const former = section("recommended", "param: supply-voltage, min: 9, max: 30, unit: V, until: A");
const shift = section(
  "recommended",
  "param: supply-voltage, min: 9, max: 30, unit: V, until: A",
  "param: supply-voltage, min: 9, max: 36, unit: V, since: B",
);
const current = section("thermal", "param: supply-current, typ: 1, unit: A");
const own = section("features", "param: supply-voltage, nom: 24, unit: V");

const head = "keySpecs: [supply-voltage]\nhardwareRevisions: [{ id: A }, { id: B }]\n";

async function siteWith(sections: string) {
  const site = await siteOf({
    ...dictionaries,
    "parameters.yaml": String(dictionaries["parameters.yaml"]).replace(
      "definition: Voltage at the input.",
      "definition: Voltage at the input., facet: range",
    ),
    "products/line/board.yaml": productWith(sections + current, head),
    // A family has a table where two products share two values.
    "products/line/other.yaml": productWith(recommended + current, "", "other"),
    "families/line.yaml":
      "type: family\nid: line\ntitle: Line\nsummary: A line.\nstate: published\nparameters: [supply-voltage, supply-current]\n",
    "docs/a.md":
      "---\ntitle: Takes {{ product.board.supply-voltage }}\ndescription: A doc.\n---\n\nFeed {{ product.board.supply-voltage }}.\n",
  });
  expect(site.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  const product = pageAt(site, "/products/board") as ProductPage;
  const family = site.records.find(({ type }) => type === "family") as FamilyPage;
  const row = product.keySpecs[0];
  const chosen = product.sections
    .flatMap(({ groups }) => groups.flatMap(({ rows }) => rows))
    .find(({ anchor }) => anchor === row?.anchor);
  return {
    said: printed(site),
    keySpecs: product.keySpecs.map(({ display }) => display),
    chosen: chosen?.section,
    card: family.members[0]?.figures?.map(({ display }) => display) ?? [],
    cells: family.sections[0]?.cells[0]?.map(({ display, low, high }) => [display, low, high]),
    title: pageAt(site, "/docs/a").title,
    text: JSON.stringify(pageAt(site, "/docs/a")),
  };
}

const range = (low: string, high: string) => `${low}\u00a0V to ${high}\u00a0V`;

describe("what stands for a parameter is", () => {
  test.each([
    ["its condition, with a rating before it", rating + recommended],
    ["its condition, with a rating behind it", recommended + rating],
    ["its condition, beside a key figure", own + recommended + rating],
    ["what holds for the hardware of now, which a text names", rating + shift, " (hardware B)"],
  ])("%s", async (_what, sections, remark = "") => {
    const site = await siteWith(sections);
    const wanted = range("9", "36");
    expect(site.keySpecs).toEqual([wanted]);
    expect(site.chosen).toBe("recommended");
    expect(site.card).toEqual([wanted]);
    expect(site.cells).toContainEqual([wanted, 9, 36]);
    expect(JSON.stringify(site.cells)).not.toContain("40");
    expect(site.title).toBe(`Takes ${wanted}${remark}`);
    expect(site.text).toContain(`>${wanted}${remark}</data>`);
  });

  test("a value of its own section, before one of another", async () => {
    const other = section("electrical", "param: supply-current, typ: 2, unit: A");
    const features = section("features", "param: supply-current, typ: 1, unit: A");
    const site = await siteOf({
      ...dictionaries,
      "products/board.yaml": productWith(features + other, "keySpecs: [supply-current]\n"),
    });
    expect((pageAt(site, "/products/board") as ProductPage).keySpecs[0]?.display).toBe("2\u00a0A");
  });

  test("what held for former hardware, where nothing else is stated", async () => {
    const site = await siteWith(rating + former);
    expect(site.keySpecs).toEqual([range("9", "30")]);
    expect(site.cells).toEqual([[range("9", "30"), 9, 30]]);
  });

  test("what holds until the hardware of now", async () => {
    const site = await siteWith(
      former.replace("until: A", "until: B") + own.replace("features", "electrical"),
    );
    expect(site.keySpecs).toEqual([range("9", "30")]);
  });
});

test("a rating alone is no key value, fills no cell and says in a sentence what it is", async () => {
  const site = await siteWith(rating);
  expect(site.keySpecs).toEqual([]);
  expect(site.card).toEqual([]);
  expect(site.cells).toBeUndefined();
  expect(site.title).toBe(`Takes ${range("\u22120.3", "40")} (absolute maximum rating)`);
  expect(site.text).toContain(`${range("\u22120.3", "40")} (absolute maximum rating)</data>`);
});

test("a parameter that is a rating by its name is shown as it is", async () => {
  const site = await siteOf({
    ...dictionaries,
    "parameters.yaml": String(dictionaries["parameters.yaml"]).replace(
      "section: recommended",
      "section: absmax",
    ),
    "products/board.yaml": productWith(
      rating,
      'keySpecs: [supply-voltage]\nfeatures: ["Survives {{ product.board.supply-voltage }}"]\n',
    ),
  });
  const page = pageAt(site, "/products/board") as ProductPage;
  expect(page.keySpecs[0]?.display).toBe(range("\u22120.3", "40"));
  expect(page.features[0]).toContain(`${range("\u22120.3", "40")}</data>`);
});
