import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CORE_SCHEMA, load } from "js-yaml";
import { expect, test } from "vitest";
import { splitFrontMatter } from "../../sources/parse/markdown/front-matter.ts";
import { entriesBelow } from "../../sources/read/entries-below.ts";
import { ownData } from "./own-site.ts";

const ofDrawing = "The text says what the drawing shows, which has that number drawn.";
const ofRemotes =
  "Ends and centre of a servo pulse are a convention of remote controls, not a value of the board.";
const CORE_DOCS = "docs/Vektor/Vektor-Core-Scale-model-edition";

/**
 * Numbers that may stay as text: file, words as often as they may occur, and the reason why they are no value
 * that could go stale.
 */
const EXCEPTIONS: readonly (readonly [file: string, words: readonly string[], why: string])[] = [
  ["docs/Serial-Servo-Hub/reading-uart-with-python.md", ["five numbers"], ofDrawing],
  ["docs/Serial-Servo-Hub/serial-protocol.md", ["five values"], ofDrawing],
  ["docs/Serial-Servo-Hub/serial-servo-hub-power-management.md", ["50 Hz"], ofRemotes],
  [`${CORE_DOCS}/Controllers/controller-z-drive.md`, ["Five points", "Five points"], ofDrawing],
  [`${CORE_DOCS}/DP/dp-telem.md`, ["1500 µs"], ofRemotes],
  [`${CORE_DOCS}/DP/hdg-hold.md`, ["1500 µs", "1500 µs"], ofRemotes],
  [`${CORE_DOCS}/DP/ltd-targetline.md`, ["1000 µs", "1500 µs", "2000 µs"], ofDrawing],
  [`${CORE_DOCS}/DP/ltd-targetline.md`, ["1000 µs", "2000 µs"], ofRemotes],
  [`${CORE_DOCS}/Movement-mapping.md`, ["1000 µs", "2000 µs"], ofRemotes],
  ["glossary.yaml", ["1000 µs", "1500 µs", "2000 µs"], ofRemotes],
  ["products/navigation/vektor-core.yaml", ["1 to 6"], "The name of an interface takes no references."],
];

/** Other things that a text counts by the number of a parameter. */
const COUNTED: Readonly<Record<string, readonly string[]>> = {
  "pwm-input-count": ["fields", "values", "numbers"],
  "servo-output-count": ["servos"],
  "azimuth-point-count": ["pulses"],
};
const WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

interface Row {
  readonly param: string;
  readonly unit?: string;
  readonly [level: string]: unknown;
}
interface Product {
  readonly id: string;
  readonly title: string;
  readonly datasheet?: { readonly sections?: readonly { groups: readonly { rows: readonly Row[] }[] }[] };
}

const NO_TEXTS = /^(?:README\.md|(?:sources|prose-rules|units|parameters)\.yaml)$/;
const files = [...entriesBelow(ownData)]
  .map(({ path }) => path)
  .filter((path) => /\.(?:md|yaml)$/.test(path));
const read = (path: string): string => readFileSync(join(ownData, path), "utf8");
const parse = <T>(text: string): T => load(text, { schema: CORE_SCHEMA }) as T;

const { units } = parse<{ units: { id: string; symbol: string }[] }>(read("units.yaml"));
const symbols = new Map(units.map(({ id, symbol }) => [id, symbol]));
const { parameters } = parse<{ parameters: { id: string; name: string }[] }>(read("parameters.yaml"));
const names = new Map(parameters.map(({ id, name }) => [id, name]));
const products = files
  .filter((path) => path.startsWith("products/"))
  .map((path) => parse<Product>(read(path)));

/** Patterns of the words by which a text would repeat the values of a product. */
function patternsOf({ datasheet }: Product): string[] {
  const rows = (datasheet?.sections ?? []).flatMap(({ groups }) => groups.flatMap((group) => group.rows));
  return rows.flatMap((row) => {
    if (typeof row.count === "number") return [countPattern(row.param, row.count)];
    const levels = ["min", "nom", "typ", "max"].flatMap((level) =>
      typeof row[level] === "number" ? [row[level]] : [],
    );
    const symbol = symbols.get(row.unit ?? "") ?? "";
    return levels.map((level) => `(?<![\\w.,])${spaced(level)}[ \u00a0]?${symbol}(?![\\w])`);
  });
}

/** `115200` may be written `115 200`. */
function spaced(level: number): string {
  return String(level)
    .replace(/\B(?=(?:\d{3})+$)/g, "[ \u00a0]?")
    .replace(".", "\\.");
}

/** `five inputs`, `6 software ring limiters`, and the last number of `1 to 6`. */
function countPattern(param: string, count: number): string {
  const nouns = (names.get(param) ?? "")
    .toLowerCase()
    .split(" ")
    .filter((word) => word.endsWith("s"));
  const number = `(?:${count}|${WORDS[count] ?? count})`;
  const counted = [...nouns, ...(COUNTED[param] ?? [])].join("|");
  return `(?<![\\w.,])${number}(?: [\\w-]+){0,2} (?:${counted})\\b|\\b1 to ${count}\\b`;
}

/** The texts of a file: strings of YAML, and Markdown without code. */
function textsOf(path: string): string[] {
  const { value } = path.endsWith(".md") ? splitFrontMatter(read(path)) : { value: undefined };
  if (value === undefined) return stringsOf(parse(read(path)));
  const body = read(path).slice(value.bodyStart);
  return [...stringsOf(parse(read(path).slice(0, value.bodyStart).replace(/^---$/gm, ""))), body];
}

function stringsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

function withoutCode(text: string): string {
  return text
    .replace(/^( *)(```|~~~)[\s\S]*?^\1\2/gm, "")
    .replace(/`[^`\n]*`/g, "` `")
    .replace(/\{\{[^}]*\}\}/g, "@");
}

/** The numbers that a file repeats of the products that it names, as often as it does. */
function repeatsIn(path: string): string[] {
  const whole = read(path);
  const about = products.filter(({ id, title }) => new RegExp(`\\b(?:${id}|${title})\\b`).test(whole));
  const patterns = about.flatMap((product) => patternsOf(product)).map((one) => new RegExp(one, "gi"));
  return textsOf(path)
    .map(withoutCode)
    .flatMap((text) => {
      const matches = patterns.flatMap((pattern) => [...text.matchAll(pattern)]);
      // Two values may be equal.
      return [...new Map(matches.map(({ index, 0: words }) => [index, words])).values()];
    });
}

test("a text about a product refers to its values and repeats none, so that it cannot go stale", () => {
  const found = files
    .filter((path) => !NO_TEXTS.test(path))
    .flatMap((path) => repeatsIn(path).map((words) => `${path}: ${words}`));
  const allowed = EXCEPTIONS.flatMap(([file, texts]) => texts.map((words) => `${file}: ${words}`));
  const left = found.filter((one) => {
    const at = allowed.indexOf(one);
    if (at !== -1) allowed.splice(at, 1);
    return at === -1;
  });
  expect(left).toEqual([]);
});
