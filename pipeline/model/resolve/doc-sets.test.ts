import { describe, expect, test } from "vitest";
import { siteConfig } from "../../sources/site-config.ts";
import { compareVersions, findDocSets } from "./doc-sets.ts";

const config = siteConfig(undefined);
const found = (paths: readonly string[], order?: readonly string[]) =>
  findDocSets(paths, config, order).map(
    ({ name, route, latest }) => `${name} ${route}${latest ? " latest" : ""}`,
  );

describe("the versions of the docs", () => {
  test("without released ones are the docs themselves", () => {
    expect(found(["docs/a.md"])).toEqual(["current /docs latest"]);
  });

  test("give the newest the plain address, and move the unreleased docs below next", () => {
    expect(
      found(["docs/a.md", "versioned_docs/version-1.9/a.md", "versioned_docs/version-1.10/a.md"]),
    ).toEqual(["current /docs/next", "1.10 /docs latest", "1.9 /docs/1.9"]);
  });

  test("stand in the order of versions.json, others after them, none twice", () => {
    const paths = ["1.0", "2.0", "3.0"].map((name) => `versioned_docs/version-${name}/a.md`);
    expect(found(paths, ["1.0", "3.0", "1.0", "9.9"])).toEqual([
      "1.0 /docs latest",
      "3.0 /docs/3.0",
      "2.0 /docs/2.0",
    ]);
  });

  test("have no unreleased docs where there are none", () => {
    expect(found(["versioned_docs/version-1.0/a.md"])).toEqual(["1.0 /docs latest"]);
  });
});

describe("docs beside those of the site", () => {
  const paths = ["docs/a.md", "further_docs/api/a.md", "further_docs/de/a.md"];
  const further = (stated: typeof config.docs.further, more: readonly string[] = []) =>
    findDocSets([...paths, ...more], { ...config, docs: { ...config.docs, further: stated } }, undefined).map(
      ({ name, label, route, further: own }) =>
        [name, label, route, ...(own?.original === undefined ? [] : [`of ${own.original.name}`])].join(" "),
    );

  test("have the address and the label of their folder where site.yaml does not say otherwise", () => {
    expect(further({})).toEqual(["current Next /docs", "api Api /api", "de De /de"]);
    expect(further({ de: { route: "/de/docs", label: "Deutsch", translates: "docs" } })).toEqual([
      "current Next /docs",
      "de Deutsch /de/docs of current",
      "api Api /api",
    ]);
  });

  test("may translate each other, but not themselves, and what is not there is no original", () => {
    expect(further({ de: { translates: "api" }, api: { translates: "api" } })).toEqual([
      "current Next /docs",
      "de De /de of api",
      "api Api /api",
    ]);
    expect(further({ de: { translates: "manual" } }).join()).not.toContain("of ");
  });

  test("have a name of their own where a version has that of their folder", () => {
    expect(further({}, ["versioned_docs/version-api/a.md"])).toContain("api-docs Api /api");
  });
});

describe("versions compare", () => {
  const cases: [newer: string, older: string][] = [
    ["1.10", "1.9"],
    ["2", "1.9.9"],
    ["2.0", "2.0-beta"],
    ["2.0-rc", "2.0-beta"],
    ["2.0.1", "2.0"],
  ];
  test.each(cases)("%s is newer than %s", (newer, older) => {
    expect(compareVersions(newer, older)).toBeLessThan(0);
    expect(compareVersions(older, newer)).toBeGreaterThan(0);
  });
});
