import type { DataTexts, Mutator } from "../mutant.ts";
import { brokenOccurrence, type Occurrence, occurrencesOf } from "../occurrences.ts";

const doc = /^docs\/.*\.md$/;
const yaml = /^(?!docs\/|site\.yaml|sources\.yaml).*\.yaml$/;

/** A link target of Markdown: rooted, or relative to a file. */
const rooted = /(?<!!)\[[^\]\n]*\]\((?<it>\/[^)#\s"]+)/;
const relative = /(?<!!)\[[^\]\n]*\]\((?<it>\.\.?\/[^)#\s"]+\.md)/;
const withAnchor = /(?<!!)\[[^\]\n]*\]\((?<it>[^)#\s"]*#(?<id>[^)\s"]+))\)/;
const picture = /!\[[^\]\n]*\]\((?<it>[^)\s"]+)/;

/** An address on a line of its own in a list, as `related:` has them. */
const listed = /^ +- (?<it>\/[^\s#]+)$/m;

/** Misspells the last letter before the ending. */
const misspelt = (target: string): string => target.replace(/(.)(\.[a-z]+)?$/, "$1zq$2");
const upper = (target: string): string => target.replace(/[a-z](?=[^/]*$)/, (letter) => letter.toUpperCase());

interface LinkKind {
  readonly name: string;
  readonly take: number;
  readonly pattern: RegExp;
  readonly files: RegExp;
  readonly by: (target: string) => string;
  readonly code: string;
  readonly only?: (occurrence: Occurrence, data: DataTexts) => boolean;
}

const kinds: readonly LinkKind[] = [
  {
    name: "a rooted link of a doc",
    take: 6,
    pattern: rooted,
    files: doc,
    by: misspelt,
    code: "link-not-found",
  },
  {
    name: "a relative link of a doc",
    take: 8,
    pattern: relative,
    files: doc,
    by: misspelt,
    code: "link-not-found",
  },
  {
    name: "a link in a table",
    take: 6,
    pattern: rooted,
    files: /./,
    by: misspelt,
    code: "link-not-found",
    only: (occurrence, data) => lineOf(occurrence, data).trimStart().startsWith("|"),
  },
  {
    name: "a link in prose of YAML",
    take: 8,
    pattern: rooted,
    files: yaml,
    by: misspelt,
    code: "link-not-found",
  },
  {
    name: "an address in a list of YAML",
    take: 6,
    pattern: listed,
    files: yaml,
    by: misspelt,
    code: "link-not-found",
  },
  {
    name: "an address in front matter",
    take: 5,
    pattern: listed,
    files: doc,
    by: misspelt,
    code: "link-not-found",
  },
  { name: "the case of a link in prose", take: 5, pattern: rooted, files: doc, by: upper, code: "link-case" },
  {
    name: "the case of an address in a list",
    take: 5,
    pattern: listed,
    files: yaml,
    by: upper,
    code: "link-case",
  },
  {
    name: "the case of a relative link",
    take: 4,
    pattern: relative,
    files: doc,
    by: upper,
    code: "link-case",
  },
  {
    name: "the anchor of a link",
    take: 6,
    pattern: withAnchor,
    files: /./,
    by: misspelt,
    code: "anchor-not-found",
  },
  {
    name: "an anchor added to a link",
    take: 5,
    pattern: /(?<!!)\[[^\]\n]*\]\((?<it>\/docs\/[^)#\s"]+)\)/,
    files: /./,
    by: (target) => `${target}#no-such-section`,
    code: "anchor-not-found",
  },
  { name: "a picture's path", take: 6, pattern: picture, files: doc, by: misspelt, code: "image-not-found" },
  {
    name: "the case of a picture's path",
    take: 4,
    pattern: picture,
    files: doc,
    by: upper,
    code: "image-case",
  },
  {
    name: "a link with a scheme that runs code",
    take: 4,
    pattern: rooted,
    files: /./,
    by: () => "javascript:alert",
    code: "link-scheme",
  },
  {
    name: "the navigation",
    take: 5,
    pattern: /^ {4,8}to: (?<it>\/.+)$/m,
    files: /^site\.yaml$/,
    by: misspelt,
    code: "link-not-found",
    only: (occurrence, data) => occurrence.start < footerStart(data),
  },
  {
    name: "the footer",
    take: 4,
    pattern: /^ {8,}to: (?<it>\/.+)$/m,
    files: /^site\.yaml$/,
    by: misspelt,
    code: "link-not-found",
    only: (occurrence, data) => occurrence.start > footerStart(data),
  },
  {
    name: "the site's logo",
    take: 2,
    pattern: /(?:path|dark): (?<it>images\/\S+)/,
    files: /^site\.yaml$/,
    by: misspelt,
    code: "image-not-found",
  },
  {
    name: "an action of the home page",
    take: 3,
    pattern: /to: (?<it>\/.+)/,
    files: /^pages\//,
    by: misspelt,
    code: "link-not-found",
  },
];

/** Links, wherever they can be written, lose their target. */
export const links: readonly Mutator[] = kinds.map(({ name, take, pattern, files, by, code, only }) => ({
  name,
  take,
  mutants: (data) =>
    occurrencesOf(data, pattern, files)
      .filter((occurrence) => only?.(occurrence, data) ?? true)
      .filter(({ text }) => by(text) !== text)
      .map((occurrence) => brokenOccurrence(data, occurrence, by(occurrence.text), code)),
}));

function lineOf({ file, start }: Occurrence, data: DataTexts): string {
  const text = data.texts.get(file) ?? "";
  return text.slice(text.lastIndexOf("\n", start) + 1, start);
}

function footerStart(data: DataTexts): number {
  return data.texts.get("site.yaml")?.indexOf("\nfooter:") ?? 0;
}
