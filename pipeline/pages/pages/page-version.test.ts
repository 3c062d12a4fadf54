import { describe, expect, test } from "vitest";
import { renderPageHead } from "../../../renderer/shared/compose/page-head.ts";
import type { DocVersion } from "../../../schema/generated/types.ts";
import type { Site } from "../../site.ts";
import { codes, type Files, pageAt, siteOf } from "../../tests/support/pages/site-of.ts";
import { versionOf } from "../page-facts.ts";

const doc = (title: string): string => `---\ntitle: ${title}\n---\n\nText.\n`;
const guide = "title: Guide\ndescription: A guide.\npage: generated\n";
const both = (folder: string): Files => ({
  [`${folder}/setup.md`]: doc("Set-up"),
  [`${folder}/guide/_category.yaml`]: guide,
  [`${folder}/guide/use.md`]: doc("Use"),
});
const released: Files = {
  "versions.json": '["2.0", "1.0"]',
  ...both("docs"),
  ...both("versioned_docs/version-2.0"),
  ...both("versioned_docs/version-1.0"),
  "docs/coming.md": doc("Coming"),
  "versioned_docs/version-1.0/gone.md": doc("Gone"),
};
const settings = (versions: string): Files => ({
  ...released,
  "site.yaml": `type: site\nschemaVersion: 2\ntitle: Sample\ndocs: { versions: ${versions} }\n`,
});

const versionAt = (site: Site, pathname: string): DocVersion | undefined => versionOf(pageAt(site, pathname));
const headAt = (site: Site, pathname: string): string => renderPageHead(pageAt(site, pathname), site.shell);

describe("a page of a version of the docs", () => {
  test("that is not current says what it is and where the current one is", async () => {
    const site = await siteOf(released);
    expect(versionAt(site, "/docs/next/setup")).toEqual({
      ...{ name: "current", label: "Next", latest: false, state: "coming" },
      current: { label: "2.0", href: "/docs/setup", isSame: true },
      preferred: "/docs/setup",
      noindex: true,
    });
    expect(versionAt(site, "/docs/1.0/category/guide")).toEqual({
      ...{ name: "1.0", label: "1.0", latest: false, state: "former" },
      current: { label: "2.0", href: "/docs/category/guide", isSame: true },
      preferred: "/docs/category/guide",
    });
    expect(versionAt(site, "/docs/1.0/gone")).toEqual({
      ...{ name: "1.0", label: "1.0", latest: false, state: "former" },
      current: { label: "2.0", href: "/docs/category/guide", isSame: false },
    });
    expect(versionAt(site, "/docs/setup")).toEqual({ name: "2.0", label: "2.0", latest: true });
  });

  test("is the same as one in a folder with another number, and as one with the same address below", async () => {
    const site = await siteOf({
      "versions.json": '["1.0"]',
      ...both("versioned_docs/version-1.0"),
      "versioned_docs/version-1.0/old/wiring.md": doc("Wiring").replace("---\n", "---\nslug: /wiring\n"),
      "docs/setup.md": doc("Set-up"),
      "docs/01-guide/_category.yaml": guide,
      "docs/01-guide/use.md": doc("Use"),
      "docs/wiring.md": doc("Wiring"),
    });
    const current = (pathname: string): unknown => versionAt(site, pathname)?.current;
    expect(current("/docs/next/category/guide")).toMatchObject({
      href: "/docs/category/guide",
      isSame: true,
    });
    expect(current("/docs/next/guide/use")).toMatchObject({ href: "/docs/guide/use", isSame: true });
    expect(current("/docs/next/wiring")).toMatchObject({ href: "/docs/wiring", isSame: true });
    expect(pageAt(site, "/docs/wiring")).toMatchObject({
      versions: [
        { name: "current", href: "/docs/next/wiring" },
        { name: "1.0", href: "/docs/wiring" },
      ],
    });
  });

  test("has a head that search engines understand", async () => {
    const site = await siteOf(released, { url: "https://example.org" });
    expect(headAt(site, "/docs/next/setup")).toContain(
      'rel="canonical" href="https://example.org/docs/setup"',
    );
    expect(headAt(site, "/docs/next/setup")).toContain('name="robots" content="noindex"');
    expect(headAt(site, "/docs/next/setup")).not.toContain("hreflang");
    expect(headAt(site, "/docs/1.0/setup")).toContain(
      'rel="canonical" href="https://example.org/docs/setup"',
    );
    expect(headAt(site, "/docs/1.0/setup")).not.toContain("robots");
    expect(headAt(site, "/docs/1.0/gone")).toContain(
      'rel="canonical" href="https://example.org/docs/1.0/gone"',
    );
    expect(headAt(site, "/docs/setup")).toContain("hreflang");
  });

  test("says what the site wants it to say", async () => {
    const none = await siteOf(settings("{ notice: false, canonical: false, noindex: none }"));
    expect(versionAt(none, "/docs/next/setup")).toEqual({
      ...{ name: "current", label: "Next", latest: false, state: "coming" },
    });
    const others = await siteOf(settings("{ noindex: others }"));
    expect(versionAt(others, "/docs/1.0/gone")?.noindex).toBe(true);
    expect(versionAt(others, "/docs/setup")?.noindex).toBeUndefined();
  });

  test("says nothing where no version is released, whatever the docs are called", async () => {
    const site = await siteOf({
      ...both("docs"),
      "site.yaml": "type: site\nschemaVersion: 2\ntitle: Sample\ndocs: { currentLabel: Next }\n",
    });
    expect(versionAt(site, "/docs/setup")).toBeUndefined();
    expect(headAt(site, "/docs/setup")).not.toContain("robots");
  });
});

describe("a link of a released page", () => {
  const linked = (text: string): Files => ({
    ...released,
    "versioned_docs/version-1.0/links.md": `${doc("Links")}\n${text}\n`,
  });
  test.each([
    ["to the version to come is reported", "[a](/docs/next/setup)", true],
    ["to a file of the version to come is reported", "[a](/docs/coming.md)", true],
    ["to a page that only that version has is reported", "[a](/coming.md)", true],
    ["to a category of that version is reported", "[a](/docs/next/category/guide)", true],
    ["by a rooted path to a file of its own version is none of these", "[a](/setup.md)", false],
    ["to the current version is none of these", "[a](/docs/setup)", false],
  ])("%s", async (_name, text, isReported) => {
    const site = await siteOf(linked(text));
    const found = codes(site).filter((code) => code.includes("link"));
    expect(found).toEqual(isReported ? ["versioned_docs/version-1.0/links.md:7:5 link-coming-version"] : []);
  });

  test("by a rooted path leads to the file of its own version", async () => {
    const site = await siteOf(linked("[a](/setup.md)"));
    expect(site.links.pages["/docs/1.0/setup"]?.inbound).toContain("/docs/1.0/links");
  });

  test("to an address leads to the current version, from a page that has none too", async () => {
    const home =
      "type: page\nid: home\ntitle: Home\nsummary: A home.\nstate: published\nroute: /\nrelated: [/docs/setup]\n";
    const site = await siteOf({ ...linked("[a](/docs/setup)"), "pages/home.yaml": home });
    expect(site.links.pages["/docs/setup"]?.inbound).toEqual(
      expect.arrayContaining(["/", "/docs/1.0/links"]),
    );
    expect(site.links.pages["/docs/next/setup"]?.inbound).not.toContain("/");
  });

  test("of the version to come may lead to itself", async () => {
    const site = await siteOf({ ...released, "docs/links.md": `${doc("Links")}\n[a](/docs/next/coming)\n` });
    expect(codes(site).filter((code) => code.includes("link"))).toEqual([]);
  });
});
