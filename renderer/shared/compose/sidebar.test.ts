import { describe, expect, test } from "vitest";
import type { Navigation, SidebarItem } from "../../../schema/generated/types.ts";
import { LONGEST_LIST, renderSidebar, renderSidebarBranch, UPPER_ROWS, WHOLE_SIDEBAR } from "./sidebar.ts";

const docs: Navigation = {
  name: "docs",
  items: [
    { label: "Intro", pathname: "/docs/intro" },
    {
      label: "Boards",
      pathname: "/docs/category/boards",
      items: [{ label: "One", pathname: "/docs/boards/one" }],
    },
    { label: "Tools", collapsed: false, items: [{ label: "Two", pathname: "/docs/tools/two" }] },
  ],
};

/** A tree of `size` categories with ten docs each. */
function treeOf(size: number): Navigation {
  const category = (number: number): SidebarItem => ({
    label: `Category ${number}`,
    items: Array.from({ length: 10 }, (_, index) => ({
      label: `Doc ${index}`,
      pathname: `/docs/${number}/${index}`,
    })),
  });
  return { name: "docs", items: Array.from({ length: size }, (_, index) => category(index)) };
}

test("names without facts have a class of their own", () => {
  const stubs: Navigation = {
    name: "docs",
    items: [
      {
        label: "Board",
        pathname: "/docs/board",
        stub: true,
        items: [{ label: "Use", pathname: "/docs/use" }],
      },
      { label: "Plug", pathname: "/docs/plug", stub: true },
    ],
  };
  const html = renderSidebar(stubs, "/docs/use", "/");
  expect(html).toContain('<a class="sidebar-link sidebar-soft" href="/docs/board">Board</a>');
  expect(html).toContain('<a class="sidebar-link sidebar-soft" href="/docs/plug">Plug</a>');
  expect(html).toContain('<a class="sidebar-link" href="/docs/use"');
});

describe("a sidebar of up to 60 entries is whole", () => {
  test("it is one landmark of links and categories", () => {
    expect(renderSidebar(docs, "/docs/intro", "/site/")).toBe(
      '<nav class="sidebar-nav" aria-label="Docs sidebar"><ul class="sidebar-list">' +
        '<li class="sidebar-item"><a class="sidebar-link" href="/site/docs/intro" aria-current="page">Intro</a></li>' +
        '<li class="sidebar-category"><a class="sidebar-link" href="/site/docs/category/boards">Boards</a>' +
        '<details><summary><span class="visually-hidden">Pages of Boards</span></summary>' +
        '<ul class="sidebar-list"><li class="sidebar-item"><a class="sidebar-link" href="/site/docs/boards/one">One</a></li></ul></details></li>' +
        '<li class="sidebar-category"><details open><summary><span class="sidebar-label">Tools</span></summary>' +
        '<ul class="sidebar-list"><li class="sidebar-item"><a class="sidebar-link" href="/site/docs/tools/two">Two</a></li></ul></details></li>' +
        "</ul></nav>",
    );
  });

  test.each([
    ["a doc in it", "/docs/boards/one"],
    ["its own page", "/docs/category/boards"],
  ])("a category is open on %s", (_name, pathname) => {
    const html = renderSidebar(docs, pathname, "/");
    expect(html).toMatch(
      /<a class="sidebar-link" href="\/docs\/category\/boards"[^>]*>Boards<\/a><details open>/,
    );
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  });

  test("a page that is not in it is nowhere current", () => {
    expect(renderSidebar(docs, "/about", "/")).not.toContain("aria-current");
  });
});

describe("a larger sidebar holds the current branch", () => {
  const tree = treeOf(8);

  test("other categories lead to their first doc and wait to be opened", () => {
    const html = renderSidebar(tree, "/docs/3/5", "/");
    expect(html).toContain(
      '<a class="sidebar-link" href="/docs/2/0">Category 2</a>' +
        '<details data-lazy="2"><summary><span class="visually-hidden">Pages of Category 2</span></summary></details>',
    );
    expect(html).toContain('<details open><summary><span class="sidebar-label">Category 3</span></summary>');
    expect(html).toContain('href="/docs/3/9"');
    expect(html).not.toContain('href="/docs/4/1"');
  });

  test("an opened category gets the entries that the whole sidebar would have", () => {
    const branch = renderSidebarBranch(tree, [4], { pathname: "/docs/3/5", base: "/" });
    expect(branch.match(/<li/g)).toHaveLength(10);
    expect(renderSidebar(tree, "/docs/4/0", "/").replace(' aria-current="page"', "")).toContain(branch);
  });

  /** A category of many docs, the one that a reader is at among them. */
  const flat = (count: number): Navigation => ({
    name: "docs",
    items: [
      { label: "Intro", pathname: "/docs/intro" },
      {
        label: "Registers",
        items: Array.from({ length: count }, (_, index) => ({
          label: `Register ${index}`,
          pathname: `/docs/registers/${index}`,
        })),
      },
    ],
  });
  const linksOf = (html: string): string[] =>
    [...html.matchAll(/href="\/docs\/registers\/(\d+)"/g)].map(([, number = ""]) => number);

  test("a long list holds what is around the current page, and links to where it goes on", () => {
    const html = renderSidebar(flat(5000), "/docs/registers/2000", "/");
    expect(linksOf(html)).toEqual(Array.from({ length: LONGEST_LIST + 2 }, (_, index) => `${1984 + index}`));
    expect(html).toContain(
      '<a class="sidebar-soft" href="/docs/registers/1984">Back to Register 1984 and 1984 more</a>',
    );
    expect(html).toContain(
      '<a class="sidebar-soft" href="/docs/registers/2015">On to Register 2015 and 2984 more</a>',
    );
    expect(html).toContain('href="/docs/registers/2000" aria-current="page"');
  });

  test("following those links from either end reaches every page without scripts", () => {
    const reached = new Set<string>();
    let at: string | undefined = "0";
    while (at !== undefined) {
      const html: string = renderSidebar(flat(200), `/docs/registers/${at}`, "/");
      for (const number of linksOf(html)) reached.add(number);
      at = /registers\/(\d+)">On to/.exec(html)?.[1];
    }
    expect(reached.size).toBe(200);
    expect(renderSidebar(flat(200), "/docs/registers/199", "/")).toContain(
      "Back to Register 169 and 169 more",
    );
    expect(renderSidebar(flat(200), "/docs/registers/0", "/")).not.toContain("Back to");
  });

  test("an opened category begins at its first entry", () => {
    const branch = renderSidebarBranch(flat(5000), [1], { pathname: "/docs/intro", base: "/" });
    expect(linksOf(branch)).toEqual(Array.from({ length: LONGEST_LIST + 1 }, (_, index) => String(index)));
  });

  test("its size does not depend on how long a list is, nor on how many categories there are", () => {
    const size = (tree: Navigation, pathname: string): number => renderSidebar(tree, pathname, "/").length;
    expect(size(flat(9000), "/docs/registers/4000")).toBe(size(flat(8000), "/docs/registers/4000"));
    expect(size(treeOf(900), "/docs/500/0")).toBe(size(treeOf(800), "/docs/500/0"));
    const growth = size(deep(50), "/docs/20/5/1") - size(deep(2), "/docs/1/5/1");
    // Two rows of areas with what opens them, and the two links to where their list goes on.
    expect(growth).toBeLessThan(700);
  });

  /** Areas of ten modules with four docs each. */
  const deep = (areas: number): Navigation => {
    const list = (count: number, item: (position: number) => SidebarItem): SidebarItem[] =>
      Array.from({ length: count }, (_, position) => item(position));
    const doc = (parent: string) => (position: number) => ({
      label: `Doc ${position}`,
      pathname: `/docs/${parent}/${position}`,
    });
    const module = (area: number) => (position: number) => ({
      label: `Module ${area}-${position}`,
      items: list(4, doc(`${area}/${position}`)),
    });
    return {
      name: "docs",
      items: list(areas, (area) => ({ label: `Area ${area}`, items: list(10, module(area)) })),
    };
  };
  /** Labels of categories: links before what opens them, or what opens them. */
  const labelsOf = (html: string, kind: string): string[] => {
    const row = `<li class="sidebar-category">(?:<details[^>]*><summary>)?<(?:a|span)[^>]*>(${kind} [\\d-]+)<`;
    return [...html.matchAll(new RegExp(row, "g"))].map(([, label = ""]) => label);
  };

  test("the lists above that of the page share twelve rows, those around the way to the page", () => {
    const html = renderSidebar(deep(50), "/docs/20/9/1", "/");
    const areas = labelsOf(html, "Area");
    const modules = labelsOf(html, "Module");
    expect(areas).toEqual(["Area 18", "Area 19", "Area 20", "Area 21"]);
    expect(modules).toEqual(["Module 20-6", "Module 20-7", "Module 20-8", "Module 20-9"]);
    const more = html.match(/class="sidebar-soft"/g) ?? [];
    expect(areas.length + modules.length + more.length).toBeLessThanOrEqual(UPPER_ROWS);
    expect(html).toContain('href="/docs/17/0/0">Back to Area 17 and 17 more</a>');
    expect(html).toContain('href="/docs/22/0/0">On to Area 22 and 27 more</a>');
    expect(html).toContain('href="/docs/20/5/0">Back to Module 20-5 and 5 more</a>');
  });

  test("however deep a page lies, the lists above it hold the way to it and its neighbours", () => {
    const wrap = (items: SidebarItem[], level: number): SidebarItem[] =>
      level === 0
        ? items
        : wrap(
            ["a", "b", "c", "d", "e"].map((name) => ({
              label: `Level ${level}${name}`,
              items: name === "c" ? items : [{ label: "Other", pathname: `/docs/${level}/${name}` }],
            })),
            level - 1,
          );
    const pages = Array.from({ length: 50 }, (_, index) => ({
      label: `Page ${index}`,
      pathname: `/docs/p/${index}`,
    }));
    const html = renderSidebar({ name: "docs", items: wrap(pages, 6) }, "/docs/p/10", "/");
    for (let level = 1; level <= 6; level++)
      expect(html.match(new RegExp(`Level ${level}\\w(?=</(?:span|a)></summary>)`, "g"))).toEqual(
        ["b", "c", "d"].map((name) => `Level ${level}${name}`),
      );
    expect(html).toContain('href="/docs/p/10" aria-current="page"');
  });

  test("every page of a deep tree is reached without scripts, over the links of the sidebar alone", () => {
    const tree = deep(15);
    const reached = new Set<string>();
    const waiting = ["/docs/0/0/0"];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      if (reached.has(at)) continue;
      reached.add(at);
      for (const [, href = ""] of renderSidebar(tree, at, "/").matchAll(/href="([^"]+)"/g))
        waiting.push(href);
    }
    expect(reached.size).toBe(15 * 10 * 4);
  });

  test("the border lies at 60 entries", () => {
    const flat = (count: number): Navigation => ({
      name: "docs",
      items: [
        {
          label: "All",
          items: Array.from({ length: count - 1 }, (_, index) => ({ label: "x", pathname: `/${index}` })),
        },
      ],
    });
    expect(renderSidebar(flat(WHOLE_SIDEBAR), "/about", "/")).not.toContain("data-lazy");
    expect(renderSidebar(flat(WHOLE_SIDEBAR + 1), "/about", "/")).toContain("data-lazy");
  });
});
