import { pick, randomFrom } from "../fixtures/random.ts";
import type { Files } from "../support/pages/site-of.ts";
import { dataFields } from "./fields/data-fields.ts";
import { markdownFields } from "./fields/markdown-fields.ts";
import { fillings } from "./fillings.ts";
import { shapes } from "./shapes.ts";
import { tokens } from "./tokens.ts";

/** A data folder for each length of the text in it. */
export interface GrowthCase {
  readonly name: string;
  readonly files: (length: number) => Files;
}

/** Every token in every place, filled in every way, and the shapes. */
export function* wholeMatrix(): Generator<GrowthCase> {
  yield* shapes;
  for (const filling of fillings)
    for (const field of [...markdownFields, ...dataFields])
      for (const token of tokens)
        yield {
          name: `${field.name}, ${filling.name}: ${JSON.stringify(token)}`,
          files: (length) => field.files(filling.fill(token, length)),
        };
}

/**
 * Shapes whose cost once grew with the square of their length, by the names of the matrix: they are measured
 * each time.
 */
const slowOnce: ReadonlySet<string> = new Set([
  "links to anchors that are missing",
  'Markdown: a line, repeated: "`"',
  'Markdown: a line, repeated: "://"',
  'Markdown: a table cell, repeated: "| "',
  'Markdown: code in a list, behind spaces: "a"',
  'front matter: a description, repeated: "</b>"',
  'Markdown: footnotes, repeated: "a"',
  'YAML: a title in a file that is none, behind spaces: "a"',
  'a description under rules, repeated: "!"',
  "redirects that lead to each other",
  "pictures that are missing beside many that are there",
  "banned phrases that begin with one word",
]);

/** Half of the cases that were slow once, and some others, the same ones for the same seed. */
export function sampleOf(count: number, seed: number): GrowthCase[] {
  const all = [...wholeMatrix()];
  const fixed = all.filter(({ name }) => slowOnce.has(name));
  if (fixed.length !== slowOnce.size)
    throw new Error("A case that was slow once is no longer in the matrix.");
  const random = randomFrom(seed);
  const drawn = Array.from({ length: count }, () => pick(all, random));
  const half = fixed.filter((_, at) => at % 2 === seed % 2);
  return [...half, ...drawn];
}
