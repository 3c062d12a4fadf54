import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pagesOf } from "./support/page-types.ts";
import { testSite } from "./support/test-site.ts";
import { untilStarted } from "./support/watched-page.ts";

const site = testSite({ data: "company" });
const withRecords = "docs/CLIM/Wiring";

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
  expect([...sheets.keys()].map((name) => name.split("-")[0])).toEqual(["styles", "text"]);
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

/** Docs that show text alone. */
function texts(): string[] {
  return pagesOf(site.out)
    .filter(({ type }) => type === "doc")
    .map(({ address }) => address)
    .filter((address) => sheetsOf(htmlOf(address))[0]?.startsWith("text-"));
}

test("every page has one style sheet, and docs of text alone a smaller one", () => {
  const counts = pagesOf(site.out)
    .filter(({ type }) => type !== "not-found")
    .map(({ address }) => sheetsOf(htmlOf(address)).length);
  expect(new Set(counts)).toEqual(new Set([1]));
  expect(texts().length).toBeGreaterThan(5);
  expect(texts()).not.toContain(withRecords);
});

test("a page that is opened from a text has its styles when it is shown, and the next pages keep them", async () => {
  const [text = ""] = texts();
  const page = await (await site.newContext()).newPage();
  await page.route(/\/record-styles-[^/]+\.js$/, async (route) => {
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
