import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { picture, siteOf } from "../../tests/support/pages/site-of.ts";
import { splitTarget } from "./link-candidates.ts";
import { resolveLink } from "./resolve-link.ts";
import type { SiteIndex } from "./site-index.ts";

let index: SiteIndex;
beforeAll(async () => {
  const site = await siteOf({
    "site.yaml": `redirects:
  - { from: /old, to: "/docs/intro#setup" }
  - { from: /older, to: /old }
  - { from: /away, to: "https://example.org/" }
  - { from: /round, to: /round-again }
  - { from: /round-again, to: /round }
`,
    "docs/intro.md": "---\naliases: [/docs/former]\n---\n\n# Sample\n\n## Setup\n",
    "docs/guide/index.md": "# Guide\n",
    "docs/guide/01-first.md": "# First\n",
    "docs/guide/img/board.svg": picture,
    "docs/sp ace.md": "# Space\n",
    "static/files/sheet.pdf": "x",
    "images/logo.svg": picture,
    "pages/about.yaml": "type: page\nid: about\ntitle: Sample\nsummary: A sample.\nstate: published\n",
  });
  ({ index } = site);
});

const from = { path: "docs/guide/01-first.md", pathname: "/docs/guide/first" };
function targetText(
  target: string,
  image = false,
  origin: { path: string; pathname?: string } = from,
): string {
  const found = resolveLink(target, origin, index, image);
  switch (found.kind) {
    case "page":
      return found.pathname + found.search + found.hash;
    case "asset":
      return `file ${found.asset.path}`;
    case "external":
      return `away ${found.href}`;
    case "raw":
      return `raw ${found.pathname}`;
    case "broken":
      return found.code;
  }
}

describe("a link", () => {
  const cases: [name: string, target: string, meaning: string][] = [
    ["to a file beside it", "index.md", "/docs/guide"],
    ["to a file with ./", "./index.md", "/docs/guide"],
    ["to a file above", "../intro.md", "/docs/intro"],
    ["to a file without its ending", "../intro", "/docs/intro"],
    ["to a file with its prefix", "./01-first.md", "/docs/guide/first"],
    ["to a file without its prefix", "./first.md", "/docs/guide/first"],
    ["to a folder", "../guide/", "/docs/guide"],
    ["to a file from the docs", "/guide/index.md", "/docs/guide"],
    ["to a file from the data folder", "/docs/intro.md", "/docs/intro"],
    ["to an address", "/docs/intro", "/docs/intro"],
    ["to an address with a final slash", "/docs/intro/", "/docs/intro"],
    ["to an address with .html", "/docs/intro.html", "/docs/intro"],
    ["to an address with index.html", "/docs/guide/index.html", "/docs/guide"],
    ["to an anchor", "../intro.md#setup", "/docs/intro#setup"],
    ["with a query", "/about?x=1#y", "/about?x=1#y"],
    ["to itself", "#here", "/docs/guide/first#here"],
    ["with an encoded name", "../sp%20ace.md", "/docs/sp%20ace"],
    ["to a former address", "/docs/former", "/docs/intro"],
    ["to a redirect keeps where that leads", "/old", "/docs/intro#setup"],
    ["to a redirect with an anchor keeps its own", "/old#x", "/docs/intro#x"],
    ["to a redirect with a text to look for keeps both", "/old#:~:text=a", "/docs/intro#setup:~:text=a"],
    ["to a redirect without an anchor, with a text", "/docs/former#:~:text=a", "/docs/intro#:~:text=a"],
    ["to a redirect with an anchor and a text", "/old#x:~:text=a", "/docs/intro#x:~:text=a"],
    ["to a redirect of a redirect with a text", "/older#:~:text=a", "/docs/intro#setup:~:text=a"],
    ["to a redirect of a redirect", "/older", "/docs/intro#setup"],
    ["to a redirect that leaves the site", "/away", "away https://example.org/"],
    ["to a redirect in a circle, which is reported at the redirect", "/round", "raw /round"],
    ["to another site", "https://example.org/a", "away https://example.org/a"],
    ["by mail", "mailto:office@example.org", "away mailto:office@example.org"],
    ["with pathname://", "pathname:///files/x", "raw /files/x"],
    ["to a file of static/", "/files/sheet.pdf", "file static/files/sheet.pdf"],
    ["to a picture", "img/board.svg", "file docs/guide/img/board.svg"],
    ["to nothing", "/nowhere", "link-not-found"],
    ["to nothing beside it", "nowhere.md", "link-not-found"],
    ["in another case", "/docs/Intro", "link-case"],
    ["to a file in another case", "../Intro.md", "link-case"],
    ["to a picture in another case", "img/Board.svg", "link-case"],
    ["with another scheme", "ftp://example.org", "link-not-found"],
  ];
  test.each(cases)("%s", (_name, target, meaning) => {
    expect(targetText(target)).toBe(meaning);
  });
});

describe("a picture", () => {
  const cases: [name: string, target: string, meaning: string][] = [
    ["beside the file", "./img/board.svg", "file docs/guide/img/board.svg"],
    ["from the data folder", "/images/logo.svg", "file images/logo.svg"],
    ["from the data folder without a slash", "images/logo.svg", "file images/logo.svg"],
    ["of another site", "https://example.org/a.png", "away https://example.org/a.png"],
    ["that is a page", "/about", "image-not-found"],
    ["that is an anchor", "#x", "image-not-found"],
    ["in another case", "img/BOARD.svg", "image-case"],
  ];
  test.each(cases)("%s", (_name, target, meaning) => {
    expect(targetText(target, true)).toBe(meaning);
  });
});

test("an anchor alone means nothing in a file without a page", () => {
  expect(targetText("#x", false, { path: "site.yaml" })).toBe("link-not-found");
});

test("any target whatever has a meaning or is broken", () => {
  const pieces = fc.constantFrom(
    "/",
    "..",
    "#",
    "?",
    "%",
    "%zz",
    "docs",
    "intro",
    ".md",
    "\ud800",
    "\0",
    "pathname://",
    "https:",
    "//",
  );
  const target = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(pieces).map((list) => list.join("")),
  );
  fc.assert(
    fc.property(target, fc.boolean(), (text, image) => {
      const found = resolveLink(text, from, index, image);
      if (found.kind === "page") expect(found.pathname).toMatch(/^\//);
    }),
    { numRuns: 500 },
  );
});

test("a target splits into three parts that make it up", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { path, search, hash } = splitTarget(text);
      expect(path + search + hash).toBe(text);
    }),
  );
});

describe("a link that leads out of the folder of the docs", () => {
  const withRepository = (docs: string) =>
    siteOf({
      "site.yaml": `docs:\n  dialect: vitepress\n  repository: "https://example.org/blob/main/{path}"\n${docs}`,
      "docs/a.md": "# A\n",
      "docs/b/c.md": "# C\n",
    });
  const hrefs = (found: SiteIndex, targets: readonly string[], path = "docs/b/c.md") =>
    targets.map((target) => {
      const resolved = resolveLink(target, { path, pathname: "/docs/x" }, found);
      return resolved.kind === "external" ? resolved.href : resolved.kind;
    });

  test("leads to the file of their repository, and one that stays in it does not", async () => {
    const { index: found } = await withRepository("");
    expect(
      hrefs(found, [
        "../../src/my main.c?x#L3",
        "../../docs/x.yml",
        "../gone.md",
        "/gone",
        "../../../x",
        "../a.md",
      ]),
    ).toEqual([
      "https://example.org/blob/main/src/my%20main.c?x#L3",
      "https://example.org/blob/main/docs/x.yml",
      "broken",
      "broken",
      "broken",
      "page",
    ]);
  });

  test("counts from the folder of the repository in which the docs lie", async () => {
    const { index: found } = await withRepository("  folder: web/docs\n");
    expect(hrefs(found, ["../x.c", "../../x.c", "../../../x.c"], "docs/a.md")).toEqual([
      "https://example.org/blob/main/web/x.c",
      "https://example.org/blob/main/x.c",
      "broken",
    ]);
  });
});

test.each([
  ["to a page", "guide\\gone.md#part", false, "guide/gone.md#part"],
  ["to a page that is there", "..\\intro.md", false, "../intro.md"],
  ["with two backslashes", "..\\\\intro.md?a=b", false, "../intro.md?a=b"],
  ["to a picture", "img\\board.svg", true, "img/board.svg"],
])("a link with a backslash %s is told how all systems write it", (_, target, image, written) => {
  expect(resolveLink(target, from, index, image)).toMatchObject({
    kind: "broken",
    hint: `Write "/" between folders on every system: ${written}.`,
  });
});

test.each([
  ["../../pages/about.yaml", "../../about"],
  ["/pages/about.yaml", "/about"],
])("a link to the data file %s is refused with the address of its page", (target, address) => {
  expect(resolveLink(target, from, index, false)).toMatchObject({
    code: "link-not-found",
    message: `"${target}" is a file that a page is made of, and no page.`,
    hint: `Write the address of its page: ${address}.`,
  });
});
