import { expect, test } from "vitest";
import { deadLinks } from "./laws/links.ts";
import { ownSite } from "./own-site.ts";

test("no page links nowhere", () => {
  expect(deadLinks(ownSite().out)).toEqual([]);
});
