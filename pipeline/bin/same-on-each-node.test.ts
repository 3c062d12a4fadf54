import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { entriesBelow } from "../sources/read/entries-below.ts";

interface Differing {
  readonly what: string;
  readonly pattern: RegExp;
  /** Files or folders where it does no harm. */
  readonly allowed: readonly string[];
}

/**
 * Calls whose results depend on the version of Node, on the data that it was built with or on the machine's
 * language.
 */
const differing: readonly Differing[] = [
  {
    what: "order and words of a language: compareStrings orders, and what is written is written by us",
    pattern: /localeCompare|toLocale\w+\(|Intl\.(?!Segmenter)/,
    // These run in a visitor's browser and show a date in its language.
    allowed: ["renderer/islands", "renderer/offline/worker", "renderer/offline/client"],
  },
  {
    what: "where a letter begins, which only the place of a caret may depend on",
    pattern: /Intl\.Segmenter/,
    allowed: ["pipeline/core/text/visible-text.ts"],
  },
  {
    what: "powers of ten as floating point: before Node 24, 10 ** -5 is not 1e-5",
    pattern: /\b10 \*\*/,
    allowed: [],
  },
  {
    what: "which links a listing follows: entriesBelow follows none",
    pattern: /readdir(?:Sync)?\(.*recursive: true/,
    // Reads our own schemas before anything else is there.
    allowed: ["pipeline/bin/bundle.js"],
  },
  {
    what: "bytes that the zlib of Node packs; the folder deflate packs the same on each",
    pattern: /\b(?:deflate|deflateRaw|gzip|brotliCompress)Sync\b|create(?:Deflate|Gzip|BrotliCompress)/,
    // These answer requests and write nothing.
    allowed: ["pipeline/commands/shared/server/file-cache.ts", "pipeline/commands/dev/memory-tree.ts"],
  },
];

/** Code that runs in a build; tests and measurements may look at anything. */
const sources = ["pipeline", "renderer", "schema"].flatMap((top) =>
  [...entriesBelow(top, (name) => !["bench", "tests", "node_modules"].includes(name))]
    .map(({ path }) => `${top}/${path}`)
    .filter((path) => /\.[jt]sx?$/.test(path) && !/\.test\.tsx?$/.test(path)),
);

/** Lines of a text that contain it, without those of comments. */
function linesWith(text: string, pattern: RegExp): number[] {
  return text
    .split("\n")
    .flatMap((line, index) => (!/^\s*(?:\*|\/[/*])/.test(line) && pattern.test(line) ? [index + 1] : []));
}

test.each(differing)("no build depends on $what", ({ pattern, allowed }) => {
  expect(sources.length).toBeGreaterThan(900);
  const found = sources
    .filter((path) => !allowed.some((location) => path === location || path.startsWith(`${location}/`)))
    .flatMap((path) => linesWith(readFileSync(path, "utf8"), pattern).map((line) => `${path}:${line}`));
  expect(found).toEqual([]);
});

test("each exception is still needed", () => {
  for (const { pattern, allowed } of differing)
    for (const location of allowed) {
      const files = sources.filter((path) => path === location || path.startsWith(`${location}/`));
      expect(files.some((path) => linesWith(readFileSync(path, "utf8"), pattern).length > 0)).toBe(true);
    }
});
