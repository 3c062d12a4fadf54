import { expect, test } from "vitest";
import { missingGlyphs } from "./laws/glyphs.ts";
import { ownSite } from "./own-site.ts";

test("every character of the site's pages has a glyph in the fonts that come with them", async () => {
  expect(await missingGlyphs(ownSite().out)).toEqual({});
});
