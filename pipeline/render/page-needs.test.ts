import { describe, expect, test } from "vitest";
import { memoryEngine } from "../tests/support/engine/memory-engine.ts";
import { needsOfHtml, needsOfPages, needsOfParts, pathOf } from "./page-needs.ts";

const location = { base: "/site/", url: "https://example.org" };

describe("a page needs", () => {
  const cases: [name: string, html: string, required: string[], offered: string[]][] = [
    ["its images", '<img alt="a" src="/site/assets/a.svg">', ["assets/a.svg"], []],
    [
      "every size of an image",
      '<source srcset="/site/assets/a.png 1x, /site/assets/b.png 2x">',
      ["assets/a.png", "assets/b.png"],
      [],
    ],
    [
      "all that one tag names",
      '<image href="/site/assets/a.svg" class="b" data="/site/assets/b.svg" xlink:href="#c" hidden>',
      ["assets/a.svg", "assets/b.svg"],
      [],
    ],
    ["what tags in capitals name", '<IMG SRC="/site/assets/a.svg">', ["assets/a.svg"], []],
    ["what its head draws with", '<link href="/site/assets/s.css" rel="stylesheet">', ["assets/s.css"], []],
    ["the icon of its head", '<link rel="icon" href="/site/assets/i.svg">', ["assets/i.svg"], []],
    [
      "films and their posters",
      '<video poster="/site/assets/p.png" src="/site/assets/v.mp4"></video>',
      ["assets/p.png", "assets/v.mp4"],
      [],
    ],
    [
      "no page that it only names",
      '<link rel="canonical" href="https://example.org/site/docs/a">',
      [],
      ["docs/a"],
    ],
    [
      "no file of another host",
      '<img src="https://example.com/site/a.png"><img src="//example.com/a.png">',
      [],
      [],
    ],
    [
      "nothing twice",
      '<img src="/site/assets/a.svg"><a href="/site/assets/a.svg">a</a>',
      ["assets/a.svg"],
      [],
    ],
    [
      "paths as they are on the disk",
      '<img src="/site/assets/%C3%BC%20b.svg?x=1&amp;y=2#z">',
      ["assets/ü b.svg"],
      [],
    ],
  ];
  test.each(cases)("%s", (_name, html, required, offered) => {
    expect(needsOfHtml(html, location)).toEqual({ required, offered });
  });

  test("and offers files, those that islands know of too", () => {
    const html = `<a href="/site/exports/a.pdf">PDF</a><div data-props="{&quot;file&quot;:&quot;/site/assets/b.csv&quot;}"></div>`;
    expect(needsOfHtml(html, location)).toEqual({ required: [], offered: ["assets/b.csv", "exports/a.pdf"] });
  });

  test("and offers no pages, where its parts are asked", () => {
    const main = '<a href="/site/docs/a">a</a><a href="/site/exports/a.pdf">PDF</a><img src="/site/b.svg">';
    expect(needsOfParts({ title: "", head: "", main, breadcrumbs: "", toc: "" }, location)).toEqual({
      required: ["b.svg"],
      offered: ["exports/a.pdf"],
    });
  });

  test("nothing that its text quotes", () => {
    expect(needsOfHtml('<code>&lt;img src="/site/assets/a.svg"&gt;</code>', location).required).toEqual([]);
  });
});

test.each([
  ["/site/a.png", "a.png"],
  ["/other/a.png", undefined],
  ["a.png", undefined],
  ["/site/%E0%A4%A", undefined],
  ["https://example.org/site/a.png", "a.png"],
])("the path of %s is %s", (address, path) => {
  expect(pathOf(address, location)).toBe(path);
});

describe("pages need together", () => {
  const parts = { title: "", head: "", breadcrumbs: "", toc: "", main: "" };
  const drawn: string[] = [];
  const page = (name: string, main: string) => ({
    record: { type: "doc" as const },
    partsKey: `parts ${name} ${main}`,
    parts: () => {
      drawn.push(name);
      return { ...parts, main };
    },
  });
  const pages = [
    page("one", '<img src="/site/assets/b.svg"><a href="/site/exports/one.csv">x</a>'),
    page("two", '<img src="/site/assets/a.svg"><img src="/site/assets/b.svg">'),
  ];

  test("what each of them needs, and of the same pages nobody looks at one again", () => {
    const engine = memoryEngine();
    const all = { required: ["assets/a.svg", "assets/b.svg"], offered: ["exports/one.csv"] };
    expect(needsOfPages(location, engine)(pages)).toEqual(all);
    expect(drawn.splice(0)).toEqual(["one", "two"]);
    expect(needsOfPages(location, engine)(pages)).toEqual(all);
    expect(drawn).toEqual([]);
    expect(
      needsOfPages(location, engine)([...pages, page("three", '<img src="/site/assets/c.svg">')]),
    ).toEqual({
      ...all,
      required: [...all.required, "assets/c.svg"],
    });
    expect(drawn).toEqual(["three"]);
  });
});
