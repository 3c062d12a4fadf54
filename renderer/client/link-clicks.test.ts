import { afterEach, expect, test, vi } from "vitest";
import { isPlainClick, isSamePageHash, linkToPathname } from "./link-clicks.ts";

const click = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
};

test.each([
  ["a plain click", {}, true],
  ["the middle button", { button: 1 }, false],
  ["Ctrl", { ctrlKey: true }, false],
  ["Cmd", { metaKey: true }, false],
  ["Shift", { shiftKey: true }, false],
  ["Alt", { altKey: true }, false],
  ["a click that something answered", { defaultPrevented: true }, false],
])("%s", (_name, facts, expected) => {
  expect(isPlainClick({ ...click, ...facts })).toBe(expected);
});

/** As much of a link as is asked. */
function link(href: string, attributes: Record<string, string> = {}): HTMLAnchorElement {
  const url = new URL(href, "https://site.example/site/docs/intro");
  const { protocol, pathname, hash, search } = url;
  const facts = { href: url.href, protocol, pathname, hash, search, target: attributes.target ?? "" };
  return { ...facts, hasAttribute: (name: string) => name in attributes } as unknown as HTMLAnchorElement;
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["a page", link("/site/docs/Wiring"), "/docs/Wiring"],
  ["a page with its suffix", link("/site/docs/Wiring.html"), "/docs/Wiring"],
  ["the home page", link("/site/"), "/"],
  ["a page in a new tab", link("/site/a", { target: "_blank" }), undefined],
  ["a download", link("/site/a", { download: "" }), undefined],
  ["a file", link("/site/exports/bus.dbc"), undefined],
  ["outside the base", link("/other"), undefined],
  ["another site", link("https://other.example/site/a"), undefined],
  [
    "a stretch of text, which only a full load marks",
    link("/site/docs/Wiring#pins:~:text=ground"),
    undefined,
  ],
  ["the top of a page", link("/site/docs/Wiring#top"), "/docs/Wiring"],
  ["a mail", link("mailto:a@b.example"), undefined],
])("%s", (_name, target, expected) => {
  vi.stubGlobal("location", new URL("https://site.example/site/docs/intro"));
  expect(linkToPathname(target, "/site/")).toBe(expected);
});

test("a place on this page is the browser's, a place on another one is not", () => {
  vi.stubGlobal("location", new URL("https://site.example/docs/intro.html"));
  vi.stubGlobal("document", { documentElement: { dataset: { base: "/" } } });
  expect(isSamePageHash(link("/docs/intro#a"), "/docs/intro")).toBe(true);
  expect(isSamePageHash(link("/docs/intro"), "/docs/intro")).toBe(false);
  expect(isSamePageHash(link("/docs/other#a"), "/docs/other")).toBe(false);
});
