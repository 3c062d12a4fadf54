import { addressUses, lostAddress, lostCategory } from "../addresses.ts";
import { faultsAt, textsAfter } from "../followers.ts";
import type { DataTexts, Mutant, Mutator } from "../mutant.ts";
import { brokenOccurrence, changed, faultAt, type Occurrence, occurrencesOf } from "../occurrences.ts";

const doc = /^docs\/.*\.md$/;

/** The name of the folder below which the sidebar lists a doc. */
const pagesOf = (data: DataTexts, fits: (pathname: string) => boolean): string[] =>
  [...data.texts.keys()]
    .flatMap((file) => data.pageOf(file) ?? [])
    .filter(fits)
    .map((pathname) => `page ${pathname}`);

const isDoc = (pathname: string): boolean => pathname.startsWith("/docs/");

/** The heading of a section that links lead to gets another text. */
const aimedHeading: Mutator = {
  name: "a heading that links lead to",
  take: 8,
  mutants: (data) =>
    occurrencesOf(data, /^ *## (?<it>[A-Z][A-Za-z ]+)$/m).flatMap((occurrence): Mutant[] => {
      const pathname = data.pageOf(occurrence.file);
      const anchor = occurrence.text.toLowerCase().replaceAll(" ", "-");
      if (pathname === undefined || anchorLinks(data, pathname, occurrence.file, anchor).length === 0)
        return [];
      return [
        changed(data, occurrence, `${occurrence.text} zq`, (text) => {
          const after = textsAfter(data, new Map([[occurrence.file, text]]));
          const links = anchorLinks(after, pathname, occurrence.file, anchor);
          return { kind: "fails", faults: faultsAt("anchor-not-found", links, after) };
        }),
      ];
    }),
};

/** Links to a section, from its own page and from others. */
function anchorLinks(
  data: Pick<DataTexts, "texts">,
  pathname: string,
  file: string,
  anchor: string,
): Occurrence[] {
  const follows = (occurrence: Occurrence): boolean =>
    (data.texts.get(occurrence.file) ?? "")
      .slice(occurrence.start + occurrence.text.length)
      .match(/^#([\w-]+)/)?.[1] === anchor;
  const own = occurrencesOf(
    { texts: new Map([[file, data.texts.get(file) ?? ""]]) },
    new RegExp(`\\]\\((?<it>#${anchor})\\)`),
  );
  return [...addressUses(data, pathname, file).filter(follows), ...own];
}

/** A doc becomes a draft: each link to it is named. */
const drafted: Mutator = {
  name: "a doc that becomes a draft",
  take: 5,
  mutants: (data) =>
    occurrencesOf(data, /^---\n(?<it>title:)/, doc).flatMap((occurrence): Mutant[] => {
      const pathname = data.pageOf(occurrence.file);
      if (pathname === undefined || occurrence.file === "docs/intro.md") return [];
      const mutant = changed(data, occurrence, `draft: true\n${occurrence.text}`, () => ({
        kind: "passes",
        changes: [],
      }));
      const lost = lostAddress(data, mutant.edits, { pathname, file: occurrence.file });
      const faults = [...lost, ...lostCategory(data, mutant.edits, occurrence.file)].filter(
        ({ file }) => file !== occurrence.file,
      );
      return faults.length === 0 ? [] : [{ ...mutant, outcome: { kind: "fails", faults } }];
    }),
};

/** A doc gets another address. Links name its file, so that each of them follows. */
const slugged: Mutator = {
  name: "a doc with a slug of its own",
  take: 4,
  mutants: (data) =>
    occurrencesOf(data, /^---\n(?<it>title:)/, /^docs\/(COOT|Serial-Relay-Hub)\/.*\.md$/).flatMap(
      (occurrence): Mutant[] => {
        const pathname = data.pageOf(occurrence.file);
        if (pathname === undefined) return [];
        const moved = pathname.replace(/[^/]+$/, "zq-page");
        const changes = [`page ${pathname}`, `page ${moved}`, "links", "sidebar current", "page /search"];
        const may = [...pagesOf(data, () => true), "shell"];
        return [
          changed(data, occurrence, `slug: zq-page\n${occurrence.text}`, () => ({
            kind: "passes",
            changes,
            may,
          })),
        ];
      },
    ),
};

/** The second of them keeps the anchor that its text gives, so that no link breaks besides. */
const explicitTwice: Mutator = {
  name: "two headings with one id",
  take: 4,
  mutants: (data) =>
    occurrencesOf(data, /\n(?<it>## [A-Z][A-Za-z ]+)\n/, doc).map((occurrence) => {
      const by = `## First zq {#zq-id}\n\n${occurrence.text} {#zq-id}`;
      return changed(data, occurrence, by, (text) => {
        const second = text.lastIndexOf("{#zq-id}") + "{#".length;
        return { kind: "fails", faults: [faultAt("heading-id-duplicate", occurrence.file, text, second)] };
      });
    }),
};

/** The words of menus about a doc or category change with every page that shows the menu. */
const menus: readonly Mutator[] = [
  {
    name: "the label of a doc in menus",
    take: 4,
    mutants: (data) =>
      occurrencesOf(data, /^sidebar_label: (?<it>\S.*)$/m, doc).map((occurrence) =>
        changed(data, occurrence, `${occurrence.text} zq`, () => ({
          kind: "passes",
          changes: ["sidebar current"],
          may: pagesOf(data, isDoc),
        })),
      ),
  },
  {
    name: "the title of a category",
    take: 3,
    mutants: (data) =>
      occurrencesOf(data, /^title: (?<it>\S.*)$/m, /_category\.yaml$/).map((occurrence) => {
        const pathname = data.pageOf(occurrence.file);
        return changed(data, occurrence, `${occurrence.text} zq`, () => ({
          kind: "passes",
          changes: ["sidebar current", ...(pathname === undefined ? [] : ["links", `page ${pathname}`])],
          may: pagesOf(data, () => true),
        }));
      }),
  },
  {
    name: "the place of a doc in menus",
    take: 3,
    mutants: (data) =>
      occurrencesOf(data, /^sidebar_position: (?<it>\d+)$/m, /^docs\/(COOT|Serial-Relay-Hub)\//).map(
        (occurrence) =>
          changed(data, occurrence, "9999", () => ({
            kind: "passes",
            changes: [],
            may: ["sidebar current", "page /search", ...pagesOf(data, isDoc)],
          })),
      ),
  },
  {
    name: "a term of the glossary",
    take: 3,
    mutants: (data) =>
      occurrencesOf(data, /id: (?:ahrs|bec|can|azimuth|barometer), term: (?<it>[A-Za-z]+)/, /^glossary/).map(
        (occurrence) =>
          changed(data, occurrence, `${occurrence.text}zq`, () => ({
            kind: "passes",
            changes: ["page /glossary"],
            may: [...pagesOf(data, () => true), "links"],
          })),
      ),
  },
  {
    name: "a definition of the glossary",
    take: 4,
    mutants: (data) =>
      occurrencesOf(data, /definition: "(?<it>[A-Z][a-z]+ )/, /^glossary/).map((occurrence) =>
        changed(data, occurrence, `Indeed ${occurrence.text}`, () => ({
          kind: "passes",
          changes: ["page /glossary"],
          may: pagesOf(data, () => true),
        })),
      ),
  },
  {
    name: "an id of a term that another term has",
    take: 3,
    mutants: (data) =>
      occurrencesOf(data, /id: (?<it>bec|barometer|can),/, /^glossary/).map((occurrence) =>
        brokenOccurrence(data, occurrence, "azimuth", "anchor-duplicate"),
      ),
  },
];

/** Docs: headings, addresses, menus and terms. */
export const docs: readonly Mutator[] = [aimedHeading, drafted, slugged, explicitTwice, ...menus];
