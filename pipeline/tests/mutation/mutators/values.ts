import { anchorUses, faultsAt, textsAfter, valueUses } from "../followers.ts";
import type { DataTexts, Mutant, Mutator } from "../mutant.ts";
import { changed, faultAt, type Occurrence } from "../occurrences.ts";
import { partOf, type Row, rowsOf } from "../rows.ts";

interface RowChange {
  readonly name: string;
  readonly take: number;
  /** The part of a row that changes. */
  readonly part: RegExp;
  readonly by: (text: string) => string;
  readonly code: string;
  /** The place of the fault in the row as it is now; absent: at the changed part. */
  readonly at?: RegExp;
  readonly only?: (row: Row) => boolean;
}

const changes: readonly RowChange[] = [
  {
    name: "a parameter with a typo",
    take: 6,
    part: /param: (?<it>[a-z0-9-]+)/,
    by: (text) => `${text}zq`,
    // References to the value are right once the parameter is.
    code: "reference-not-found",
  },
  {
    name: "a unit of another kind",
    take: 6,
    part: /unit: (?<it>us|Hz|Bd|V|deg|mA|A)\b/,
    by: () => "kg",
    code: "unit-kind",
  },
  {
    name: "a value without its unit",
    take: 4,
    part: /\bunit: \w+(?:, |\n +)/,
    by: () => "",
    code: "unit-missing",
    at: /^\{?/,
  },
  {
    name: "a number that is a word",
    take: 5,
    part: /(?:nom|min|typ): (?<it>[\d.]+)/,
    by: () => "fast",
    code: "schema-type",
  },
  {
    name: "a number with a decimal comma",
    take: 3,
    part: /(?:nom|min|typ): (?<it>[\d.]+)/,
    by: () => '"1,5"',
    code: "schema-type",
  },
  {
    name: "a number that is infinite",
    take: 2,
    part: /(?:nom|min|max): (?<it>[\d.]+)/,
    by: () => ".inf",
    code: "yaml-unsafe-number",
  },
  {
    name: "a count that is no whole number",
    take: 4,
    part: /count: (?<it>\d+)/,
    by: () => "1.5",
    code: "schema-type",
  },
  { name: "a negative count", take: 3, part: /count: (?<it>\d+)/, by: () => "-1", code: "schema-range" },
  {
    name: "a status that is none",
    take: 5,
    part: /status: (?<it>confirmed)/,
    by: () => "confirmd",
    code: "schema-enum",
  },
  {
    name: "a confirmed value without source",
    take: 5,
    part: /(?:, source: [\w-]+|\n +source: [\w-]+)/,
    by: () => "",
    code: "source-missing",
    at: /status: (?<it>confirmed)/,
    only: ({ occurrence }) => occurrence.text.includes("status: confirmed"),
  },
  { name: "min above max", take: 4, part: /min: (?<it>[\d.]+)/, by: () => "99999999", code: "level-order" },
];

/** Values of datasheets get a mistake; each is reported at its place. */
const faulty: readonly Mutator[] = changes.map((change) => ({
  name: change.name,
  take: change.take,
  mutants: (data) =>
    rowsOf(data).flatMap((row) => {
      const part = partOf(row, change.part);
      return part === undefined || change.only?.(row) === false ? [] : [rowMutant(data, row, part, change)];
    }),
}));

function rowMutant(data: DataTexts, row: Row, part: Occurrence, { by, code, at }: RowChange): Mutant {
  return changed(data, part, by(part.text), (text) => {
    const offset =
      at === undefined ? part.start : row.occurrence.start + offsetIn(text.slice(row.occurrence.start), at);
    return { kind: "fails", faults: [faultAt(code, part.file, text, offset)] };
  });
}

function offsetIn(text: string, pattern: RegExp): number {
  const match = new RegExp(pattern.source, "d").exec(text);
  return (match?.indices?.groups?.it ?? match?.indices?.[0])?.[0] ?? 0;
}

/** A digit changes: the pages that show the value change, and nothing else. */
const digits: Mutator = {
  name: "the digits of a value",
  take: 10,
  mutants: (data) =>
    rowsOf(data).flatMap((row) => {
      // Another zero behind a 0 is the same number.
      const part = partOf(row, /(?:nom|typ|count|max): (?<it>[1-9]\d*)\b/);
      return part === undefined ? [] : [changed(data, part, `${part.text}0`, () => pagesShowing(data, row))];
    }),
};

/** A value loses its status: it disappears, and every sentence that refers to it is named. */
const unverified: Mutator = {
  name: "a value that is unverified",
  take: 6,
  mutants: (data) =>
    rowsOf(data).flatMap((row) => {
      const part = partOf(row, /status: (?<it>confirmed)/);
      const uses = valueUses(data, row.product, row.param);
      if (part === undefined || uses.length === 0) return [];
      return [
        changed(data, part, "unverified", (text) => {
          const after = textsAfter(data, new Map([[part.file, text]]));
          const inProse = faultsAt("value-not-published", valueUses(after, row.product, row.param), after);
          const anchors = anchorUses(after, row.pathname, `param-${row.param}`);
          return { kind: "fails", faults: [...inProse, ...faultsAt("anchor-not-found", anchors, after)] };
        }),
      ];
    }),
};

/** Every page that can show a value of a product, and those that certainly do. */
function pagesShowing(
  data: DataTexts,
  { product, param, pathname }: Row,
): { kind: "passes"; changes: string[]; may: string[] } {
  const uses = valueUses(data, product, param);
  const prose = uses.flatMap(({ file }) => data.pageOf(file) ?? []);
  const lists = uses.some(({ file }) => isInExports(data, file)) ? ["/exports"] : [];
  const changes = [...new Set([pathname, ...prose, ...lists])].map((page) => `page ${page}`);
  return { kind: "passes", changes, may: listsOf(data, product, pathname) };
}

/**
 * Whether files for other programs hold the references of a file: one page lists their sizes. Those of a
 * serial protocol have neither its summary nor the words of its examples, which contain the references of
 * this site.
 */
function isInExports(data: DataTexts, file: string): boolean {
  return file.startsWith("interfaces/") && !/^type: serial-protocol$/m.test(data.texts.get(file) ?? "");
}

/** Lists, comparisons and cards that contain a product. */
function listsOf(data: DataTexts, product: string, pathname: string): string[] {
  const family = pathname.slice(0, pathname.lastIndexOf("/"));
  const mentions = new RegExp(`(^|[^\\w-])${product}($|[^\\w-])`);
  const pages = [...data.texts].flatMap(([file, text]) =>
    mentions.test(text) ? (data.pageOf(file) ?? []) : [],
  );
  return [family, ...pages].map((page) => `page ${page}`);
}

export const values: readonly Mutator[] = [...faulty, digits, unverified];
