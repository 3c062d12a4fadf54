import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeFindings } from "./support/axe.ts";
import { testSite } from "./support/test-site.ts";
import { untilStarted } from "./support/watched-page.ts";

const site = testSite({ data: "catalogue" });
const { open } = site;

const line = "families/converters";
const texts = (page: Page, selector: string) => page.locator(selector).allTextContents();
const found = (page: Page) => texts(page, ".finder-table tbody th a");
const compared = (page: Page) => texts(page, ".compare-table thead th a");
const query = (page: Page) => decodeURIComponent(new URL(page.url()).search);
const all = ["Anchor", "Buoy", "Capstan", "Davit", "Eyebolt", "Fender"].map((name) => `Sample ${name}`);
const group = (page: Page, name: string | RegExp) => page.getByRole("group", { name });

describe("without scripts", () => {
  test("the values of all products and a first comparison are read", async () => {
    const { page } = await open(line, { javaScriptEnabled: false });
    expect(await found(page)).toEqual(all);
    expect(await compared(page)).toEqual(all.slice(0, 5));
    expect(await texts(page, ".finder-table tbody tr:nth-child(1) td:nth-child(2)")).toEqual([
      "24\u00a0V (9.0\u00a0V to 36.0\u00a0V)",
    ]);
    // Nothing that needs scripts offers itself.
    expect(await page.locator(":is(.finder, .compare) :is(input, select):enabled").count()).toBe(0);
    expect(await page.locator(".compare-remove:visible").count()).toBe(0);
  });

  test("a comparison in a text is read", async () => {
    const { page } = await open("docs/intro", { javaScriptEnabled: false });
    expect(await compared(page)).toEqual(["Sample Anchor", "Sample Buoy", "Sample Davit"]);
  });
});

test("the text copies have the tables and none of the controls", () => {
  const copy = readFileSync(join(site.out, `${line}.md`), "utf8");
  expect(copy).toMatch(/\| Product \| Supply voltage, V V<sub>IN<\/sub> \|/);
  expect(copy).toMatch(/\| \[Sample Anchor\]\([^)]*\) \| 24\u00a0V/);
  expect(copy).toMatch(/variant lite; at most/);
  expect(copy).not.toMatch(/Filter by|Differences only|Imperial|a product …|\[ \]|Sort by/);
});

describe.each([390, 1280])("at %i px", (width) => {
  const viewport = { width, height: 900 };

  test("a number finds the products that accept it, and stands in the address", async () => {
    const { page, takeTroubles } = await open(line, { viewport });
    await page.getByText("Filter by value").click();
    const volts = group(page, /^Supply voltage/).filter({ has: page.getByLabel("from") });
    await volts.getByLabel("from").fill("24");
    await volts.getByLabel("to").fill("24");
    await expect.poll(() => found(page)).toEqual(["Sample Anchor"]);
    await expect.poll(() => query(page)).toBe("?supply-voltage=24");
    await volts.getByLabel("without a value").check();
    // Two products have preliminary values and one has none: all three count as having none.
    await expect
      .poll(() => found(page))
      .toEqual(["Anchor", "Buoy", "Davit", "Fender"].map((name) => `Sample ${name}`));
    await expect.poll(() => query(page)).toBe("?supply-voltage=24&supply-voltage=");
    await page.reload();
    await untilStarted(page);
    await expect.poll(() => found(page)).toHaveLength(4);
    expect(await page.getByRole("status").allTextContents()).toContain("4 of 6 products");
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect.poll(() => query(page)).toBe("");
    expect(await found(page)).toEqual(all);
    expect(takeTroubles()).toEqual([]);
  });

  test("the page does not scroll sideways, and axe-core finds nothing with the filters open", async () => {
    const { page } = await open(`${line}?supply-voltage=24&supply-voltage=&_compare=sample-anchor`, {
      viewport,
    });
    await page.locator("details.finder-fold[open]").waitFor();
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWide).toBe(false);
    expect(await axeFindings(page)).toEqual([]);
  });
});

describe("the finder", () => {
  test("counts what each word would find together with the other filters", async () => {
    const { page } = await open(`${line}?output-count=4..`);
    const buses = group(page, "Buses");
    await expect
      .poll(async () =>
        (await buses.locator("label").allTextContents()).map((text) => text.replace(/\D/g, "")),
      )
      .toEqual(["2", "1", "0", "0"]);
    await buses.getByLabel("serial").check();
    await expect.poll(() => found(page)).toEqual(["Sample Anchor"]);
  });

  test("sorts by values and not by texts, what is not stated at the end", async () => {
    const { page } = await open(line);
    await page.getByRole("button", { name: "Sort by Mass" }).click();
    // 1.2 oz, 42 g, 150 g; the others publish nothing that is final.
    await expect
      .poll(() => found(page))
      .toEqual([
        "Sample Capstan",
        "Sample Anchor",
        "Sample Eyebolt",
        "Sample Buoy",
        "Sample Davit",
        "Sample Fender",
      ]);
    expect(await page.locator("th[aria-sort=ascending]").count()).toBe(1);
    await page.getByRole("button", { name: "Sort by Mass" }).click();
    await expect.poll(async () => (await found(page))[0]).toBe("Sample Eyebolt");
    await expect.poll(() => query(page)).toBe("?_sort=-mass");
  });

  test("is used with the keyboard alone", async () => {
    const { page } = await open(line);
    await page.locator(".finder-fold summary").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.type("24");
    await page.keyboard.press("Tab");
    await page.keyboard.type("24");
    await expect.poll(() => found(page)).toEqual(["Sample Anchor"]);
  });

  test("says so where nothing matches", async () => {
    const { page } = await open(`${line}?output-count=4000`);
    await page.getByText("No product matches.").waitFor();
    expect(await page.locator(".finder-table").count()).toBe(0);
  });

  test("of a line with one product offers no table, no filter and no order", async () => {
    const { page } = await open("families/single");
    await page.getByRole("heading", { name: "Sample Lone" }).waitFor();
    expect(await page.locator(".finder, .finder-fold, .finder-sort, .compare").count()).toBe(0);
  });

  test("forgets nothing on the way back", async () => {
    const { page } = await open(`${line}?supply-voltage=24`);
    await expect.poll(() => found(page)).toEqual(["Sample Anchor"]);
    // The link is followed before the reader has paused after the last change.
    await group(page, "Buses").getByLabel("can").check();
    await page.locator(".finder-table").getByRole("link", { name: "Sample Anchor" }).click();
    await page.getByRole("heading", { level: 1, name: "Sample Anchor" }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Sample converters" }).waitFor();
    await expect.poll(() => query(page)).toBe("?supply-voltage=24&buses=can");
    await expect.poll(() => found(page)).toEqual(["Sample Anchor"]);
    expect(await group(page, "Buses").getByLabel("can").isChecked()).toBe(true);
  });
});

describe("the comparison", () => {
  test("shows the products that are ticked in the finder, in the order of the ticks", async () => {
    const { page } = await open(line);
    await page.getByRole("checkbox", { name: "Compare Sample Fender" }).check();
    await page.getByRole("checkbox", { name: "Compare Sample Anchor" }).check();
    await expect.poll(() => compared(page)).toEqual(["Sample Fender", "Sample Anchor"]);
    await expect.poll(() => query(page)).toBe("?_compare=sample-fender&_compare=sample-anchor");
    await page.getByRole("button", { name: "Remove Sample Fender" }).click();
    await expect.poll(() => compared(page)).toEqual(["Sample Anchor"]);
  });

  test("takes no sixth product", async () => {
    const { page } = await open(line);
    await expect.poll(() => page.locator(".compare select").isDisabled()).toBe(true);
    await page.getByRole("button", { name: "Remove Sample Buoy" }).click();
    await page.locator(".compare select").selectOption({ label: "Sample Fender" });
    await expect.poll(() => compared(page)).toEqual(all.filter((name) => name !== "Sample Buoy"));
  });

  test("gives a verdict on facts alone, and shows what is preliminary as such", async () => {
    const { page } = await open("docs/intro");
    const outputs = page.locator(".compare-table tr").filter({ hasText: "Outputs" }).locator("td");
    // Six outputs are more than four, and may change.
    expect(await outputs.allTextContents()).toEqual(["4 highest", "6 preliminary", "1"]);
  });

  test("shows differences first, all shared rows on demand, and no row that one product alone has", async () => {
    const { page } = await open("docs/intro?_compare=sample-anchor&_compare=sample-eyebolt");
    const rows = () => texts(page, ".compare-table tbody tr:not(.compare-section) th");
    const has = async (name: string) => (await rows()).some((row) => row.startsWith(name));
    await expect.poll(() => has("Mass")).toBe(true);
    expect(await has("Fused")).toBe(false);
    await page.getByRole("checkbox", { name: "Differences only" }).uncheck();
    await expect.poll(() => has("Fused")).toBe(true);
    expect(await has("Finish")).toBe(false);
    await expect.poll(() => query(page)).toContain("_differences=all");
  });

  test("reads a product that the page does not hold from its own record, and says so where it cannot", async () => {
    const { page, context } = await open("docs/intro");
    await page.locator(".compare select").selectOption({ label: "Sample Capstan" });
    await expect.poll(() => compared(page)).toContain("Sample Capstan");
    await context.setOffline(true);
    await page.locator(".compare select").selectOption({ label: "Sample Eyebolt" });
    await page.getByText("Sample Eyebolt could not be loaded").waitFor();
    expect(await compared(page)).toContain("Sample Capstan");
  });
});

test("the code of finder and comparison is loaded by the pages that show them and by no other", async () => {
  const scripts = async (address: string): Promise<string[]> => {
    const { page } = await open(address);
    const names = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    return names
      .filter((name) => /(finder|comparison)[^/]*\.js$/.test(name))
      .map((name) => name.replace(/.*\//, ""));
  };
  expect(await scripts("products/sample-anchor")).toEqual([]);
  expect((await scripts(line)).length).toBeGreaterThanOrEqual(2);
});
