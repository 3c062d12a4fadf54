import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

type Tokens = Readonly<Record<string, string>>;

/** A sheet without the indentation of the rules in a media query. */
const sheet = (name: string): string =>
  readFileSync(join("renderer/styles", name), "utf8").replaceAll("\n  ", "\n");

/** Colours that a rule sets, by name. */
function tokensOf(css: string, selector: string): Tokens {
  const start = css.indexOf(`\n${selector} {`);
  if (start < 0) throw new Error(`There is no rule for ${selector}.`);
  const body = css.slice(start, css.indexOf("}", start));
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

/** Relative luminance of a colour, WCAG 2.2. */
function luminance(hex: string): number {
  const digits =
    hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit) : (hex.slice(1).match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0] = digits.map((pair) => {
    const part = Number.parseInt(pair, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const light = tokensOf(sheet("tokens.css"), ":root");
const dark = { ...light, ...tokensOf(sheet("tokens.css"), ':root[data-theme="dark"]') };
const modes: readonly (readonly [string, Tokens])[] = [
  ["light", light],
  ["dark", dark],
  ["light, more contrast", { ...light, ...tokensOf(sheet("contrast.css"), ':root[data-contrast="more"]') }],
  [
    "dark, more contrast",
    { ...dark, ...tokensOf(sheet("contrast.css"), ':root[data-theme="dark"][data-contrast="more"]') },
  ],
];

const surfaces = ["paper", "plate", "tint"];
const texts = ["ink", "soft", "signal", "link", "note", "tip", "warning", "danger"];
const classes = ["power", "can", "serial", "usb", "pwm", "io", "radio", "other"].map((name) => `bus-${name}`);

/** Pairs of a mode that are below a ratio. */
function below(
  wanted: number,
  tokens: Tokens,
  texts: readonly string[],
  surfaces: readonly string[],
): string[] {
  return texts.flatMap((text) =>
    surfaces.flatMap((surface) => {
      const ratio = contrast(tokens[text] ?? "", tokens[surface] ?? "");
      return ratio >= wanted ? [] : [`${text} on ${surface}: ${ratio.toFixed(2)}`];
    }),
  );
}

describe.each(modes)("%s", (_name, tokens) => {
  test("every colour of text is at least 4.5:1 on every surface", () => {
    expect(below(4.5, tokens, [...texts, ...classes], surfaces)).toEqual([]);
    expect(below(4.5, tokens, ["on-signal"], ["signal"])).toEqual([]);
  });

  test("rules of controls and the marks of the drawings are at least 3:1", () => {
    expect(below(3, tokens, ["rule", "signal", "ink"], surfaces)).toEqual([]);
    expect(below(3, tokens, ["ink", "danger", "link"], ["deep", "land"])).toEqual([]);
  });
});

test.each(modes.slice(2))("%s: text is at least 7:1", (_name, tokens) => {
  expect(below(7, tokens, ["ink", "soft", "link", "signal"], surfaces)).toEqual([]);
});

test("the colours of more contrast are the same, asked for by the system or chosen", () => {
  const css = sheet("contrast.css");
  expect(tokensOf(css, ':root:not([data-contrast="normal"])')).toEqual(
    tokensOf(css, ':root[data-contrast="more"]'),
  );
  expect(tokensOf(css, ':root[data-theme="dark"]:not([data-contrast="normal"])')).toEqual(
    tokensOf(css, ':root[data-theme="dark"][data-contrast="more"]'),
  );
});

test("the ratio is that of WCAG", () => {
  expect(contrast("#000", "#fff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});
