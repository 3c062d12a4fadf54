import { describe, expect, test } from "vitest";
import type { Source } from "../../sources/parse/source.ts";
import { PageTable } from "./page-table.ts";
import { familyOf, routeOf } from "./routes.ts";

function source(path: string, data: Record<string, unknown> = {}): Source {
  const position = { line: 1, column: 1, endLine: 1, endColumn: 2 };
  return {
    path,
    type: "page",
    data,
    valid: true,
    digits: {},
    positions: { "/id": position },
    references: [],
    prose: {},
    diagnostics: [],
  };
}
const claim = (pathname: string, path: string) => ({
  pathname,
  type: "page",
  title: "",
  description: "",
  source: source(path),
  pointer: "/id",
});

function problems(...pathnames: string[]): string[] {
  const table = new PageTable();
  for (const [index, pathname] of pathnames.entries()) table.claim(claim(pathname, `${index}.yaml`));
  return table.problems().map(({ file, code }) => `${file} ${code}`);
}

describe("addresses", () => {
  const cases: [name: string, pathnames: string[], expected: string[]][] = [
    ["that differ are fine", ["/", "/a", "/a/b", "/b"], []],
    ["belong to one file", ["/a", "/a"], ["1.yaml duplicate-route"]],
    ["do not differ in case alone", ["/a", "/A"], ["1.yaml route-case-clash"]],
    [
      "do not differ in the form of their accents alone",
      ["/%C3%A9", "/e%CC%81"],
      ["1.yaml route-case-clash"],
    ],
    [
      "leave the names of the output's own files free",
      ["/robots.txt", "/_headers", "/sw.js", "/a.md"],
      [0, 1, 2, 3].map((n) => `${n}.yaml route-reserved`),
    ],
    [
      "have at most 300 characters",
      [`/${"a/".repeat(149)}a`, `/${"a/".repeat(149)}ab`],
      ["1.yaml route-invalid"],
    ],
    [
      "hold no part of an address by an escape",
      ["/a%23b", "/a%3Fb"],
      [0, 1].map((n) => `${n}.yaml route-invalid`),
    ],
    [
      "of the site itself are taken",
      ["/search", "/Assets/x", "/404"],
      ["0.yaml route-reserved", "1.yaml route-reserved", "2.yaml route-reserved"],
    ],
    ["have no .html", ["/a.html"], ["0.yaml route-reserved"]],
    [
      "can be files on every disk",
      ["/con", "/a.", "/a%3Cb", "/a%zz", "/a//b"],
      [0, 1, 2, 3, 4].map((n) => `${n}.yaml route-invalid`),
    ],
  ];
  test.each(cases)("%s", (_name, pathnames, expected) => {
    expect(problems(...pathnames)).toEqual(expected);
  });

  test("of archived files are kept, those of drafts are not", () => {
    const table = new PageTable();
    table.withhold("/old", source("old.yaml", { state: "archived" }));
    table.withhold("/new", source("new.yaml", { state: "draft" }));
    table.claim(claim("/old", "a.yaml"));
    table.claim(claim("/new", "b.yaml"));
    expect(table.problems().map(({ message }) => message)).toEqual([
      "The address /old is kept for old.yaml, which is archived.",
    ]);
  });
});

describe("the route of a record", () => {
  const cases: [name: string, path: string, data: Record<string, unknown>, expected: string][] = [
    ["is its own", "p/a.yaml", { id: "a", route: "/x" }, "/x"],
    ["comes from the template", "products/air/a.yaml", { id: "a" }, "/projects/air/a"],
    ["takes the family it names", "products/air/a.yaml", { id: "a", family: "sea" }, "/projects/sea/a"],
    ["is encoded as all addresses are", "p/a.yaml", { id: "a", route: "/%6Fld/a%26b%20c" }, "/old/a&b%20c"],
    ["keeps what is malformed, to be reported", "p/a.yaml", { id: "a", route: "/a%zz" }, "/a%zz"],
    ["ignores what is no text", "products/air/a.yaml", { id: "a", route: 5, family: 5 }, "/projects/air/a"],
  ];
  test.each(cases)("%s", (_name, path, data, expected) => {
    expect(routeOf(source(path, data), "/projects/{family}/{id}", "product")).toBe(expected);
  });

  test("has the folder for a family", () => {
    expect(familyOf(source("products/air/a.yaml"))).toBe("air");
    expect(familyOf(source("a.yaml"))).toBe("");
  });
});
