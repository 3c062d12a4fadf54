import { readFileSync } from "node:fs";

/** A font of the site and what it is cut from. */
export interface FontSource {
  /** npm package, its exact version, and the licence it names (SPDX). */
  readonly package: string;
  readonly version: string;
  readonly licence: string;
  /** The whole font in the package, and its hash. */
  readonly file: string;
  readonly sha256: string;
  /** File name in `renderer/fonts`. */
  readonly output: string;
  /** Whether the font has Greek letters. */
  readonly greek: boolean;
}

/** All of `sources.json`: data, because the bundling script reads it too, for the notices of licences. */
export function fontSources(): readonly FontSource[] {
  return JSON.parse(readFileSync("pipeline/bin/fonts/sources.json", "utf8")) as FontSource[];
}
