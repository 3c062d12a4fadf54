import { expect, test } from "vitest";
import { themeSheet } from "./theme-sheet.ts";

test("a site without colours of its own has no sheet", () => {
  expect(themeSheet({})).toBe(undefined);
  expect(themeSheet({ colours: { light: {} } })).toBe(undefined);
});

test("its colours are custom properties by their roles, those of the dark mode for screens alone", () => {
  const sheet = themeSheet({ colours: { light: { onSignal: "#ffffff" }, dark: { paper: "#000000" } } });
  expect(sheet?.text).toBe(
    '@layer tokens{:root:root{--on-signal:#ffffff}@media screen{:root:root[data-theme="dark"]{--paper:#000000}}}\n',
  );
  expect(sheet?.path).toMatch(/^assets\/theme-[0-9a-f]{16}\.css$/);
});

test("other colours have another path, and one mode alone has no rule of the other", () => {
  const one = themeSheet({ colours: { light: { paper: "#ffffff" } } });
  const other = themeSheet({ colours: { light: { paper: "#fffffe" } } });
  expect(one?.path).not.toBe(other?.path);
  expect(one?.text).not.toContain("dark");
  expect(themeSheet({ colours: { dark: { paper: "#000001" } } })?.text).not.toContain(":root:root{");
});
