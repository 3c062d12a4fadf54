import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  type ColourRole,
  type Colours,
  contrastColours,
  themeColours,
} from "../../../renderer/shared/compose/theme-colours.ts";
import { colourPairs } from "../../checks/rules/theme/colour-pairs.ts";
import { contrast } from "../../domain/colour-contrast.ts";

const { light, dark } = themeColours;
const modes: readonly (readonly [string, Colours])[] = [
  ["light", light],
  ["dark", dark],
  ["light, more contrast", { ...light, ...contrastColours.light }],
  ["dark, more contrast", { ...dark, ...contrastColours.dark }],
];

describe.each(modes)("%s", (_name, colours) => {
  test("text has 4.5:1, rules of controls and marks of drawings have 3:1", () => {
    const below = colourPairs
      .filter(({ front, ground, wanted }) => contrast(colours[front], colours[ground]) < wanted)
      .map(({ front, ground }) => `${front} on ${ground}`);
    expect(below).toEqual([]);
  });
});

test.each(modes.slice(2))("%s: text is at least 7:1", (_name, colours) => {
  const texts: readonly ColourRole[] = ["ink", "soft", "link", "signal"];
  for (const text of texts) expect(contrast(colours[text], colours.paper), text).toBeGreaterThanOrEqual(7);
});

test("the colours of more contrast are the same, asked for by the system or chosen", () => {
  const css = readFileSync("renderer/styles/contrast.css", "utf8").replace(/\n +/g, "\n");
  const bodyOf = (selector: string): string => {
    const start = css.indexOf(`\n${selector} {`);
    expect(start, selector).toBeGreaterThan(0);
    return css.slice(css.indexOf("{", start), css.indexOf("}", start));
  };
  expect(bodyOf(':root:not([data-contrast="normal"])')).toBe(bodyOf(':root[data-contrast="more"]'));
  expect(bodyOf(':root[data-theme="dark"]:not([data-contrast="normal"])')).toBe(
    bodyOf(':root[data-theme="dark"][data-contrast="more"]'),
  );
});
