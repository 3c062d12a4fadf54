import { describe, expect, test } from "vitest";
import type { SectionManifest } from "../../../schema/generated/types.ts";
import { sha256 } from "../../core/hash.ts";
import { joinedManifest, MOST_NAMED, sectionManifests } from "./section-manifests.ts";

function section(count: number, text = ""): SectionManifest {
  const pages = Array.from({ length: count }, (_, at) => {
    const pathname = `/docs/page-${at}`;
    return { pathname, title: `Page ${at}`, hash: sha256(pathname + text), bytes: 9 };
  });
  const asset = { path: "assets/a.svg", hash: sha256("a"), bytes: 3, type: "image/svg+xml" };
  return { version: 1, id: "docs.Long", pages, assets: [asset] };
}

const texts = (manifests: readonly SectionManifest[]): string[] =>
  manifests.map((one) => JSON.stringify(one));

describe("the manifests of a section", () => {
  test("are one where it is short, with everything as it was", () => {
    const short = section(MOST_NAMED - 1);
    expect(sectionManifests(short)).toEqual([short]);
    expect(sectionManifests({ ...short, pages: [], assets: [] })).toHaveLength(1);
  });

  test("name every page and file once between them, few in each and sorted as before", () => {
    const long = section(1000);
    const manifests = sectionManifests(long);
    expect(manifests.length).toBeGreaterThan(1000 / MOST_NAMED);
    for (const { pages, assets } of manifests) {
      expect(pages.length + assets.length).toBeLessThanOrEqual(MOST_NAMED);
      expect(pages.length + assets.length).toBeGreaterThan(0);
      expect(pages).toEqual(long.pages.filter((page) => pages.includes(page)));
    }
    const { pages, assets } = joinedManifest(long.id, manifests);
    expect([...pages].sort((a, b) => long.pages.indexOf(a) - long.pages.indexOf(b))).toEqual(long.pages);
    expect(assets).toEqual(long.assets);
    const addresses = pages.map(({ pathname }) => pathname);
    expect(addresses).toEqual([...addresses].sort());
  });

  test("are the same but for one where a page is changed, new or gone", () => {
    const long = section(300);
    const before = new Set(texts(sectionManifests(long)));
    const [first, ...others] = long.pages;
    const changed = {
      ...long,
      pages: [{ ...first, hash: sha256("other") } as (typeof long.pages)[0], ...others],
    };
    for (const edited of [changed, { ...long, pages: others }, section(301)])
      expect(texts(sectionManifests(edited)).filter((text) => !before.has(text))).toHaveLength(1);
  });
});
