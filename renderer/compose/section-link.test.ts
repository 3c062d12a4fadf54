import { expect, test } from "vitest";
import { sectionLink } from "./section-link.ts";

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
  expect(sectionLink(links, href, "/")).toBe(expected);
});

test("folders of the base are none of the page", () => {
  const below = links.map((link) => `/site${link}`);
  expect(sectionLink(below, "/site/contact", "/site/")).toBe(undefined);
  expect(sectionLink(below, "/site/docs/Beta/wiring", "/site/")).toBe("/site/docs/intro");
});

test("a link that stands twice is one link", () => {
  expect(sectionLink([...links, ...links], "/docs/a", "/")).toBe("/docs/intro");
});
