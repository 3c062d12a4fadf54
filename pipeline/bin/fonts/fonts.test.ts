import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import fontverter from "fontverter";
import { describe, expect, test } from "vitest";
import { readCharacters } from "../../tests/support/fonts/read-characters.ts";
import { greek, shared } from "./characters.ts";
import { namesOf } from "./font-names.ts";
import { fontSources } from "./font-sources.ts";

const sources = fontSources();
const folder = "renderer/fonts";
/** Most bytes of fonts that a first visit may fetch. */
const BUDGET = 40_000;

describe.each(sources)("$output", ({ output, greek: hasGreek }) => {
  test("draws what characters.ts lists and nothing else", async () => {
    const drawn = await readCharacters(join(folder, output));
    const listed = new Set(Array.from(hasGreek ? shared + greek : shared, (sign) => sign.codePointAt(0)));
    expect([...listed].filter((code) => code !== undefined && !drawn.has(code))).toEqual([]);
    expect([...drawn].filter((code) => !listed.has(code))).toEqual([]);
  });

  test("keeps the copyright, and does not bear the name that the licence reserves", async () => {
    const names = namesOf(await fontverter.convert(readFileSync(join(folder, output)), "sfnt"));
    expect(names.get(0)).toContain("IBM Corp.");
    const [family, whole] = [names.get(1), names.get(4)];
    expect(family).toMatch(/^Fairlead (?:Sans|Mono)/);
    expect(whole).toMatch(/^Fairlead (?:Sans|Mono)/);
    for (const [id, name] of names) if (id !== 0) expect(name).not.toMatch(/plex/i);
  });
});

test("all fonts together stay within what a first visit may fetch", () => {
  const sizes = sources.map(({ output }) => statSync(join(folder, output)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET);
});

test("the style sheet names each font, and lends the mono face all Greek letters", () => {
  const css = readFileSync(join(folder, "fonts.css"), "utf8");
  for (const { output } of sources) expect(css).toContain(`url("./${output}")`);
  const [, first = "", last = ""] = /unicode-range: U\+([0-9a-f]+)-([0-9a-f]+);/i.exec(css) ?? [];
  for (const letter of greek) {
    const code = letter.codePointAt(0) ?? 0;
    expect(code).toBeGreaterThanOrEqual(Number.parseInt(first, 16));
    expect(code).toBeLessThanOrEqual(Number.parseInt(last, 16));
  }
});
