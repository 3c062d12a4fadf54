import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { onePageOfEachType, pagesOf } from "./support/page-types.ts";
import { type TestSite, testSite } from "./support/test-site.ts";

// The machine-readable data of built pages about themselves: the JSON-LD that a browser finds in them,
// parsed.

/** An object of https://schema.org as a page gives it. */
type Thing = Readonly<Record<string, unknown>>;

/** The objects of a page as it is served, before any script, in their order: one page of a browser parses all. */
async function thingsOf(site: TestSite, address: string): Promise<Thing[]> {
  const page = await readerOf(site);
  const html = await (await fetch(site.at(address))).text();
  const texts = await page.evaluate(
    (source) =>
      [
        ...new DOMParser()
          .parseFromString(source, "text/html")
          .querySelectorAll('head script[type="application/ld+json"]'),
      ].map(({ textContent }) => textContent),
    html,
  );
  return texts.map((text) => JSON.parse(text) as Thing);
}

const readers = new WeakMap<TestSite, Promise<Page>>();
/** The page in which a browser parses the files of a site; it goes with the browser. */
function readerOf(site: TestSite): Promise<Page> {
  const reader = readers.get(site) ?? site.browser.newPage();
  readers.set(site, reader);
  return reader;
}

const typesOf = (things: readonly Thing[]) => things.map((thing) => thing["@type"]);
const oneOf = (things: readonly Thing[], type: string): Thing | undefined =>
  things.find((thing) => thing["@type"] === type);

describe("a company that is not named", () => {
  const site = testSite({ data: "fleet" });

  test("is no Organization on any type of page, and no brand of a product", async () => {
    for (const { type, address } of onePageOfEachType(site.out)) {
      const things = await thingsOf(site, type === "not-found" ? "404.html" : address);
      expect(JSON.stringify(things), address).not.toMatch(/Organization|"brand"/);
      expect(typesOf(things), address).toEqual(
        {
          landing: [],
          "not-found": [],
          doc: ["BreadcrumbList", "TechArticle"],
          product: ["BreadcrumbList", "Product"],
        }[type] ?? (things.length === 0 ? [] : ["BreadcrumbList"]),
      );
      for (const thing of things) expect(thing["@context"]).toBe("https://schema.org");
    }
  });

  test("a doc is an article that says what the page says", async () => {
    const { page } = await site.open("docs/COOT/Wiring", { javaScriptEnabled: false });
    const things = await thingsOf(site, "docs/COOT/Wiring");
    expect(oneOf(things, "TechArticle")).toMatchObject({
      headline: await page.getByRole("heading", { level: 1 }).textContent(),
      description: await page.locator("meta[name=description]").getAttribute("content"),
      url: "/docs/COOT/Wiring",
      inLanguage: "en",
    });
  });

  test("the steps to a page are those that the page shows", async () => {
    for (const address of ["docs/COOT/Wiring", "projects/accessories/powerpack"]) {
      const { page } = await site.open(address, { javaScriptEnabled: false });
      const crumbs = await page
        .getByRole("navigation", { name: "Breadcrumbs" })
        .locator("a:not([aria-label]), [aria-current=page]")
        .evaluateAll((steps) =>
          steps.map((step) => [step.textContent, step.getAttribute("href") ?? location.pathname]),
        );
      const list = oneOf(await thingsOf(site, address), "BreadcrumbList")?.itemListElement as Thing[];
      expect(list.map(({ name, item }) => [name, item])).toEqual(crumbs);
      expect(list.map(({ position }) => position)).toEqual(list.map((_, index) => index + 1));
      expect(list.length).toBeGreaterThan(1);
    }
  });
});

describe("a product", () => {
  const site = testSite({ data: "catalogue" });

  test("tells what is confirmed or measured, with the numbers of its page", async () => {
    const product = oneOf(await thingsOf(site, "products/sample-anchor"), "Product");
    expect(product).toMatchObject({ name: "Sample Anchor", mpn: "SAMPLE-ANCHOR" });
    const values = product?.additionalProperty as Thing[];
    const figuresOf = (param: string) => values.filter(({ propertyID }) => propertyID === param);
    expect(figuresOf("supply-voltage")).toMatchObject([
      { minValue: 9, value: 24, maxValue: 36, unitText: "V" },
    ]);
    // Measured.
    expect(figuresOf("quiescent-current")).toMatchObject([{ value: 12.5, unitText: "mA" }]);
    expect(figuresOf("output-current")).toMatchObject([{ maxValue: 5 }, { maxValue: 8 }]);
    // Calculated: on the page, and not in its structured data.
    expect(figuresOf("output-voltage")).toEqual([]);
    const { page } = await site.open("products/sample-anchor", { javaScriptEnabled: false });
    expect(await page.locator("#param-output-voltage").count()).toBe(1);
  });

  test("tells no value of another status, on no product page", async () => {
    const structuredValues = new Set<unknown>();
    const heldBack = new Set<string>();
    for (const { address } of pagesOf(site.out).filter(({ type }) => type === "product")) {
      const record = (await (await fetch(site.at(`${address}/index.json`))).json()) as Thing;
      const rows = rowsOf(record);
      const values = (oneOf(await thingsOf(site, address), "Product")?.additionalProperty ?? []) as Thing[];
      for (const { name } of values) {
        const statuses = rows.filter((row) => row.name === name).map(({ status }) => status);
        expect(
          statuses.some((status) => status === "confirmed" || status === "measured"),
          `${address}: ${name}`,
        ).toBe(true);
        for (const status of statuses) structuredValues.add(status);
      }
      // A rating that a product survives is not one of its properties.
      const inUse = rows.filter(({ section }) => section !== "absmax" && section !== "esd");
      for (const { status, name } of inUse)
        if (!values.some((value) => value.name === name)) heldBack.add(String(status));
    }
    expect(structuredValues).toContain("confirmed");
    expect(structuredValues).toContain("measured");
    // There were values to keep back, and none of them was confirmed or measured.
    expect([...heldBack]).toEqual(expect.arrayContaining(["calculated", "preliminary"]));
    expect([...heldBack].filter((status) => status === "confirmed" || status === "measured")).toEqual([]);
  });
});

/** Every row of a datasheet, wherever the record of the page holds it. */
function rowsOf(part: unknown): Thing[] {
  if (Array.isArray(part)) return part.flatMap(rowsOf);
  if (typeof part !== "object" || part === null) return [];
  const thing = part as Thing;
  const own = typeof thing.status === "string" && typeof thing.param === "string" ? [thing] : [];
  return [...own, ...Object.values(thing).flatMap(rowsOf)];
}

describe("a company that is named", () => {
  const site = testSite({ data: "samples" });

  test("is an Organization on the home page alone, with whole addresses", async () => {
    const home = await thingsOf(site, "");
    expect(oneOf(home, "Organization")).toMatchObject({
      name: "Sample Works",
      url: "https://sample.example/",
      sameAs: ["https://profile.example/sample"],
    });
    for (const { type, address } of onePageOfEachType(site.out)) {
      if (type === "landing" || type === "not-found") continue;
      expect(typesOf(await thingsOf(site, address)), address).not.toContain("Organization");
    }
    const product = oneOf(await thingsOf(site, "products/boards/sample-board"), "Product");
    expect(product).toMatchObject({
      brand: { "@type": "Organization", name: "Sample Works" },
      url: "https://sample.example/products/boards/sample-board",
    });
  });

  test("what a page tells goes with it when the reader goes on without loading the next one", async () => {
    const { page } = await site.open("docs/guide/second");
    const propertyNames = () =>
      page
        .locator('head script[type="application/ld+json"]')
        .allTextContents()
        .then((texts) => texts.map((text) => (JSON.parse(text) as Thing)["@type"]));
    expect(await propertyNames()).toEqual(["BreadcrumbList", "TechArticle"]);
    await page.getByRole("link", { name: "Sample site" }).first().click();
    await page.waitForURL(site.at(""));
    await expect.poll(propertyNames).toEqual(["Organization"]);
  });
});
