import { beforeAll, describe, expect, test } from "vitest";
import { picture, siteOf } from "../../tests/support/pages/site-of.ts";
import { resolveLink } from "./resolve-link.ts";
import type { SiteIndex } from "./site-index.ts";

let index: SiteIndex;
beforeAll(async () => {
  ({ index } = await siteOf({
    "docs/intro.md": "# Sample\n\n## Setup\n",
    "docs/guide/index.md": "# Guide\n",
    "docs/guide/01-first.md": "# First\n",
    "docs/guide/connector-list.md": "# Connectors\n",
    "docs/guide/img/board.svg": picture,
    "docs/first aid.md": "# First aid\n",
    "images/logo.svg": picture,
    "static/files/sheet.pdf": "x",
    "pages/about.yaml": "type: page\nid: about\ntitle: Sample\nsummary: A sample.\nstate: published\n",
  }));
});

const doc = { path: "docs/guide/01-first.md", pathname: "/docs/guide/first" };
const page = { path: "pages/about.yaml", pathname: "/about" };
const site = { path: "site.yaml" };

interface Origin {
  readonly path: string;
  readonly pathname?: string;
}
const hintOf = (target: string, from: Origin, image = false): string => {
  const found = resolveLink(target, from, index, image);
  return found.kind === "broken" ? found.hint : found.kind;
};
/** A hint that gives a target which works at the place of the mistake. */
const resolves = (hint: string, from: Origin, image = false): boolean => {
  const target = / (\S+?)[?.]$/.exec(hint)?.[1] ?? "";
  return resolveLink(target, from, index, image).kind !== "broken";
};

describe("the hint of a link has the form of the link", () => {
  const cases: [target: string, from: Origin, hint: string][] = [
    ["./connector-lst.md", doc, "Did you mean ./connector-list.md?"],
    ["connector-lst.md", doc, "Did you mean connector-list.md?"],
    ["connector-lst.md#part", doc, "Did you mean connector-list.md#part?"],
    ["./connector-lst", doc, "Did you mean ./connector-list?"],
    ["connector-lst", doc, "Did you mean connector-list?"],
    ["connector-lst/", doc, "Did you mean connector-list/?"],
    ["../intr.md", doc, "Did you mean ../intro.md?"],
    ["../intr", doc, "Did you mean ../intro?"],
    ["/docs/intr.md", doc, "Did you mean /docs/intro.md?"],
    ["/intr.md", doc, "Did you mean /intro.md?"],
    ["/docs/intr", doc, "Did you mean /docs/intro?"],
    ["/docs/intr/", doc, "Did you mean /docs/intro/?"],
    ["/docs/intr.html?a=b", doc, "Did you mean /docs/intro.html?a=b?"],
    ["../first%20iad.md", doc, "Did you mean ../first%20aid.md?"],
    ["../abuot", doc, "Did you mean ../../about?"],
    ["../docs/intr.md", page, "Did you mean ../docs/intro.md?"],
    ["/docs/intr", page, "Did you mean /docs/intro?"],
    ["/docs/intr", site, "Did you mean /docs/intro?"],
    ["../Intro.md#setup", doc, "Addresses are exact in case; write ../intro.md#setup."],
    ["/docs/Intro", doc, "Addresses are exact in case; write /docs/intro."],
    ["img/Board.svg", doc, "File names are exact in case; write img/board.svg."],
  ];
  test.each(cases)("%s in %o", (target, from, hint) => {
    expect(hintOf(target, from)).toBe(hint);
    expect(resolves(hint, from)).toBe(true);
  });
});

describe("the hint of a picture has the form of its path", () => {
  const cases: [target: string, from: Origin, hint: string][] = [
    ["./img/baord.svg", doc, "Did you mean ./img/board.svg?"],
    ["img/baord.svg", doc, "Did you mean img/board.svg?"],
    ["../../images/lgo.svg", doc, "Did you mean ../../images/logo.svg?"],
    ["/images/lgo.svg", doc, "Did you mean /images/logo.svg?"],
    ["images/lgo.svg", site, "Did you mean images/logo.svg?"],
    ["../docs/guide/img/BOARD.svg", page, "File names are exact in case; write ../docs/guide/img/board.svg."],
  ];
  test.each(cases)("%s in %o", (target, from, hint) => {
    expect(hintOf(target, from, true)).toBe(hint);
    expect(resolves(hint, from, true)).toBe(true);
  });
});

describe("the hint in docs of another system leads from the folder of the docs", () => {
  test.each([
    ["./guide/pmup.md", "./guide/pump.md"],
    ["/guide/pmup", "/guide/pump"],
    ["/guide/pmup.html#x", "/guide/pump.html#x"],
    ["guide/pmup", "guide/pump"],
  ])("%s", async (target, form) => {
    const other = await siteOf({
      "site.yaml": "docs:\n  dialect: vitepress\n",
      "docs/index.md": "# Home\n",
      "docs/guide/pump.md": "# Pump\n",
    });
    const from = { path: "docs/index.md", pathname: "/docs" };
    expect(resolveLink(target, from, other.index)).toMatchObject({ hint: `Did you mean ${form}?` });
    expect(resolveLink(form, from, other.index).kind).toBe("page");
  });
});

test("the hint of an anchor has the link that it belongs to", async () => {
  const { diagnostics } = await siteOf({
    "site.yaml": 'redirects:\n  - { from: /old, to: "/docs/b#setpu" }\n',
    "docs/a.md": "# A\n\n[x](./b.md#setpu) [y](/docs/b?q#setpu) [z](#patr) [w](b#setpu)\n\n## Part\n",
    "docs/b.md": "# B\n\n## Setup\n",
  });
  expect(diagnostics.filter(({ code }) => code === "anchor-not-found").map(({ hint }) => hint)).toEqual([
    "Did you mean ./b.md#setup?",
    "Did you mean /docs/b?q#setup?",
    "Did you mean #part?",
    "Did you mean b#setup?",
    "Did you mean /docs/b#setup?",
  ]);
});
