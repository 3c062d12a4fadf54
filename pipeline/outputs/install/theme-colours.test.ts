import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { themeColours } from "../../../renderer/shared/compose/theme-colours.ts";

test("the colours outside of the style sheets are those of the style sheets", () => {
  const css = readFileSync("renderer/styles/tokens.css", "utf8");
  const papers = [...css.matchAll(/--paper: (#[0-9a-f]{6});/g)].map(([, colour]) => colour);
  expect([themeColours.light, themeColours.dark]).toEqual(papers.slice(0, 2));
});
