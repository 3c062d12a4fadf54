import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CORE_SCHEMA, load } from "js-yaml";
import { describe, expect, test } from "vitest";
import type { LinkIndex } from "../../../schema/generated/types.ts";
import { outputText } from "./laws/site-folders.ts";
import { ownData, ownSite } from "./own-site.ts";
import { addresses, footer, type MenuLink, navbar, noPages, settings } from "./specification.ts";

const { out } = ownSite();
const home = outputText(out, "index.html");

/** The links within the first element of a name and class, with their texts. */
function linksOf(html: string, element: string, className: string): MenuLink[] {
  const start = html.search(new RegExp(`<${element}\\b[^>]*class="[^"]*\\b${className}\\b`));
  const part = html.slice(start, html.indexOf(`</${element}>`, start));
  return [...part.matchAll(/<a\b[^>]*\shref="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, target = "", text = ""]) => [
      text
        .replace(/<span class="visually-hidden">.*?<\/span>/g, "")
        .replace(/<[^>]*>/g, "")
        .trim(),
      target,
    ],
  );
}

test.each(addresses)("%s is a page", (address) => {
  expect(existsSync(join(out, address, "index.html"))).toBe(true);
});

test("addresses that only look like pages are none, and no former ones either", () => {
  const { pages, aliases } = JSON.parse(outputText(out, "links.json")) as LinkIndex;
  expect(noPages.filter((address) => address in pages || address in aliases)).toEqual([]);
});

describe("on every page", () => {
  test("the navbar has the links of the specification", () => {
    expect(linksOf(home, "nav", "navbar-inner")).toEqual(expect.arrayContaining([...navbar]));
  });

  test("the footer has the links of the specification, one to another site, and the range of years", () => {
    const links = linksOf(home, "footer", "footer");
    expect(links).toEqual(expect.arrayContaining([...footer]));
    expect(links.some(([, target]) => target.startsWith("https://"))).toBe(true);
    expect(home.slice(home.indexOf("<footer"))).toContain("2018-2025");
  });

  test("the site is named for USV and electrical engineering, behind a vertical bar", () => {
    const about = outputText(out, "about/index.html");
    expect(/<title>([^<]*)<\/title>/.exec(home)?.[1]).toMatch(/USV.*Electrical Engineering/i);
    expect(/<title>([^<]*)<\/title>/.exec(about)?.[1]).toMatch(/ \| .*USV/);
  });

  test("there is an announcement that can be closed", () => {
    expect(home).toMatch(/<section\b[^>]*aria-label="Announcement"[\s\S]*?<button/);
  });
});

test("the settings are those of the specification", () => {
  const site: unknown = load(readFileSync(join(ownData, "site.yaml"), "utf8"), { schema: CORE_SCHEMA });
  expect(site).toMatchObject(settings);
});
