import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  colourProperty,
  contrastColours,
  themeColours,
} from "../../../renderer/shared/compose/theme-colours.ts";

/** The colours that each rule of a sheet sets, by its selector, with six digits. */
function rulesOf(name: string): Record<string, Record<string, string>> {
  const css = readFileSync(`renderer/styles/${name}`, "utf8").replace(/\/\*.*?\*\//gs, "");
  return Object.fromEntries(
    [...css.matchAll(/(:root[^{]*?) \{([^}]*)\}/g)].map(([, selector = "", body = ""]) => [
      selector,
      Object.fromEntries(
        [...body.matchAll(/(--[\w-]+): #([0-9a-f]{3,6});/g)].map(([, property = "", digits = ""]) => [
          property,
          `#${digits.length === 3 ? digits.replace(/./g, "$&$&") : digits}`,
        ]),
      ),
    ]),
  );
}

const properties = (colours: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(colours).map(([role, colour]) => [colourProperty(role), colour]));

test("the colours outside of the style sheets are those of the style sheets", () => {
  const rules = rulesOf("tokens.css");
  expect(rules[":root"]).toEqual(properties(themeColours.light));
  expect(rules[':root[data-theme="dark"]']).toEqual(properties(themeColours.dark));
});

test("so are those of more contrast", () => {
  const rules = rulesOf("contrast.css");
  expect(rules[':root[data-contrast="more"]']).toEqual(properties(contrastColours.light));
  expect(rules[':root[data-theme="dark"][data-contrast="more"]']).toEqual(properties(contrastColours.dark));
});
