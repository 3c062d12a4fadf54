import { faultsAt } from "../followers.ts";
import type { DataTexts, Mutator } from "../mutant.ts";
import {
  brokenOccurrence,
  changed,
  faultAt,
  type Occurrence,
  occurrencesOf,
  outsideCode,
} from "../occurrences.ts";
import { partOf, rowsOf } from "../rows.ts";

const product = /^products\//;

interface ReferenceKind {
  readonly name: string;
  readonly take: number;
  readonly pattern: RegExp;
  readonly files: RegExp;
  readonly code?: string;
}

/** Places where the id of another thing is written, each by a pattern of its own. */
const kinds: readonly ReferenceKind[] = [
  // A key, and no word of the text.
  { name: "the unit of a value", take: 6, pattern: /(?:^ *|[{,] *)unit: (?<it>[A-Za-z]+)/m, files: product },
  {
    name: "the unit of a register or field",
    take: 3,
    pattern: /\bunit: (?<it>[A-Za-z]+)/,
    files: /^interfaces\//,
  },
  { name: "the source of a value", take: 6, pattern: /\bsource: (?<it>[a-z0-9-]+)/, files: product },
  {
    name: "the source of an interface",
    take: 4,
    pattern: /\bsource: (?<it>[a-z0-9-]+)/,
    files: /^interfaces\//,
  },
  { name: "a source in front matter", take: 4, pattern: /^sources: \[(?<it>[a-z0-9-]+)/m, files: /^docs\// },
  {
    name: "a source of a record",
    take: 3,
    pattern: /^sources: \[(?<it>[a-z0-9-]+)/m,
    files: /^(families|services|tools)\//,
  },
  { name: "a source of a term", take: 2, pattern: /sources: \[(?<it>[a-z0-9-]+)/, files: /^glossary/ },
  { name: "a key spec", take: 3, pattern: /^keySpecs: \[(?<it>[a-z0-9-]+)/m, files: product },
  {
    name: "a column of a family",
    take: 3,
    pattern: /^parameters: \[(?<it>[a-z0-9-]+)/m,
    files: /^families\//,
  },
  { name: "an unknown parameter", take: 4, pattern: /^ {4}- (?<it>[a-z]+-[a-z-]+)$/m, files: product },
  { name: "the product of a doc", take: 4, pattern: /^product: (?<it>\S+)/m, files: /^docs\// },
  {
    name: "a product of an interface",
    take: 3,
    pattern: /^products: \[(?<it>[\w-]+)/m,
    files: /^interfaces\//,
  },
  { name: "a protocol of a product", take: 2, pattern: /^protocols: \[(?<it>[\w-]+)/m, files: product },
];

/** The places in prose that name a value of a product. */
const valueReferences = (data: DataTexts): Occurrence[] =>
  outsideCode(occurrencesOf(data, /(?<it>\{\{ product\.(?<id>[\w-]+)\.(?<param>[\w-]+) \}\})/), data);

/** Ids of other records, parameters, units and sources lead nowhere. */
export const references: readonly Mutator[] = [
  ...kinds.map(({ name, take, pattern, files, code = "reference-not-found" }) => ({
    name,
    take,
    mutants: (data: DataTexts) =>
      occurrencesOf(data, pattern, files).map((occurrence) =>
        brokenOccurrence(data, occurrence, `${occurrence.text}zq`, code),
      ),
  })),
  {
    name: "the product of a value reference",
    take: 5,
    mutants: (data) =>
      valueReferences(data).map((occurrence) =>
        brokenOccurrence(
          data,
          occurrence,
          occurrence.text.replace(occurrence.groups.id ?? "", `${occurrence.groups.id}zq`),
          "value-not-found",
        ),
      ),
  },
  {
    name: "the parameter of a value reference",
    take: 6,
    mutants: (data) =>
      valueReferences(data).map((occurrence) =>
        brokenOccurrence(data, occurrence, occurrence.text.replace(" }}", "zq }}"), "value-not-found"),
      ),
  },
  {
    name: "the record of an embed",
    take: 6,
    mutants: (data) =>
      outsideCode(occurrencesOf(data, /^ *::[a-z-]+\{ref="(?<it>[^"]+)"/m), data).map((occurrence) =>
        brokenOccurrence(data, occurrence, `${occurrence.text}zq`, "reference-not-found"),
      ),
  },
  {
    name: "the name of an embed",
    take: 4,
    mutants: (data) =>
      outsideCode(occurrencesOf(data, /^ *(?<it>::(?<name>[a-z-]+)\{[^\n]*\})$/m), data).map((occurrence) =>
        brokenOccurrence(data, occurrence, occurrence.text.replace("{", "zq{"), "embed-unknown"),
      ),
  },
  {
    name: "the part of an embed",
    take: 4,
    mutants: (data) =>
      occurrencesOf(data, /^ *::[a-z-]+\{[^\n]*(?:block|part)="(?<it>[^"]+)"/m).map((occurrence) =>
        brokenOccurrence(data, occurrence, `${occurrence.text}zq`, "embed-attribute-value"),
      ),
  },
  {
    name: "a footnote",
    take: 3,
    mutants: (data) =>
      occurrencesOf(data, /(?<it>\[\^(?<id>[a-z]+)\])(?!:)/, /^docs\//).map((occurrence) =>
        changed(data, occurrence, occurrence.text.replace("]", "zq]"), (text) => ({
          kind: "fails",
          faults: [
            faultAt("footnote-not-found", occurrence.file, text, occurrence.start),
            faultAt(
              "footnote-unused",
              occurrence.file,
              text,
              text.indexOf(`\n[^${occurrence.groups.id}]:`) + 1,
            ),
          ],
        })),
      ),
  },
  {
    name: "a unit that a parameter allows",
    take: 4,
    mutants: (data) =>
      occurrencesOf(data, /id: (?<id>[\w-]+),[^\n]*units: \[(?<it>[A-Za-z]+)/, /^parameters/).map(
        (occurrence) =>
          changed(data, occurrence, `${occurrence.text}zq`, (text) => ({
            kind: "fails",
            faults: [
              faultAt("reference-not-found", occurrence.file, text, occurrence.start),
              ...faultsAt("unit-not-allowed", unitsOf(data, occurrence), data),
            ],
          })),
      ),
  },
];

/** Units of the values that state a parameter in the unit which it no longer allows. */
function unitsOf(data: DataTexts, { text, groups }: Occurrence): Occurrence[] {
  return rowsOf(data)
    .filter(({ param }) => param === groups.id)
    .flatMap((row) => partOf(row, new RegExp(`unit: (?<it>${text})\\b`)) ?? []);
}
