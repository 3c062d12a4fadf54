import type { DataTexts, Mutant, Mutator } from "../mutant.ts";
import { changed, type Occurrence, occurrencesOf } from "../occurrences.ts";

const doc = /^docs\/.*\.md$/;
const yaml = /^(?!docs\/)[a-z]+\/.*\.yaml$/;

/** Changes the text of one page, and nothing else may change. */
function ownPage(
  name: string,
  take: number,
  change: {
    pattern: RegExp;
    files: RegExp;
    by: (occurrence: Occurrence) => string;
    only?: (occurrence: Occurrence, data: DataTexts) => boolean;
    also?: (occurrence: Occurrence, data: DataTexts) => readonly string[];
    may?: (occurrence: Occurrence, data: DataTexts) => readonly string[];
  },
): Mutator {
  return {
    name,
    take,
    mutants: (data) =>
      occurrencesOf(data, change.pattern, change.files).flatMap((occurrence): Mutant[] => {
        const pathname = data.pageOf(occurrence.file);
        if (pathname === undefined || change.only?.(occurrence, data) === false) return [];
        const changes = [`page ${pathname}`, ...(change.also?.(occurrence, data) ?? [])];
        const may = change.may?.(occurrence, data) ?? [];
        return [changed(data, occurrence, change.by(occurrence), () => ({ kind: "passes", changes, may }))];
      }),
  };
}

const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, "")
    .replaceAll(" ", "-");

/** Whether anything of the data leads to the section of a heading. */
function isAimedAt({ text }: Occurrence, data: DataTexts): boolean {
  return occurrencesOf(data, new RegExp(`#${slugOf(text)}(?![\\w-])`)).length > 0;
}

const everyPage = (_: Occurrence, data: DataTexts): string[] =>
  [...data.texts.keys()].flatMap((file) => data.pageOf(file) ?? []).map((pathname) => `page ${pathname}`);

/** Changes what no page, or what every page, shows. */
function shared(
  name: string,
  take: number,
  change: {
    pattern: RegExp;
    files: RegExp;
    by: (occurrence: Occurrence) => string;
    changes: readonly string[];
  },
): Mutator {
  return {
    name,
    take,
    mutants: (data) =>
      occurrencesOf(data, change.pattern, change.files).map((occurrence) =>
        changed(data, occurrence, change.by(occurrence), () => ({ kind: "passes", changes: change.changes })),
      ),
  };
}

/** Changes that are right: what shows them changes, and nothing else does. */
export const pages: readonly Mutator[] = [
  ownPage("a sentence of a doc", 6, {
    pattern: /^(?:[A-Z][a-z]+ [a-z ]+(?<it>\.))$/m,
    files: doc,
    by: () => " indeed.",
    may: (occurrence, data) => everyPage(occurrence, data).filter((page) => page.includes("/docs/category/")),
  }),
  ownPage("a heading that nothing leads to", 6, {
    pattern: /^## (?<it>[A-Z][A-Za-z ]+)$/m,
    files: doc,
    by: ({ text }) => `${text} again`,
    // A legal text that has not been approved is in no output.
    only: (occurrence, data) => !occurrence.file.startsWith("legal/") && !isAimedAt(occurrence, data),
    also: () => ["links"],
  }),
  ownPage("a heading of a page that nothing leads to", 4, {
    pattern: /^ {2}## (?<it>[A-Z][A-Za-z ]+)$/m,
    files: yaml,
    by: ({ text }) => `${text} again`,
    // A legal text that has not been approved is in no output.
    only: (occurrence, data) => !occurrence.file.startsWith("legal/") && !isAimedAt(occurrence, data),
    also: () => ["links"],
  }),
  shared("a comment of YAML", 4, {
    pattern: /^(?<it>updated: \S+)$/m,
    files: /^(services|tools)\//,
    by: ({ text }) => `${text} # read again`,
    changes: [],
  }),
  shared("quotes around a text", 4, {
    pattern: /^title: (?<it>[A-Z][\w ]+)$/m,
    files: yaml,
    by: ({ text }) => `"${text}"`,
    changes: [],
  }),
  shared("blank lines at the end of a doc", 3, {
    pattern: /(?<it>\n)$/,
    files: doc,
    by: () => "\n\n\n",
    changes: [],
  }),
  shared("an alias for a page", 4, {
    pattern: /^(?<it>state: published)$/m,
    files: /^(services|tools|legal)\//,
    by: ({ text, file }) => `${text}\naliases: [/former/${file.length}]`,
    changes: ["links"],
  }),
  shared("a label of the navigation", 4, {
    pattern: /^ {4,8}(?:- )?label: (?<it>USV|ROV Underwater|USV Studio|About)$/m,
    files: /^site\.yaml$/,
    by: ({ text }) => `${text} now`,
    changes: ["shell"],
  }),
  shared("the copyright of the footer", 1, {
    pattern: /^ +copyright: (?<it>.*)$/m,
    files: /^site\.yaml$/,
    by: ({ text }) => `${text} and after`,
    changes: ["shell"],
  }),
  shared("a redirect to a page", 1, {
    pattern: /^(?<it>notFound:)$/m,
    files: /^site\.yaml$/,
    by: ({ text }) => `redirects:\n  - { from: /former, to: /about }\n${text}`,
    changes: ["links"],
  }),
];
