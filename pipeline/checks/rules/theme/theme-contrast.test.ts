import { expect, test } from "vitest";
import { printed, siteOf } from "../../../tests/support/pages/site-of.ts";

const printedOf = async (...colours: string[]): Promise<string> =>
  printed(
    await siteOf({
      "site.yaml": `type: site\nschemaVersion: 2\ntitle: Sample\ntheme:\n  colours:\n${colours.map((line) => `    ${line}\n`).join("")}`,
    }),
  );

test("colours that can be told apart in both modes are taken", async () => {
  const text = await printedOf(
    'light: { paper: "#ffffff", plate: "#f6f8fa", tint: "#eaeef2", ink: "#1f2328", link: "#0550ae" }',
    'dark: { paper: "#0d1117", plate: "#151b23", link: "#79c0ff" }',
  );
  expect(text).toBe("No errors, no warnings.\n");
});

test("a text that is too near to its ground is reported once with all its grounds, and the proposed colour is taken", async () => {
  const text = await printedOf('light: { link: "#88aacc" }');
  expect(text).toContain("site.yaml:6:20  error  theme-contrast");
  expect(text).toMatch(/In the light mode colours are too near to each other: link on paper is 2\.\d\d:1/);
  expect(text).toContain("link on tint is");
  expect(text).toContain("1 error");
  const [, proposed = ""] = /Write link: "(#[0-9a-f]{6})"/.exec(text) ?? [];
  expect(await printedOf(`light: { link: "${proposed}" }`)).toBe("No errors, no warnings.\n");
});

test("a ground of the site is reported where the texts on it are those of Fairlead", async () => {
  const text = await printedOf('dark: { paper: "#777777" }');
  expect(text).toContain("ink on paper is");
  expect(text).toContain("6:20");
});

test("colours that more contrast leaves as they are must be seen on its grounds, too", async () => {
  const text = await printedOf(
    'dark: { paper: "#f8f4ea", plate: "#fdfbf5", tint: "#e3edf0", deep: "#cfe0e6", land: "#eee0b6", ink: "#12242f", soft: "#475862", rule: "#837f70", signal: "#b5350a", onSignal: "#fffaf2", link: "#0b5580", note: "#0b5580", tip: "#1b6b4a", warning: "#8a5400", danger: "#a3195b", busPower: "#a3195b", busCan: "#1b56a5", busSerial: "#1b6b4a", busUsb: "#5d3f9e", busPwm: "#8a5400", busIo: "#55651b", busRadio: "#0c6b7c", busOther: "#475862" }',
  );
  expect(text).not.toContain("In the dark mode colours");
  expect(text).toContain(
    "In the dark mode with more contrast colours are too near to each other: note on paper is",
  );
});

test("a colour that is written otherwise is refused with the form that it has", async () => {
  const text = await printedOf("light: { link: blue }");
  expect(text).toContain('Write # and six digits of hexadecimal in quotes, such as "#0b5580"');
});
