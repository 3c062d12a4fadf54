import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pagesOf } from "./support/page-types.ts";
import { testSite } from "./support/test-site.ts";
import { untilStarted } from "./support/watched-page.ts";

const site = testSite({ data: "fleet" });
const withRecords = "docs/Serial-Relay-Hub/serial-protocol";

/** The classes that each style sheet of the site speaks of, by its file. */
function classesOfSheets(): Map<string, ReadonlySet<string>> {
  const assets = join(site.out, "assets");
  const sheets = readdirSync(assets).filter((name) => name.endsWith(".css"));
  return new Map(
    sheets.map((name) => {
      const css = readFileSync(join(assets, name), "utf8").replace(/url\([^)]*\)/g, "");
      return [name, new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, named = ""]) => named))];
    }),
  );
}

function htmlOf(address: string): string {
  return readFileSync(join(site.out, address, "index.html"), "utf8");
}

function sheetsOf(html: string): string[] {
  return [...html.matchAll(/<link rel="stylesheet" href="\/assets\/([^"]+)"/g)].map(([, name = ""]) => name);
}

function classesOf(html: string): Set<string> {
  return new Set([...html.matchAll(/\sclass="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" ")));
}

test("every page has the style sheets that speak of what it shows", () => {
  const sheets = classesOfSheets();
  expect([...sheets.keys()].map((name) => name.split("-")[0])).toEqual(["docs", "styles", "text"]);
  const lacking = pagesOf(site.out).flatMap(({ type, address }) => {
    const html = type === "not-found" ? readFileSync(join(site.out, "404.html"), "utf8") : htmlOf(address);
    const own = sheetsOf(html);
    return [...classesOf(html)].flatMap((name) => {
      const speaking = [...sheets.keys()].filter((sheet) => sheets.get(sheet)?.has(name));
      return speaking.length === 0 || speaking.some((sheet) => own.includes(sheet))
        ? []
        : `${address}: ${name}`;
    });
  });
  expect(lacking).toEqual([]);
});

/** Docs that came with a sheet, `text-` or `docs-`. */
function docsWith(sheet: string): string[] {
  return pagesOf(site.out)
    .filter(({ type }) => type === "doc")
    .map(({ address }) => address)
    .filter((address) => sheetsOf(htmlOf(address))[0]?.startsWith(sheet));
}

/** Docs that show text alone. */
function texts(): string[] {
  return docsWith("text-");
}

test("every page has one style sheet, and docs of text alone a smaller one", () => {
  const counts = pagesOf(site.out)
    .filter(({ type }) => type !== "not-found")
    .map(({ address }) => sheetsOf(htmlOf(address)).length);
  expect(new Set(counts)).toEqual(new Set([1]));
  expect(texts().length).toBeGreaterThan(5);
  expect(texts()).not.toContain(withRecords);
});

/** Elements that scripts draw, on pages that came with either sheet. */
const drawn = {
  ".code-tools": { position: "absolute" },
  ".back-to-top": { position: "fixed" },
  ".search-dialog .search-form input": { minInlineSize: "0px", paddingTop: "10px" },
  ".mobile-back": { display: "block", borderTopWidth: "0px" },
} as const;

test("the style sheet of texts is silent about what only scripts or records show", () => {
  const classes = [...classesOfSheets()].find(([name]) => name.startsWith("text-"))?.[1] ?? new Set();
  const silent = [...Object.keys(drawn).flatMap((name) => name.slice(1).split(/[ .]+/)), "progress-bar"];
  const others = ["glossary", "search-field", "data-table", "wide-table", "chart-border"];
  expect([...silent, ...others].filter((name) => classes.has(name))).toEqual([]);
});

test.each(["text-", "docs-"])("what scripts draw has its styles on a doc with %s", async (sheet) => {
  const address = docsWith(sheet).find((doc) => htmlOf(doc).includes("<pre")) ?? "";
  const page = await (await site.newContext({ viewport: { width: 390, height: 700 } })).newPage();
  await page.goto(site.at(address));
  await untilStarted(page);
  await page.keyboard.press("/");
  await page.locator(".search-dialog input").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".mobile-menu > summary").click();
  await page.locator(".mobile-back").waitFor();
  for (const [selector, styles] of Object.entries(drawn)) {
    const given = await page
      .locator(selector)
      .first()
      .evaluate((element, names) => {
        const computed = getComputedStyle(element) as unknown as Record<string, string>;
        return Object.fromEntries(names.map((name) => [name, computed[name]]));
      }, Object.keys(styles));
    expect({ [selector]: given }).toEqual({ [selector]: styles });
  }
});

test("the style that comes with the search moves nothing on its page", async () => {
  const page = await (await site.newContext()).newPage();
  await page.goto(site.at("search"));
  await untilStarted(page);
  await page.waitForFunction(() =>
    document.adoptedStyleSheets.some(({ cssRules }) =>
      [...cssRules].some(({ cssText }) => cssText.includes(".search-note")),
    ),
  );
  const margin = await page.locator(".search-field").evaluate((field) => {
    const note = document.createElement("p");
    note.className = "search-note search-unscripted";
    field.append(note);
    return getComputedStyle(note).marginBlockEnd;
  });
  expect(margin).toBe("0px");
});

test("a page that is opened from a text has its styles when it is shown, and the next pages keep them", async () => {
  const [text = ""] = texts();
  const page = await (await site.newContext()).newPage();
  await page.route(/\/more-styles-[^/]+\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  interface Watched {
    readonly isStyled: boolean[];
  }
  await page.goto(site.at(text));
  await untilStarted(page);
  await page.evaluate(() => {
    const isStyled: boolean[] = [];
    const ofRecords = () =>
      document.adoptedStyleSheets.some(({ cssRules }) =>
        [...cssRules].some(({ cssText }) => cssText.includes(".pinout")),
      );
    const main = document.querySelector("main") as Element;
    new MutationObserver(() => isStyled.push(ofRecords())).observe(main, { childList: true });
    Object.assign(window, { isStyled });
  });
  for (const address of [withRecords, text, withRecords]) {
    const to = `/${address}`;
    await page.evaluate((href) => {
      const link = document.createElement("a");
      link.href = href;
      document.body.append(link);
      link.click();
      link.remove();
    }, to);
    await expect.poll(() => page.getAttribute("html", "data-pathname")).toBe(decodeURI(to));
    // The head follows when the page is on the screen.
    await expect.poll(() => page.getAttribute("link[rel=canonical]", "href")).toContain(to);
  }
  expect(await page.evaluate(() => (window as unknown as Watched).isStyled)).toEqual([true, true, true]);
  expect(await page.locator("head link[rel=stylesheet]").count()).toBe(1);
});

test.each([700, 1100, 1280])(
  "at %i px no row of cards has room that is left over, and values are at one height",
  async (width) => {
    const page = await (await site.newContext({ viewport: { width, height: 800 } })).newPage();
    let rows = 0;
    for (const address of [
      "",
      "projects/navigation",
      "projects/navigation/verdin-core",
      "docs/category/verdin-platform",
    ]) {
      await page.goto(site.at(address));
      const found = await page.evaluate(() =>
        [...document.querySelectorAll(".cards:has(> :nth-child(2))")].flatMap((list) => {
          const topOf = (card: Element) => Math.round(card.getBoundingClientRect().top);
          const all = [...list.children];
          const { right } = list.getBoundingClientRect();
          const ofRow = [...new Set(all.map(topOf))].map((top) => all.filter((card) => topOf(card) === top));
          return ofRow.map((cards) => ({
            rest: Math.round(right - Math.max(...cards.map((card) => card.getBoundingClientRect().right))),
            tops: cards.flatMap((card) => card.querySelector(".figures")?.getBoundingClientRect().top ?? []),
          }));
        }),
      );
      for (const { rest, tops } of found) {
        expect(rest).toBe(0);
        expect(new Set(tops).size).toBeLessThanOrEqual(1);
      }
      rows += found.length;
    }
    expect(rows).toBeGreaterThan(5);
  },
);

test("a line of 80 characters of code is in sight on a desk", async () => {
  const page = await (await site.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await page.goto(site.at(withRecords));
  await untilStarted(page);
  const code = page.locator("pre code").first();
  const room = await code.evaluate(async (element) => {
    element.textContent = "m".repeat(80);
    await document.fonts.ready;
    const { scrollWidth, clientWidth } = element.parentElement as HTMLElement;
    return clientWidth - scrollWidth;
  });
  expect(room).toBe(0);
});
