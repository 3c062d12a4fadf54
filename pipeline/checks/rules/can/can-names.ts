import type { CanMessageSetSource } from "../../../../schema/generated/types.ts";
import type { Diagnostic } from "../../../core/diagnostics.ts";
import { suggestNearest } from "../../../core/text/nearest.ts";
import { isReservedInC } from "../../../exports/c-code/reserved-in-c.ts";
import { canMessageOf } from "../../../exports/can-message-set/can-content.ts";
import { recordsOf } from "../../../model/resolve/records-of.ts";
import type { Source } from "../../../sources/parse/source.ts";
import type { Rule } from "../rule.ts";
import { canFinding } from "./can-finding.ts";

/** Words that begin the sections of a CAN database, and names that it keeps for what is not stated. */
const reserved = new Set(
  (
    "VERSION NS_ BS_ BU_ BO_ SG_ EV_ NS_DESC_ CM_ BA_DEF_ BA_ VAL_ CAT_DEF_ CAT_ FILTER BA_DEF_DEF_ EV_DATA_ ENVVAR_DATA_ " +
    "SGTYPE_ SGTYPE_VAL_ BA_DEF_SGTYPE_ BA_SGTYPE_ SIG_TYPE_REF_ VAL_TABLE_ SIG_GROUP_ SIG_VALTYPE_ SIGTYPE_VALTYPE_ " +
    "BO_TX_BU_ BA_DEF_REL_ BA_REL_ BA_DEF_DEF_REL_ BU_SG_REL_ BU_EV_REL_ BU_BO_REL_ SG_MUL_VAL_ Vector__XXX " +
    "VECTOR__INDEPENDENT_SIG_MSG"
  ).split(" "),
);

interface Named {
  readonly name: string;
  readonly short: string;
  readonly hasShort: boolean;
  readonly at: string;
}

/**
 * Names are no words of C or DBC and have a short form where they exceed what DBC holds; short forms are unique as names are.
 * Value tables exist.
 */
export const canNames: Rule = (index) =>
  recordsOf(index, "can-message-set").flatMap((source) => {
    const { data } = source;
    const messages = data.messages.map((authored, m): Named => {
      const { name, short } = canMessageOf(data, m);
      return { name, short, hasShort: authored.short !== undefined, at: `/messages/${m}` };
    });
    return [
      ...checkNames(source, messages, "message"),
      ...data.messages.flatMap(({ signals }, m) => {
        const named = signals.map(
          ({ name, short }, s): Named => ({
            name,
            short: short ?? name,
            hasShort: short !== undefined,
            at: `/messages/${m}/signals/${s}`,
          }),
        );
        return checkNames(source, named, "signal");
      }),
      ...checkNodes(source, data),
      ...missingTables(source, data),
    ];
  });

function checkNames(source: Source, list: readonly Named[], what: "message" | "signal"): Diagnostic[] {
  const names = new Set<string>();
  const spelled = new Set<string>();
  return list.flatMap(({ name, short, hasShort, at }): Diagnostic[] => {
    // Two equal names are reported as duplicates; here it is about names that meet in a file.
    const isDuplicate = names.has(name);
    const taken = isDuplicate ? undefined : [short, name].find((own) => spelled.has(own));
    names.add(name);
    spelled.add(name).add(short);
    const report = (key: string, message: string, hint: string): Diagnostic[] => [
      canFinding(source, `${at}/${key}`, { code: "can-name", message, hint }),
    ];
    const key = hasShort ? "short" : "name";
    if (taken !== undefined) {
      return report(
        taken === name ? "name" : "short",
        `Two ${what}s have the name "${taken}".`,
        "Give one of the two another name.",
      );
    }
    if (isReservedInC(short)) return report(key, `"${short}" is a word of C.`, "Choose another name.");
    if (isReservedInDbc(short)) return report(key, `"${short}" is a word of DBC.`, "Choose another name.");
    if (name.length <= 32 || hasShort) return [];
    return report(
      "name",
      `The name "${name}" has ${name.length} characters; DBC holds 32.`,
      "Add a name of at most 32 characters as short.",
    );
  });
}

/** Node names are in a list of their own, and in every message that names its sender or users. */
function checkNodes(source: Source, { nodes = [], messages }: CanMessageSetSource): Diagnostic[] {
  const named = [
    ...nodes.map(({ name }, n) => ({ name, at: `/nodes/${n}/name` })),
    ...messages.flatMap(({ sender, signals }, m) => [
      ...(sender === undefined ? [] : [{ name: sender, at: `/messages/${m}/sender` }]),
      ...signals.flatMap(({ receivers = [] }, s) =>
        receivers.map((name, r) => ({ name, at: `/messages/${m}/signals/${s}/receivers/${r}` })),
      ),
    ]),
  ];
  return named
    .filter(({ name }) => isReservedInDbc(name))
    .map(({ name, at }) =>
      canFinding(source, at, {
        code: "can-name",
        message: `"${name}" is a word of DBC.`,
        hint: "Choose another name, or leave out a node that is not known.",
      }),
    );
}

function missingTables(source: Source, { enums = [], messages }: CanMessageSetSource): Diagnostic[] {
  const ids = enums.map(({ id }) => id);
  return messages.flatMap(({ signals }, m) =>
    signals.flatMap((signal, s): Diagnostic[] => {
      if (signal.enum === undefined || ids.includes(signal.enum)) return [];
      return [
        canFinding(source, `/messages/${m}/signals/${s}/enum`, {
          code: "can-name",
          message: `This set has no value table "${signal.enum}".`,
          hint: suggestNearest(signal.enum, ids, "Add it to enums, or correct its id."),
        }),
      ];
    }),
  );
}

/** Whether a program that reads DBC would take the name for something else. */
function isReservedInDbc(name: string): boolean {
  return reserved.has(name);
}
