import { expect, test } from "vitest";
import { pathRewrite } from "./path-pattern.ts";

/** Results of path-to-regexp 6.3.0, which VitePress 1.6.4 uses, by its own functions `match` and `compile`. */
test.each([
  ["en/:rest*", ":rest*", "en/guide/x.md", "guide/x.md"],
  ["en/:rest*", ":rest*", "en/index.md", "index.md"],
  ["en/:rest*", ":rest*", "de/index.md", undefined],
  ["packages/:pkg/src/:slug*", ":pkg/:slug*", "packages/a/src/b/c.md", "a/b/c.md"],
  ["packages/:pkg/src/:slug*", ":pkg/:slug*", "packages/a/b/src/c.md", undefined],
  ["packages/:pkg/src/(.*)", ":pkg/index.md", "packages/a/src/b/c.md", "a/index.md"],
  ["packages/pkg-a/src/index.md", "pkg-a/index.md", "packages/pkg-a/src/index.md", "pkg-a/index.md"],
  [":name.md", "pages/:name.md", "a.md", "pages/a.md"],
  ["v:major(\\d+)/:rest+", "old/:major/:rest+", "v2/a/b.md", "old/2/a/b.md"],
  ["v:major(\\d+)/:rest+", "old/:major/:rest+", "vx/a/b.md", undefined],
  [":lang(de|en)/x.md", "x/:lang.md", "de/x.md", "x/de.md"],
  ["(.*)/README.md", ":0/index.md", "a/b/README.md", "a/b/index.md"],
  ["a/:b?/c.md", "z/:b?/c.md", "a/c.md", "z/c.md"],
  ["a.b/:c", ":c", "axb/d.md", undefined],
])("%s to %s makes of %s %s", (from, to, path, result) => {
  expect(pathRewrite(from, to)?.rewritten(path)).toBe(result);
});

test.each(["{a}/x", ":a:b", "a/:b((c+)+)", "^a/(.*)$", "*", "a/:b(.*)x:c(.*):d"])(
  "%s is no pattern that is read",
  (from) => {
    expect(pathRewrite(from, "x")).toBeUndefined();
  },
);
