import { expect, test } from "vitest";
import { currentLink } from "./section-link.ts";

const links = [
  "/",
  "/usv/dp",
  "/usv/studio",
  "/services/engineering",
  "/projects/rov",
  "/projects/air",
  "/docs/intro",
  "/about",
];

test.each([
  ["a page of the docs, by the link to another doc", "/docs/Vektor/wiring", "/docs/intro"],
  ["a page below one of several links with a folder in common", "/projects/air/can-ahrs", "/projects/air"],
  ["a page beside the one that the link leads to", "/services/uav", "/services/engineering"],
  ["no page that several links are as near to", "/projects/other/x", undefined],
  ["no page that shares no folder with a link", "/legal/gdpr", undefined],
  ["not the home page, which all pages are below", "/contact", undefined],
  ["no page whose name only begins as that of a link", "/aboutness", undefined],
])("the section of a page: %s", (_, href, expected) => {
  expect(currentLink(links, href, "/")?.href).toBe(expected);
});

test("folders of the base do not count as folders of the page", () => {
  const below = links.map((link) => `/site${link}`);
  expect(currentLink(below, "/site/contact", "/site/")).toBe(undefined);
  expect(currentLink(below, "/site/docs/Beta/wiring", "/site/")).toEqual({
    href: "/site/docs/intro",
    current: "true",
  });
});

test("a repeated link is one link", () => {
  expect(currentLink([...links, ...links], "/docs/a", "/")?.href).toBe("/docs/intro");
  expect(currentLink(links, "/about", "/")).toEqual({ href: "/about", current: "page" });
});
