import { describe, expect, test } from "vitest";
import type { Navigation, SidebarItem } from "../../schema/generated/types.ts";
import { renderSidebar, renderSidebarBranch, WHOLE_SIDEBAR } from "./sidebar.ts";

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

describe("a sidebar of up to 60 entries is whole", () => {
  test("it is one landmark of links and categories", () => {
    expect(renderSidebar(docs, "/docs/intro", "/site/")).toBe(
      '<nav class="sidebar-nav" aria-label="Docs sidebar"><ul class="sidebar-list">' +
        '<li class="sidebar-item"><a class="sidebar-link" href="/site/docs/intro" aria-current="page">Intro</a></li>' +
        '<li class="sidebar-category"><details><summary><a class="sidebar-link" href="/site/docs/category/boards">Boards</a></summary>' +
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
    expect(html).toContain('<details open><summary><a class="sidebar-link" href="/docs/category/boards"');
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
      '<details data-lazy="2"><summary><a class="sidebar-link" href="/docs/2/0">Category 2</a></summary></details>',
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

  test("it does not grow with the site", () => {
    const length = (size: number): number => renderSidebar(treeOf(size), "/docs/0/0", "/").length;
    const perCategory = (length(400) - length(200)) / 200;
    expect(perCategory).toBeLessThan(160);
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
