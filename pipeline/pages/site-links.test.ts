import { beforeAll, describe, expect, test } from "vitest";
import type { Site } from "../site.ts";
import { samplesFolder, siteOfFolder } from "../tests/support/pages/site-of.ts";

let site: Site;
beforeAll(async () => {
  site = await siteOfFolder(samplesFolder);
});

describe("the link index", () => {
  test("names the pages that show a value", () => {
    expect(site.links.values?.["product.sample-board.outputs"]).toEqual([
      "/docs/guide/introduction",
      "/families/boards",
      "/products/boards/sample-board",
    ]);
  });
  test("names former addresses and where they lead", () => {
    expect(site.links.aliases).toMatchObject({
      "/sample-board": "/products/boards/sample-board",
      "/start": "/docs/guide/introduction#what-it-is",
      "/docs/introduction": "/docs/guide/introduction",
      "/docs/sample-guide": "/docs/category/sample-guide",
    });
  });
  test("names the pages that link to a page", () => {
    expect(site.links.pages["/docs/guide/second"]?.inbound).toContain("/docs/guide/introduction");
  });
});

test("the shell has its links resolved", () => {
  expect(site.shell).toMatchObject({
    navigation: [
      { label: "Guide", href: "/docs/guide/introduction", position: "left" },
      { label: "More", items: [{ href: "/products/boards/sample-board" }] },
    ],
    footer: {
      groups: [
        {
          title: "Samples",
          items: [
            { href: "/families/boards" },
            { href: "/legal/sample-terms" },
            { href: "/sample-check" },
            { href: "/services/sample-service" },
            { href: "/tools/sample-tool" },
          ],
        },
      ],
      copyright: "Nobody",
    },
    logo: { alt: "Sample logo", width: 48, height: 24 },
    announcement: { id: "sample-1", html: "This site is a <strong>sample</strong>.", closable: true },
    url: "https://sample.example",
  });
});
