import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openFolds } from "./support/open-folds.ts";
import { pagesOf } from "./support/page-types.ts";
import { testSite } from "./support/test-site.ts";

// A board with every kind of interface, whose interfaces have pages of their own.
const site = testSite({ data: "sample-board" });
const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

/** The product, the doc that embeds its interfaces, and the pages of these. */
function addresses(): string[] {
  const pages = pagesOf(site.out).filter(({ type }) => ["product", "doc", "interface"].includes(type));
  return pages.map(({ address }) => address);
}

/** Tables that reach beyond their frame or the window, and columns that are not seen, each in words. */
function hiddenParts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLTableElement>("main table.data-table")].flatMap((table) => {
      const name = table.caption?.textContent ?? "a table without a caption";
      const frame = table.closest<HTMLElement>(".table-scroll");
      const window = document.documentElement.clientWidth;
      const { left, right } = table.getBoundingClientRect();
      const isWide = frame !== null && frame.scrollWidth > frame.clientWidth;
      const heads = [...table.querySelectorAll("thead th")].filter(
        (head) => head.getBoundingClientRect().width === 0 || head.checkVisibility() === false,
      );
      return [
        ...(isWide || left < 0 || right > window + 1 ? [`${name} is wider than its frame`] : []),
        ...heads.map((head) => `${name} hides ${head.textContent}`),
      ];
    }),
  );
}

test("tables of interfaces show all their columns on a desk of 1280 pixels", async () => {
  expect(addresses()).toHaveLength(8);
  const { page } = await site.open("/", { viewport: DESK });
  const hidden: string[] = [];
  let tables = 0;
  for (const address of addresses()) {
    await page.goto(site.at(address));
    hidden.push(...(await hiddenParts(page)).map((words) => `${address}: ${words}`));
    tables += await page.locator("main table.data-table").count();
  }
  expect(hidden).toEqual([]);
  expect(tables).toBeGreaterThan(20);
});

test("wide tables of interfaces stack their rows on a phone, drawings and datasheets fit, and no page moves sideways", async () => {
  const { page } = await site.open("/", { viewport: PHONE });
  const wrong: string[] = [];
  let cells = 0;
  for (const address of addresses()) {
    await page.goto(site.at(address));
    await openFolds(page);
    const found = await page.evaluate(() => {
      const stacked = [...document.querySelectorAll<HTMLElement>("main .stacked-table td")];
      const beside = stacked.filter((cell) => {
        const next = cell.nextElementSibling;
        const [own, other] = [cell.getBoundingClientRect(), next?.getBoundingClientRect()];
        return other !== undefined && other.height > 0 && own.height > 0 && other.top < own.bottom - 1;
      });
      const scrolled = [
        ...document.querySelectorAll<HTMLElement>("main .spec-frame, main .drawing div"),
      ].filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1);
      const outside = stacked.filter((cell) => cell.getBoundingClientRect().right > innerWidth + 1);
      return {
        cells: stacked.length,
        wrong: [...beside, ...outside, ...scrolled].map((cell) => cell.textContent ?? ""),
        sideways: document.documentElement.scrollWidth - innerWidth,
      };
    });
    cells += found.cells;
    wrong.push(...found.wrong.map((text) => `${address}: ${text}`));
    if (found.sideways > 0) wrong.push(`${address} moves sideways`);
  }
  expect(wrong).toEqual([]);
  expect(cells).toBeGreaterThan(100);
});

test.each([
  ["a desk", DESK],
  ["a phone", PHONE],
])("texts in the cells of frames lie within them and are not cut on %s", async (_, viewport) => {
  const { page } = await site.open("/interfaces/serial-protocol/odrive-ascii", { viewport });
  const found = await page.evaluate(() => {
    const cells: { box: DOMRect; texts: Element[] }[] = [];
    for (const part of document.querySelectorAll(
      ".frame-drawing :is(rect, text:not(.frame-label, .frame-key))",
    ))
      if (part.localName === "rect") cells.push({ box: part.getBoundingClientRect(), texts: [] });
      else cells.at(-1)?.texts.push(part);
    return cells
      .filter(({ box }) => box.width > 0)
      .map(({ box, texts }) => {
        const isOutside = texts.some((text) => {
          const { left, right, top, bottom } = text.getBoundingClientRect();
          return left < box.left || right > box.right || top < box.top || bottom > box.bottom;
        });
        return { text: texts.map((text) => text.textContent).join(" "), isOutside };
      });
  });
  expect(found.filter(({ text, isOutside }) => isOutside || text.includes("…"))).toEqual([]);
  expect(found.map(({ text }) => text)).toContain("motor 1 character ␣");
});

test("the filter of a set leaves the rows with its words, opens their part on a phone, and ends where a link leads elsewhere", async () => {
  const { page } = await site.open("/interfaces/can-message-set/odrive-can", { viewport: PHONE });
  const field = page.getByRole("searchbox", { name: "Filter by name, address or unit" });
  await expect.poll(() => field.isEnabled()).toBe(true);
  const parts = page.locator("main .fold:not([hidden])");
  const all = await parts.count();
  expect(all).toBeGreaterThan(5);
  await field.fill("bus voltage");
  await expect
    .poll(() => page.getByRole("status").allTextContents())
    .toContainEqual(expect.stringMatching(/^\d+ of \d+ rows$/));
  expect(await parts.allTextContents()).toEqual([expect.stringContaining("Axis0_Get_Bus_Voltage_Current")]);
  expect(await page.getByRole("row", { name: /^Bus_Voltage/ }).isVisible()).toBe(true);
  await field.fill("no such signal");
  await expect.poll(() => page.getByText("Nothing on this page has these words.").isVisible()).toBe(true);
  expect(await parts.count()).toBe(0);
  await page.evaluate(() => {
    location.hash = "#signal-Axis0_Get_Iq-Iq_Setpoint";
  });
  await expect.poll(() => page.getByRole("row", { name: /^Iq_Setpoint/ }).isVisible()).toBe(true);
  expect(await field.inputValue()).toBe("");
  expect(await parts.count()).toBe(all);
});
