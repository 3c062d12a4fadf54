import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { SiteShell } from "../../../schema/generated/types.ts";
import { aliasScript } from "../../core/http/alias-script.ts";
import { TreePaths } from "../../core/paths/tree-paths.ts";
import { assignAliasPages } from "../../model/resolve/alias-paths.ts";
import type { FormerAddress } from "../../model/resolve/former-addresses.ts";
import { sitePolicy } from "../../render/draw-site.ts";
import { aliasPages } from "./alias-pages.ts";

const shell = {
  base: "/sub/",
  url: "https://example.org",
  lang: "en",
  dir: "ltr",
  title: "Sample",
  titleDelimiter: "|",
} as unknown as SiteShell;
const takenPaths = (): TreePaths => {
  const taken = new TreePaths();
  for (const path of ["docs/intro/index.html", "docs/intro.md", "assets/a.pdf", "Über/index.html"])
    taken.add(path);
  return taken;
};
const made = (from: string, to: string) => aliasPages(assignAliasPages([{ from, to }], takenPaths()), shell);

test("a former address is a page that leads on without scripts, below the base", () => {
  const [file] = made("/old", "/docs/intro#setup");
  expect(file?.path).toBe("old/index.html");
  const html = String(file?.bytes());
  expect(html).toContain('<link rel="canonical" href="https://example.org/sub/docs/intro#setup">');
  expect(html).toContain(
    '<noscript><meta http-equiv="refresh" content="0; url=/sub/docs/intro#setup"></noscript>',
  );
  expect(html).toContain('<a id="to" href="/sub/docs/intro#setup">/sub/docs/intro#setup</a>');
  expect(html).not.toContain("style");
});

test("the policy admits its one script, and is not widened where there is none", () => {
  const hash = `sha256-${createHash("sha256").update(aliasScript).digest("base64")}`;
  const html = String(made("/old", "/docs/intro")[0]?.bytes());
  expect([...html.matchAll(/<script>(.*?)<\/script>/g)].map(([, text]) => text)).toEqual([aliasScript]);
  const policyOf = (redirects: readonly FormerAddress[]) =>
    sitePolicy([], { redirects, hosts: { scripts: [], images: [], connect: [] } }).inlineScripts;
  expect(policyOf([{ from: "/old", to: "/a" }])).toEqual([hash]);
  expect(policyOf([])).toEqual([]);
});

test("a target is text and never markup", () => {
  const html = String(made("/old", 'https://example.org/?a="><script>')[0]?.bytes());
  expect(html).not.toContain('"><script>a');
  expect(html.match(/<script>/g)).toHaveLength(1);
});

test.each([
  ...["/Docs/Intro", "/assets/a.pdf", "/exports/a.csv", "/", "/a%2", "/aux"],
  ...[
    "/Docs",
    "/Docs/old",
    "/docs/Intro/old",
    "/docs/intro.md/old",
    "/u%CC%88ber",
    "/a%20",
    `/${"a".repeat(256)}`,
  ],
])("no page is written at %s", (from) => expect(made(from, "/docs/wiring")).toEqual([]));

test("of two former addresses that differ in case alone the first has a page", () => {
  const redirects = ["/old/A", "/old/a", "/Old/b", "/old/c"].map((from) => ({ from, to: "/docs/intro" }));
  expect(assignAliasPages(redirects, takenPaths()).map(({ page }) => page)).toEqual([
    "old/A/index.html",
    undefined,
    undefined,
    "old/c/index.html",
  ]);
});
