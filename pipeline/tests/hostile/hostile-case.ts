import type { Site } from "../../site.ts";

/** One hostile or odd data folder, and what must come of it. */
export interface HostileCase {
  readonly name: string;
  /** Content by path. A function where the content is large: it is made when its turn comes. */
  readonly files: Readonly<Record<string, string | Uint8Array | (() => string | Uint8Array)>>;
  /** Adds what is no plain file: links, pipes. `outside` is a folder beside the data with a secret in it. */
  readonly prepare?: (folder: string, outside: string) => void;
  /** `docs/a.md:3:5 link-scheme` for each diagnostic, sorted; empty where it is made harmless. A prefix ends in `*`. */
  readonly gives: readonly string[];
  /** A further condition on the site; returns the problem. */
  readonly holds?: (site: Site) => string | undefined;
}

/** Cases of one class of issue. */
export interface HostileKind {
  readonly kind: string;
  /** The class and its treatment, as Markdown for the manual. */
  readonly about: string;
  readonly cases: readonly HostileCase[];
}

/** The result of one case. */
export interface HostileResult {
  readonly kind: string;
  readonly name: string;
  readonly gave: readonly string[];
  readonly wanted: readonly string[];
  /**
   * The conditions that are violated: a crash, a changed prototype, a file outside, markup that would run.
   */
  readonly problems: readonly string[];
  readonly milliseconds: number;
  /** Growth of the heap and of buffers while the case ran, in MiB. */
  readonly mebibytes: number;
}

const head = "---\ntitle: Hostile\n---\n\n";
/** Lines that `doc` puts before its text. */
export const headLines = 4;

/** A page that nothing is wrong with, beside what is. */
export const bareDoc = { "docs/a.md": "# A\n" };

/** A docs folder with one page of this Markdown. */
export function doc(markdown: string): Readonly<Record<string, string>> {
  return { "docs/a.md": head + markdown };
}

/** A record page with these lines of YAML below its required keys. */
export function page(lines: string): Readonly<Record<string, string>> {
  return {
    "pages/a.yaml": `type: page\nid: a\ntitle: Hostile\nsummary: A sample.\nstate: published\n${lines}`,
  };
}
/** The line at which the lines of `page` begin. */
const pageLine = 6;

/** The whole file of the record page. */
export function rawPage(text: string): HostileCase["files"] {
  return { "pages/a.yaml": text };
}

/** A diagnostic in that file, by default in the first line of what `page` was given. */
export function inPage(column: number, code: string, line = pageLine): string {
  return `pages/a.yaml:${line}:${column} ${code}`;
}
