import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { unzipSync } from "fflate";
import { beforeAll, describe, expect, test } from "vitest";
import type { RootManifest } from "../../../schema/generated/types.ts";
import { sha256 } from "../../core/hash.ts";
import { builtSite } from "./support/built-site.ts";
import { foldersOfFile } from "./support/temp-folder.ts";
import { testBrowser } from "./support/test-browser.ts";

const tests = testBrowser({ viewport: { width: 1280, height: 800 } });
let out: string;
/** The folder into which the zip of the site is unpacked. */
let disk: string;
beforeAll(async () => {
  out = await builtSite({ data: "fleet" });
  disk = unpacked(out);
});
const newFolder = foldersOfFile();

/** Unpacks the zip of a build as a visitor would, and gives the folder in it. */
function unpacked(from: string): string {
  const folder = newFolder();
  for (const [path, bytes] of Object.entries(unzipSync(readFileSync(join(from, "docs.zip"))))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  expect(readdirSync(folder)).toEqual(["documentation"]);
  return join(folder, "documentation");
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
const pagesOf = (folder: string) => filesBelow(folder).filter((path) => path.endsWith(".html"));

/** Every link of every page that leads nowhere on this disk, and how many there are at all. */
function walk(folder: string): { broken: string[]; links: number } {
  const broken: string[] = [];
  let links = 0;
  const ids = new Map<string, ReadonlySet<string>>();
  const idsOf = (path: string): ReadonlySet<string> => {
    const known =
      ids.get(path) ??
      new Set([...readFileSync(path, "utf8").matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id));
    ids.set(path, known);
    return known;
  };
  for (const page of pagesOf(folder)) {
    const html = readFileSync(page, "utf8");
    for (const [tag, , value = ""] of html.matchAll(/<[^<>]*?\s(href|src|poster|action)="([^"]*)"[^<>]*>/g)) {
      const target = new URL(value.replaceAll("&amp;", "&"), pathToFileURL(page));
      if (target.protocol !== "file:") continue;
      links++;
      const path = fileURLToPath(new URL(target.pathname, "file://"));
      const where = `${relative(folder, page)}: ${value}`;
      if (
        value.startsWith("/") ||
        relative(folder, path).startsWith("..") ||
        !existsSync(path) ||
        !/\.\w+$/.test(path)
      )
        broken.push(where);
      else if (
        target.hash !== "" &&
        !tag.includes("<use") &&
        !idsOf(path).has(decodeURIComponent(target.hash.slice(1)))
      )
        broken.push(`${where} (no such place)`);
    }
  }
  return { broken, links };
}

describe("the zip of the docs", () => {
  test("is in the root manifest with its true size and hash, and holds every page", () => {
    const { root } = JSON.parse(readFileSync(join(out, "latest.json"), "utf8")) as { root: { hash: string } };
    const { archive } = JSON.parse(
      readFileSync(join(out, "packs/objects", root.hash), "utf8"),
    ) as RootManifest;
    const zip = readFileSync(join(out, "docs.zip"));
    const published = pagesOf(out).filter((path) => path.endsWith("/index.html"));
    expect(archive).toEqual({
      path: "docs.zip",
      bytes: zip.length,
      hash: sha256(zip),
      pages: published.length,
    });
    expect(
      pagesOf(disk)
        .map((path) => relative(disk, path))
        .sort(),
    ).toEqual(published.map((path) => relative(out, path)).sort());
  });

  test("has no link that leads out of it or nowhere, in any page", () => {
    const { broken, links } = walk(disk);
    expect(broken).toEqual([]);
    expect(links).toBeGreaterThan(5000);
  });

  test("has no script, and no address that only a server knows", () => {
    // JSON is there where a page offers it; the records that only the client reads are not.
    expect(filesBelow(disk).filter((path) => /\.m?js$|[\\/]index\.json$/.test(path))).toEqual([]);
    for (const page of pagesOf(disk))
      expect(readFileSync(page, "utf8")).not.toMatch(/<script|\s(href|src)="\//);
  });

  test("is offered on the page about saving, and the file is there", () => {
    expect(readFileSync(join(out, "offline/index.html"), "utf8")).toContain(
      '<a href="/docs.zip" download="">',
    );
    expect(existsSync(join(out, "docs.zip"))).toBe(true);
  });

  test.each([[true], [false]])(
    "opens from a disk in a browser, scripts allowed: %s",
    async (javaScriptEnabled) => {
      const context = await tests.newContext({ javaScriptEnabled });
      const page = await context.newPage();
      const troubles: string[] = [];
      page.on("pageerror", (error) => troubles.push(String(error)));
      page.on("requestfailed", (request) => {
        // A page that is left gives up what it was still loading.
        if (request.failure()?.errorText !== "net::ERR_ABORTED") troubles.push(`failed ${request.url()}`);
      });
      page.on("request", (request) => {
        if (!request.url().startsWith("file:") && !request.url().startsWith("data:"))
          troubles.push(`asked ${request.url()}`);
      });
      await page.goto(pathToFileURL(join(disk, "index.html")).href);
      await page.getByRole("link", { name: "Documentation" }).first().click();
      await page.waitForURL(/\/docs\/intro\/index\.html$/);
      for (const path of [
        "docs/Serial-Relay-Hub/serial-relay-hub-power-management",
        "projects/navigation/coot",
        "glossary",
        "docs/Verdin/Verdin-Core-Scale-model-edition/Advanced/modbus-registers",
      ]) {
        await page.goto(pathToFileURL(join(disk, path, "index.html")).href);
        const drawn = await page.locator("main").evaluate((main) => ({
          styled: getComputedStyle(document.body).fontFamily,
          images: [...main.querySelectorAll("img")].filter(
            (image) => getComputedStyle(image).display !== "none",
          ).length,
          wide: document.documentElement.scrollWidth - innerWidth,
        }));
        expect(drawn.styled).toContain("Fairlead");
        expect(drawn.wide).toBeLessThanOrEqual(0);
      }
      const pageWithPictures = pathToFileURL(
        join(disk, "docs/Serial-Relay-Hub/serial-relay-hub-power-management/index.html"),
      ).href;
      await page.goto(pageWithPictures);
      const drawing = page.locator("main figure svg").first();
      await drawing.scrollIntoViewIfNeeded();
      // In the face of the page, which lies in the zip.
      expect(
        await drawing
          .locator("text")
          .first()
          .evaluate((one) => getComputedStyle(one).fontFamily),
      ).toContain("Fairlead");
      const logo = page.locator(".navbar img").first();
      await expect.poll(() => logo.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
      // Into a section of another page, by a link of the text.
      await page.locator('main a.term[href*="glossary"]').first().click();
      await page.waitForURL(/glossary\/index\.html#term-/);
      expect(troubles).toEqual([]);
    },
  );
});

test("under another base path, and docs alone, the zip is the same kind of thing", async () => {
  const folder = unpacked(await builtSite({ data: "docs-only", base: "/sub/path/" }));
  const { broken, links } = walk(folder);
  expect(broken).toEqual([]);
  expect(links).toBeGreaterThan(20);
});
