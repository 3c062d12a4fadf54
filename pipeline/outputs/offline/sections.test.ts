import { describe, expect, test } from "vitest";
import type { PageRecord } from "../../../schema/generated/types.ts";
import { siteOfFolder } from "../../tests/support/pages/site-of.ts";
import { planSections } from "./sections.ts";

const record = (type: string, pathname: string, more: object = {}): PageRecord =>
  ({
    type,
    id: pathname.split("/").at(-1),
    pathname,
    title: pathname,
    source: "x.yaml",
    ...more,
  }) as unknown as PageRecord;
const doc = (pathname: string, source: string, sidebar = "current") =>
  record("doc", pathname, { source, sidebar });
const plan = (pages: PageRecord[], sidebars: Parameters<typeof planSections>[0]["sidebars"] = {}) =>
  planSections({
    pages,
    recordOf: (page) => page,
    base: "/b/",
    sidebars,
    titles: { docs: "Docs", products: "Products", general: "General pages" },
  }).map(({ id, title, kind, pages }) => ({ id, title, kind, pages: pages.map(({ pathname }) => pathname) }));

describe("sections", () => {
  test("are the top categories of the docs, named by their folders, and one for the other docs", () => {
    const pages = [
      doc("/docs/intro", "docs/intro.md"),
      doc("/docs/a/x", "docs/Alpha Two/x.md"),
      record("category", "/docs/category/a", { source: "docs/Alpha Two/_category.yaml", sidebar: "current" }),
      doc("/docs/unlisted", "docs/Alpha Two/unlisted.md"),
    ];
    const items = [
      { label: "Intro", pathname: "/docs/intro" },
      { label: "First", pathname: "/docs/category/a", items: [{ label: "X", pathname: "/docs/a/x" }] },
    ];
    expect(plan(pages, { current: { name: "current", items } })).toEqual([
      { id: "docs", title: "Docs", kind: "docs", pages: ["/docs/intro", "/docs/unlisted"] },
      { id: "docs.Alpha-Two", title: "First", kind: "docs", pages: ["/docs/a/x", "/docs/category/a"] },
    ]);
  });

  test("of folders in other letters stay apart", () => {
    const folders = ["Привод", "Питание", "电源", "Größe"];
    const pages = folders.map((folder, n) => doc(`/docs/${n}/x`, `docs/${folder}/x.md`));
    const items = folders.map((label, n) => ({ label, items: [{ label: "X", pathname: `/docs/${n}/x` }] }));
    const sections = plan(pages, { current: { name: "current", items } });
    expect(sections.map(({ title }) => title)).toEqual(folders);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(folders.length);
    for (const { id } of sections) expect(id).toMatch(/^docs\.[A-Za-z0-9_-]+$/);
  });

  test("of an older version carry its name", () => {
    const pages = [
      doc("/docs/intro", "docs/intro.md"),
      doc("/docs/1.0/a/x", "versioned_docs/version-1.0/a/x.md", "1.0"),
    ];
    const sidebars = {
      "1.0": { name: "1.0", items: [{ label: "A", items: [{ label: "X", pathname: "/docs/1.0/a/x" }] }] },
      current: { name: "current", items: [{ label: "Intro", pathname: "/docs/intro" }] },
    };
    expect(plan(pages, sidebars).map(({ id, title }) => [id, title])).toEqual([
      ["docs", "Docs"],
      ["docs.1-0.a", "A (1.0)"],
    ]);
  });

  test("are the product lines, with their listing", () => {
    const pages = [
      record("family", "/boards", { id: "boards", title: "Boards" }),
      record("product", "/boards/a", { family: { title: "Boards", href: "/b/boards" } }),
      record("product", "/odd"),
    ];
    expect(plan(pages)).toEqual([
      { id: "products.boards", title: "Boards", kind: "products", pages: ["/boards", "/boards/a"] },
      { id: "products", title: "Products", kind: "products", pages: ["/odd"] },
    ]);
  });

  test("take all other pages together, and never the page for what is not found", () => {
    expect(
      plan([record("page", "/about"), record("search", "/search"), record("not-found", "/404")]),
    ).toEqual([{ id: "general", title: "General pages", kind: "general", pages: ["/about", "/search"] }]);
  });

  test("divide the site of this repository without a rest", async () => {
    const site = await siteOfFolder("pipeline/tests/fixtures/fleet");
    const sections = plan([...site.records], site.sidebars);
    expect(sections.flatMap(({ pages }) => pages).sort()).toEqual(
      site.records.map(({ pathname }) => pathname).sort(),
    );
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    expect(sections.filter(({ kind }) => kind === "docs").map(({ id }) => id)).toEqual([
      "docs",
      "docs.Avocetta",
      "docs.COOT",
      "docs.Serial-Relay-Hub",
      "docs.Verdin",
    ]);
  });
});
