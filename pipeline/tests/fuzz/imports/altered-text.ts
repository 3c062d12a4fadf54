import { pick } from "../../fixtures/random.ts";

type Random = () => number;
type Alteration = (text: string, random: Random) => string;

const longest = (random: Random): string =>
  pick(["a", "9", "é", "\\", "_", '"', "(", "<a>"], random).repeat(3000);

/** Pieces over which a reader of some format may stumble, wherever they are. */
const pieces: readonly string[] = [
  ...[
    "",
    " ",
    "\n",
    "\r",
    "\t",
    "\0",
    "\u001b[2J",
    "\u009b1m",
    "\u2028",
    "\u202e",
    "\ufeff",
    "\ud800",
    "é",
    "😀",
  ],
  ...[
    "0",
    "-1",
    "1.5",
    "1e999",
    "NaN",
    "Infinity",
    "0x",
    "0xFFFFFFFFFFFFFFFFF",
    "4294967296",
    "9007199254740993",
  ],
  ...["99999999999999999999999999", "-0", "1e-400", "00012", "#1x", "#", "true", "null", "undefined"],
  ...["constructor", "__proto__", "toString", "hasOwnProperty", "length"],
  ...[
    '"',
    "'",
    "\\",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "<",
    ">",
    "</",
    "/>",
    "<!--",
    "<![CDATA[",
    "]]>",
    "&",
    "&a;",
    "&#0;",
  ],
  ...[
    "%s",
    "[%s]",
    ",",
    ";",
    ":",
    "|",
    "@",
    "+",
    "=",
    "..",
    "::error::a",
    "\n::error::a\n",
    "##vso[a]b",
    "//",
    "/*",
  ],
  ...["M", "m0", "m0M", "m4294967296", "BO_ ", "SG_ ", "CM_ ", "VAL_ ", "SG_MUL_VAL_ ", "Vector__XXX"],
];

/** Changes a text at a place that is drawn. */
const alterations: readonly Alteration[] = [
  (text, random) => text.slice(0, at(text, random)),
  (text, random) => text.slice(at(text, random)),
  (text, random) => spliced(text, random, ""),
  (text, random) => spliced(text, random, pick(pieces, random)),
  (text, random) => spliced(text, random, pick(pieces, random)),
  (text, random) => spliced(text, random, longest(random)),
  (text, random) => words(text, random, (word) => (random() < 0.5 ? pick(pieces, random) : word + word)),
  (text, random) => words(text, random, () => pick(pieces, random)),
  (text, random) => words(text, random, () => longest(random)),
  (text, random) => numbers(text, random, () => pick(pieces.slice(14, 33), random)),
  (text, random) => numbers(text, random, () => String(Math.floor(random() * 70000))),
  (text, random) => lines(text, random, (all, n) => all.splice(n, 1)),
  (text, random) =>
    lines(text, random, (all, n) => all.splice(n, 0, all[Math.floor(random() * all.length)] ?? "")),
  (text, random) =>
    lines(text, random, (all, n) => all.splice(n, 0, ...all.splice(Math.floor(random() * all.length), 3))),
  (text, random) =>
    lines(text, random, (all, n) => all.splice(n, 2, ...all.slice(n, n + 2), ...all.slice(n, n + 2))),
];

/** A text with one to four alterations. */
export function alteredText(text: string, random: Random): string {
  let altered = text;
  for (let left = 1 + Math.floor(random() * 4); left > 0; left--)
    altered = pick(alterations, random)(altered, random);
  return altered;
}

const at = (text: string, random: Random): number => Math.floor(random() * (text.length + 1));

function spliced(text: string, random: Random, piece: string): string {
  const from = at(text, random);
  return text.slice(0, from) + piece + text.slice(from + Math.floor(random() * 12));
}

function one(text: string, pattern: RegExp, random: Random, change: (found: string) => string): string {
  const all = [...text.matchAll(pattern)];
  const found = all[Math.floor(random() * all.length)];
  if (found === undefined) return text;
  return text.slice(0, found.index) + change(found[0]) + text.slice(found.index + found[0].length);
}

const words = (text: string, random: Random, change: (word: string) => string): string =>
  one(text, /[\p{L}\p{N}_]+/gu, random, change);
const numbers = (text: string, random: Random, change: () => string): string =>
  one(text, /-?\d+(?:\.\d+)?/g, random, change);

function lines(text: string, random: Random, change: (all: string[], n: number) => unknown): string {
  const all = text.split("\n");
  change(all, Math.floor(random() * all.length));
  return all.join("\n");
}
