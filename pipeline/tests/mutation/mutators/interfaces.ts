import { faultsAt } from "../followers.ts";
import type { DataTexts, Mutant, Mutator } from "../mutant.ts";
import { brokenOccurrence, changed, faultAt, type Occurrence, occurrencesOf } from "../occurrences.ts";

/** Tables of interfaces: lists, registers, messages. */
interface Change {
  readonly name: string;
  readonly take: number;
  readonly pattern: RegExp;
  readonly files: RegExp;
  readonly by: (occurrence: Occurrence) => string;
  readonly code: string;
}

const changes: readonly Change[] = [
  {
    name: "a register's name that is none",
    take: 4,
    pattern: /^ +- name: (?<it>[A-Z][A-Za-z_0-9]+)$/m,
    files: /registers/,
    by: ({ text }) => `${text}-1`,
    code: "schema-pattern",
  },
  {
    name: "an id of a block that is none",
    take: 2,
    pattern: /^ +- id: (?<it>[a-z]+)$/m,
    files: /registers/,
    by: ({ text }) => `"${text} block"`,
    code: "schema-pattern",
  },
  {
    name: "a direction that is none",
    take: 3,
    pattern: /direction: (?<it>to-device|from-device)/,
    files: /^interfaces\/serial/,
    by: () => "up",
    code: "schema-enum",
  },
  {
    name: "a class of an interface that is none",
    take: 3,
    pattern: /^ +class: (?<it>[a-z]+)$/m,
    files: /^products\//,
    by: () => "wireless-zq",
    code: "schema-enum",
  },
  {
    name: "a byte of an example that is wrong",
    take: 3,
    pattern: /bytes: (?<it>02 [0-9A-F ]+ 03)/,
    files: /^interfaces\/serial/,
    by: ({ text }) => text.replace(/^02/, "07"),
    code: "example-frame",
  },
  {
    name: "a byte of an example that is none",
    take: 2,
    pattern: /bytes: (?<it>02 [0-9A-F ]+ 03)/,
    files: /^interfaces\/serial/,
    by: ({ text }) => text.replace(/^02/, "0G"),
    code: "schema-pattern",
  },
];

/** A row of a list loses its last cell. */
const shortRow: Mutator = {
  name: "a row with a cell too few",
  take: 5,
  mutants: (data) =>
    occurrencesOf(data, /cells: \[[^\]\n]*?(?<it>, [^,"\]\n]+)\]/, /^interfaces\//).map((occurrence) =>
      changed(data, occurrence, "", (text) => {
        const row = text.lastIndexOf("cells: [", occurrence.start) + "cells: ".length;
        return { kind: "fails", faults: [faultAt("list-cells", occurrence.file, text, row)] };
      }),
    ),
};

interface RepeatedName {
  readonly name: string;
  readonly take: number;
  readonly pattern: RegExp;
  readonly files: RegExp;
  readonly by: string;
  readonly code?: string;
  /** The anchor that is gone with the former name. */
  readonly anchor?: (name: string) => string;
  /** A reference to the former name in the same record. */
  readonly reference?: (name: string) => string;
}

const register = /^ +- name: (?<it>[A-Z][A-Za-z_0-9]+)$/m;

/** Two registers, messages or sections that nothing could tell apart. */
const repeatedNames: readonly RepeatedName[] = [
  {
    name: "a register's name that another has",
    take: 4,
    pattern: register,
    files: /registers/,
    by: "META_ACTIVITY",
    anchor: (name) => `register-${name.toLowerCase()}`,
  },
  {
    name: "an id of a block that another has",
    take: 1,
    pattern: /^ +- id: (?<it>vsp)$/m,
    files: /registers/,
    by: "board",
  },
  {
    name: "an id of a message that another has",
    take: 3,
    pattern: /^ +- id: (?<it>[a-z-]+)$/m,
    files: /^interfaces\/serial-relay-hub\.yaml/,
    by: "soft-reset",
    anchor: (name) => `message-${name}`,
    reference: (name) => `response: (?<it>${name})$`,
  },
  {
    name: "an id of an interface that another has",
    take: 2,
    pattern: /^ {2}- id: (?<it>outputs|uart|x10)$/m,
    files: /^products\/.*serial-relay-hub/,
    by: "inputs",
    code: "anchor-duplicate",
    anchor: (name) => `interface-${name}`,
  },
  {
    name: "a section of a datasheet that stands twice",
    take: 2,
    pattern: /^ {4}- id: (?<it>electrical|interface)$/m,
    files: /^products\/.*verdin-core\./,
    by: "features",
  },
];

function markdownMutants(data: DataTexts, repeated: RepeatedName): Mutant[] {
  const { pattern, files, by, code = "duplicate-id", anchor, reference } = repeated;
  return occurrencesOf(data, pattern, files)
    .filter(({ text }) => text !== by)
    .flatMap((occurrence) => {
      const mutant = brokenOccurrence(data, occurrence, by, code);
      if (mutant.outcome.kind !== "fails") return [];
      const lost =
        anchor === undefined
          ? []
          : occurrencesOf(data, new RegExp(`(?<it>["']?/[\\w/-]+#${anchor(occurrence.text)})(?![\\w-])`));
      const dangling =
        reference === undefined
          ? []
          : occurrencesOf(data, new RegExp(reference(occurrence.text), "m"), files);
      const faults = [
        ...mutant.outcome.faults,
        ...faultsAt("anchor-not-found", lost, data),
        ...faultsAt("reference-not-found", dangling, data),
      ];
      return [{ ...mutant, outcome: { kind: "fails" as const, faults } }];
    });
}

export const interfaces: readonly Mutator[] = [
  ...changes.map(
    ({ name, take, pattern, files, by, code }): Mutator => ({
      name,
      take,
      mutants: (data) =>
        occurrencesOf(data, pattern, files).map((occurrence) =>
          brokenOccurrence(data, occurrence, by(occurrence), code),
        ),
    }),
  ),
  shortRow,
  ...repeatedNames.map(
    (repeated): Mutator => ({
      name: repeated.name,
      take: repeated.take,
      mutants: (data) => markdownMutants(data, repeated),
    }),
  ),
];
