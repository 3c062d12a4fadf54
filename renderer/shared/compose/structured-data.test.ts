import { expect, test } from "vitest";
import type {
  DocPage,
  PageRecord,
  ProductPage,
  SiteShell,
  SpecRow,
} from "../../../schema/generated/types.ts";
import { structuredData } from "./structured-data.ts";

const shell = { lang: "en", base: "/x/", url: "https://site.example" } as SiteShell;
const common = { title: "T", description: "D.", breadcrumbs: [], toc: [], anchors: [] };
const row = (status: SpecRow["status"], change: Partial<SpecRow> = {}): SpecRow => ({
  anchor: "param-vin",
  param: "vin",
  name: `Supply, ${status}`,
  section: "recommended",
  display: "5 V",
  unit: "V",
  status,
  ...change,
});

const product = (rows: SpecRow[], change: object = {}): ProductPage =>
  ({
    type: "product",
    pathname: "/p",
    ...common,
    family: { title: "Line", href: "/x/l" },
    sections: [{ id: "s", title: "S", groups: [{ rows }] }],
    ...change,
  }) as unknown as ProductPage;

test("a product names confirmed and measured values, and no others", () => {
  const rows = [
    row("confirmed", { min: { value: 4.5, text: "4.50" }, max: { value: 5.5, text: "5.5" } }),
    row("measured", { typ: { value: 5, text: "5.0" } }),
    row("stated", { typ: { value: 5, text: "5" } }),
    row("calculated"),
    row("preliminary"),
  ];
  expect(structuredData(product(rows, { partNumber: "P-1" }), shell)).toEqual([
    {
      "@type": "Product",
      name: "T",
      description: "D.",
      url: "https://site.example/x/p",
      mpn: "P-1",
      category: "Line",
      additionalProperty: [
        {
          "@type": "PropertyValue",
          name: "Supply, confirmed",
          propertyID: "vin",
          minValue: 4.5,
          maxValue: 5.5,
          unitText: "V",
        },
        { "@type": "PropertyValue", name: "Supply, measured", propertyID: "vin", value: 5, unitText: "V" },
      ],
    },
  ]);
});

test("a record that states nothing but its name is no product, until something of it is stated", () => {
  const bare = { sections: [], interfaces: [], lifecycle: "not-stated", maturity: "not-stated" };
  expect(structuredData(product([], bare), shell)).toEqual([]);
  for (const stated of [
    { lifecycle: "active" },
    { partNumber: "P-1" },
    { interfaces: [{ name: "CAN" }] },
    { images: [{ href: "/x/a.png" }] },
  ])
    expect(structuredData(product([], { ...bare, ...stated }), shell)).toMatchObject([
      { "@type": "Product" },
    ]);
});

test("what a product survives is no property of it", () => {
  const rows = [row("confirmed", { section: "absmax" }), row("confirmed", { section: "esd" })];
  expect(structuredData(product(rows), shell)[0]).not.toHaveProperty("additionalProperty");
});

test("a value without numbers is written as on the page", () => {
  const [thing] = structuredData(product([row("confirmed", { display: "3.3 V, 5 V" })]), shell);
  expect(thing?.additionalProperty).toMatchObject([{ value: "3.3 V, 5 V" }]);
});

test("an approximate value is a text, with its word and unit, and not a number", () => {
  const about = row("confirmed", {
    typ: { value: 250, text: "250" },
    unit: "mA",
    display: "250 mA",
    approximate: true,
  });
  const [thing] = structuredData(product([about]), shell);
  expect(thing?.additionalProperty).toEqual([
    { "@type": "PropertyValue", name: "Supply, confirmed", propertyID: "vin", value: "approx. 250 mA" },
  ]);
});

test.each<[string, Partial<SpecRow>, object]>([
  ["the code of its unit", { typ: { value: 5, text: "5.0" }, unece: "VLT" }, { value: 5, unitCode: "VLT" }],
  ["a count as a number", { low: 12345, high: 12345, display: "12\u202f345" }, { value: 12345 }],
  [
    "about as much as the page",
    {
      typ: { value: 250, text: "250" },
      approximate: true,
      unit: "mA",
      unece: "4K",
      display: "approx. 250 mA",
    },
    { value: "approx. 250 mA" },
  ],
  [
    "the reach of its tolerance",
    { nom: { value: 3.3, text: "3.3" }, tolerance: { value: 0.1, text: "0.1" } },
    { value: 3.3, minValue: 3.2, maxValue: 3.4 },
  ],
  [
    "what it holds for",
    { typ: { value: 5, text: "5" }, cond: "No load", variant: "lite", since: "A", until: "B" },
    { value: 5, description: "No load; Variant lite; Since hardware A; Until hardware B" },
  ],
])("a value tells %s", (_what, change, expected) => {
  const { unit: _, ...plain } = row("confirmed", change);
  const stated = "low" in change ? plain : { unit: "V", ...plain, ...change };
  const [thing] = structuredData(product([stated]), shell);
  const text = change.approximate === true || "low" in change ? {} : { unitText: "V" };
  expect(thing?.additionalProperty).toEqual([
    { "@type": "PropertyValue", name: "Supply, confirmed", propertyID: "vin", ...text, ...expected },
  ]);
});

test("the condition of a group is that of its rows", () => {
  const groups = [{ cond: "Any load", rows: [row("confirmed"), row("measured", { cond: "No load" })] }];
  const [thing] = structuredData(product([], { sections: [{ id: "s", title: "S", groups }] }), shell);
  expect(thing?.additionalProperty).toMatchObject([{ description: "Any load" }, { description: "No load" }]);
});

test("a doc is an article with the day of its last change", () => {
  const doc = { type: "doc", pathname: "/docs/a", ...common, updated: "2026-01-02" } as unknown as DocPage;
  expect(structuredData(doc, shell)).toEqual([
    {
      "@type": "TechArticle",
      headline: "T",
      description: "D.",
      url: "https://site.example/x/docs/a",
      inLanguage: "en",
      dateModified: "2026-01-02",
    },
  ]);
});

test("steps to the page end with the page itself", () => {
  const page = {
    type: "page",
    pathname: "/a",
    ...common,
    breadcrumbs: [{ title: "Home", href: "/x/" }, { title: "T" }],
  };
  expect(structuredData(page as unknown as PageRecord, shell)[0]?.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: "https://site.example/x/" },
    { "@type": "ListItem", position: 2, name: "T", item: "https://site.example/x/a" },
  ]);
});

test("the home page names the organization once it is known, and only what is known of it", () => {
  const home = { type: "landing", pathname: "/", ...common } as unknown as PageRecord;
  expect(structuredData(home, shell)).toEqual([]);
  const known = {
    ...shell,
    organization: { name: "N", profiles: [{ label: "P", href: "https://p.example/n" }] },
  };
  expect(structuredData(home, known)).toEqual([
    { "@type": "Organization", name: "N", url: "https://site.example/x/", sameAs: ["https://p.example/n"] },
  ]);
});
