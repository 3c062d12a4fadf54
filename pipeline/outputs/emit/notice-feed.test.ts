import { describe, expect, test } from "vitest";
import type { ProductPage, SiteShell } from "../../../schema/generated/types.ts";
import { noticeFeed } from "./notice-feed.ts";

const shell = { url: "https://a.example", base: "/x/", title: "Works & Co" } as SiteShell;
const product = (id: string, notices: object[]): ProductPage =>
  ({ type: "product", pathname: `/products/${id}`, title: id, notices }) as unknown as ProductPage;
const notice = (anchor: string, date: string, more: object = {}): object => ({
  anchor,
  kind: "erratum",
  title: "It <fails>",
  date,
  html: 'See <a href="/x/docs">docs</a> & more.',
  ...more,
});

describe("the feed of notices", () => {
  const text = noticeFeed(
    [
      product("a", [notice("notice-1", "2025-01-02")]),
      product("b", [notice("notice-2", "2025-01-01", { updated: "2025-03-01", workaround: "Wait." })]),
    ],
    shell,
  );

  test("has the newest first, and its day is theirs", () => {
    expect(text?.match(/<updated>[^<]*/g)).toEqual([
      "<updated>2025-03-01T00:00:00Z",
      "<updated>2025-03-01T00:00:00Z",
      "<updated>2025-01-02T00:00:00Z",
    ]);
  });

  test("names every notice by the whole address of its place", () => {
    expect(text?.match(/<id>[^<]*/g)).toEqual([
      "<id>https://a.example/x/exports/notices.atom.xml",
      "<id>https://a.example/x/products/b#notice-2",
      "<id>https://a.example/x/products/a#notice-1",
    ]);
  });

  test("escapes text and HTML", () => {
    expect(text).toContain("<title>Errata and notices of Works &amp; Co</title>");
    expect(text).toContain("<title>a: It &lt;fails&gt;</title>");
    expect(text).toContain('&lt;p&gt;See &lt;a href="/x/docs"&gt;docs&lt;/a&gt; &amp; more.&lt;/p&gt;');
    expect(text).toContain("&lt;p&gt;Wait.&lt;/p&gt;");
  });

  test("is not made without notices, or without an address of the site", () => {
    expect(noticeFeed([product("a", [])], shell)).toBeUndefined();
    const { url: _, ...nowhere } = shell;
    expect(noticeFeed([product("a", [notice("notice-1", "2025-01-02")])], nowhere)).toBeUndefined();
  });
});
