import type { Diagnostic } from "../../core/diagnostics.ts";
import { ownValue } from "../../core/own-value.ts";
import { configurationsOf } from "../../model/boards/configurations.ts";
import { recordOwners } from "../../model/boards/record-lineup.ts";
import { scopedItems, scopedTypes } from "../../model/boards/scoped-items.ts";
import { recordsOf } from "../../model/resolve/records-of.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import type { ValidSource } from "../../sources/parse/source.ts";
import { canRules } from "./can/can-rules.ts";
import { scopesOfInterface } from "./hardware-scope.ts";
import { protocolRules } from "./protocols/protocol-rules.ts";
import { registerAddressing } from "./registers/register-addressing.ts";
import { registerRules } from "./registers/register-rules.ts";
import { repeatedNames, repeatedNamesOf } from "./repeated-names.ts";
import type { Rule } from "./rule.ts";
import { connectorRules } from "./wiring/index.ts";

/** Rules of records that may differ by hardware revision and variant: they hold for each board by itself. */
const rules: readonly Rule[] = [
  ...connectorRules,
  ...canRules,
  ...registerRules,
  registerAddressing,
  ...protocolRules,
  repeatedNames,
];

/** Those that look at one record by itself, by its type. */
const ownRules: Readonly<Record<string, readonly Rule[]>> = {
  connector: connectorRules,
  "can-message-set": canRules,
  "register-map": [...registerRules, registerAddressing],
  "serial-protocol": protocolRules,
};

/**
 * Applies the rules of interfaces to every record as the hardware of now has it, and to those that differ by
 * hardware revision or variant once more for each of the others. A finding that several boards have in common
 * is reported once.
 */
export function applyBoardRules(index: SiteIndex): Diagnostic[] {
  const scoped = scopedTypes.flatMap((type) =>
    recordsOf(index, type).filter((source) => scopedItems(source).length > 0),
  );
  if (scoped.length === 0) return rules.flatMap((rule) => rule(index));
  // If a record names a revision or variant that its product does not have, it is unknown which board has
  // what.
  const known = new Set(
    scoped.filter(
      (source) => recordOwners(source, index).length > 0 && scopesOfInterface(source, index).length === 0,
    ),
  );
  const current = withRecords(index, scoped, (source) =>
    known.has(source) ? configurationsOf(source, index)[0]?.source : undefined,
  );
  const found = new Findings();
  for (const rule of rules) found.add(rule(current));
  for (const record of known) {
    const [first, ...others] = configurationsOf(record, index);
    if (first !== undefined) found.name(record.path, first.words);
    for (const { source, words } of others) {
      const alone = onlyRecord(index, source);
      found.add(
        (ownValue(ownRules, source.type) ?? []).flatMap((rule) => rule(alone)),
        words,
      );
      found.add(repeatedNamesOf(source), words);
      found.name(record.path, words);
    }
  }
  return found.all();
}

/** The findings of rules about several boards, each finding once. */
class Findings {
  readonly #found = new Map<string, { diagnostic: Diagnostic; words: (string | undefined)[] }>();
  /** The boards of each file in words, those of now first. */
  readonly #boards = new Map<string, string[]>();

  /** Adds the findings about some boards; without words these are the current boards. */
  add(diagnostics: readonly Diagnostic[], words?: string): void {
    for (const diagnostic of diagnostics) {
      const key = JSON.stringify(diagnostic);
      const known = this.#found.get(key) ?? { diagnostic, words: [] };
      if (!known.words.includes(words)) known.words.push(words);
      this.#found.set(key, known);
    }
  }

  /** Names the boards of a file that have been looked at. */
  name(path: string, words: string): void {
    this.#boards.set(path, [...(this.#boards.get(path) ?? []), words]);
  }

  /** Everything, in its hint the boards where not all of a file have it. */
  all(): Diagnostic[] {
    return [...this.#found.values()].map(({ diagnostic, words }) => {
      const [now = "", ...others] = this.#boards.get(diagnostic.file) ?? [];
      if (others.length < words.length) return diagnostic;
      const concerned = words.map((one) => one ?? now).join(" and ");
      return {
        ...diagnostic,
        hint: [diagnostic.hint, `It concerns ${concerned}.`].filter(Boolean).join(" "),
      };
    });
  }
}

/** The index with other sources for some records, or without them. */
function withRecords(
  index: SiteIndex,
  replaced: readonly ValidSource[],
  other: (source: ValidSource) => ValidSource | undefined,
): SiteIndex {
  const records = new Map([...index.records].map(([type, table]) => [type, new Map(table)]));
  for (const source of replaced) {
    const table = records.get(source.type);
    const next = other(source);
    if (next === undefined) table?.delete(String(source.data.id));
    else table?.set(String(source.data.id), next);
  }
  return { ...index, records: records as SiteIndex["records"] };
}

/** The index with one record alone of its type, and no cable that ends at it. */
function onlyRecord(index: SiteIndex, source: ValidSource): SiteIndex {
  const records = new Map<string, ReadonlyMap<string, ValidSource>>(index.records);
  records.delete("cable");
  records.set(source.type, new Map([[String(source.data.id), source]]));
  return { ...index, records: records as SiteIndex["records"] };
}
