import type { DataTexts, Fault, Mutant, Mutator } from "../mutant.ts";
import { brokenOccurrence, changed, faultAt, type Occurrence, occurrencesOf } from "../occurrences.ts";

const product = /^products\//;
const doc = /^docs\/.*\.md$/;

/** A key of a file gets another name; the missing key is reported at the top of the file. */
function renamedKey(
  name: string,
  take: number,
  { pattern, files, isRequired = false }: { pattern: RegExp; files: RegExp; isRequired?: boolean },
): Mutator {
  return {
    name,
    take,
    mutants: (data) =>
      occurrencesOf(data, pattern, files).map((occurrence) =>
        changed(data, occurrence, `${occurrence.text}zq`, (text) => ({
          kind: "fails",
          faults: [
            faultAt("schema-unknown-key", occurrence.file, text, occurrence.start),
            ...(isRequired ? [faultAt("schema-missing-key", occurrence.file, text, 0)] : []),
          ],
        })),
      ),
  };
}

/** A stretch is replaced, and the fault is at its place. */
function replaced(
  name: string,
  take: number,
  change: { pattern: RegExp; files: RegExp; by: (text: string) => string; code: string },
): Mutator {
  return {
    name,
    take,
    mutants: (data) =>
      occurrencesOf(data, change.pattern, change.files).map((occurrence) =>
        brokenOccurrence(data, occurrence, change.by(occurrence.text), change.code),
      ),
  };
}

/** A line is put in below the place; the fault is at an offset of that line. */
function inserted(
  name: string,
  take: number,
  change: {
    pattern: RegExp;
    files: RegExp;
    line: (occurrence: Occurrence) => string;
    code: string;
    at: number;
  },
): Mutator {
  const mutant = (data: DataTexts, occurrence: Occurrence): Mutant => {
    const by = `${occurrence.text}\n${change.line(occurrence)}`;
    return changed(data, occurrence, by, (text) => ({
      kind: "fails",
      faults: [
        faultAt(
          change.code,
          occurrence.file,
          text,
          occurrence.start + occurrence.text.length + 1 + change.at,
        ),
      ],
    }));
  };
  return {
    name,
    take,
    mutants: (data) =>
      occurrencesOf(data, change.pattern, change.files).map((occurrence) => mutant(data, occurrence)),
  };
}

const top = (file: string, code: string): Fault => ({ code, file, line: 1, column: 1 });

/** Keys, types and the syntax of files. */
export const structure: readonly Mutator[] = [
  renamedKey("a required key of a product", 4, {
    pattern: /^(?<it>summary|title|function):/m,
    files: product,
    isRequired: true,
  }),
  renamedKey("an optional key of a product", 3, {
    pattern: /^(?<it>revision|position|applications):/m,
    files: product,
  }),
  renamedKey("a required key of a page", 3, {
    pattern: /^(?<it>summary|state):/m,
    files: /^(pages|services|tools|legal)\//,
    isRequired: true,
  }),
  renamedKey("a key of front matter", 5, {
    pattern: /^(?<it>sidebar_label|description|sidebar_position):/m,
    files: doc,
  }),
  renamedKey("a key of the site", 3, {
    pattern: /^(?<it>tagline|announcement|colourMode):/m,
    files: /^site\.yaml$/,
  }),
  renamedKey("a key of a category", 3, {
    pattern: /^(?<it>description|position):/m,
    files: /_category\.yaml$/,
  }),
  replaced("a type that is none", 4, {
    pattern: /^type: (?<it>service|tool|legal|family)$/m,
    files: /^(services|tools|legal)\//,
    by: (text) => `${text}zq`,
    code: "schema-type-unknown",
  }),
  replaced("a state that is none", 3, {
    pattern: /^state: (?<it>published)$/m,
    files: /^(services|tools|legal|pages)\//,
    by: () => "publishd",
    code: "schema-enum",
  }),
  replaced("a lifecycle that is none", 3, {
    pattern: /^lifecycle: (?<it>[\w-]+)$/m,
    files: product,
    by: () => "aktive",
    code: "schema-enum",
  }),
  replaced("a number where text belongs", 3, {
    pattern: /^title: (?<it>[A-Z].*)$/m,
    files: /^(services|tools)\//,
    by: () => "12",
    code: "schema-type",
  }),
  replaced("text where a number belongs", 4, {
    pattern: /^(?:sidebar_)?position: (?<it>\d+)$/m,
    files: /^(docs|products)\/.*\.(md|yaml)$/,
    by: () => "first",
    code: "schema-type",
  }),
  replaced("a date that is none", 3, {
    pattern: /^updated: (?<it>\S+)$/m,
    files: /^(products|services|tools)\//,
    by: () => "2026-13-45",
    code: "schema-pattern",
  }),
  inserted("a key that stands twice", 5, {
    pattern: /^state: published$/m,
    files: /^(products|services|families)\//,
    line: () => "state: draft",
    code: "yaml-duplicate-key",
    at: 0,
  }),
  inserted("a key of front matter that stands twice", 3, {
    pattern: /^description: .*$/m,
    files: doc,
    line: () => "description: Once more, with other words than above.",
    code: "yaml-duplicate-key",
    at: 0,
  }),
  inserted("an alias", 3, {
    pattern: /^state: published$/m,
    files: product,
    line: () => "note: *other",
    code: "yaml-alias",
    at: 6,
  }),
  inserted("a key that objects have already", 3, {
    pattern: /^state: published$/m,
    files: product,
    line: () => "__proto__: { polluted: true }",
    code: "yaml-key-reserved",
    at: 0,
  }),
  inserted("a tab before a key", 3, {
    pattern: /^state: published$/m,
    files: /^(services|tools)\//,
    line: () => "\tnote: x",
    code: "yaml-syntax",
    at: 0,
  }),
  inserted("a colon within a plain text", 3, {
    pattern: /^state: published$/m,
    files: /^(services|tools)\//,
    line: () => "note: a: b",
    code: "yaml-syntax",
    at: 7,
  }),
  inserted("raw HTML with a script", 4, {
    pattern: /^## .+$/m,
    files: doc,
    line: () => "\n<script>alert(1)</script>\n",
    code: "html-not-allowed",
    at: 1,
  }),
  inserted("HTML with a handler", 3, {
    pattern: /^## .+$/m,
    files: doc,
    line: () => '\n<b onclick="alert(1)">x</b>\n',
    code: "html-attribute-not-allowed",
    at: 4,
  }),
  {
    name: "front matter that never closes",
    take: 3,
    mutants: (data) =>
      occurrencesOf(data, /\n(?<it>---)\n/, doc).map((occurrence) =>
        changed(data, occurrence, "--", () => ({
          kind: "fails",
          faults: [top(occurrence.file, "front-matter-unclosed")],
        })),
      ),
  },
  {
    name: "a file that is empty",
    take: 3,
    mutants: (data) =>
      [...data.texts.keys()]
        .filter((file) => /^(services|tools)\//.test(file))
        .map((file) => ({
          name: file,
          edits: new Map([[file, ""]]),
          outcome: { kind: "fails", faults: [top(file, "yaml-empty")] },
        })),
  },
];
