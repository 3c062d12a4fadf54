import type { CanMessageSetSource } from "../../../../schema/generated/types.ts";
import type { Diagnostic } from "../../../diagnostics.ts";
import { canMessageOf } from "../../../exports/can-message-set/can-content.ts";
import { diagnosticAt, type Source } from "../../../resolve/source.ts";
import { nearest } from "../../../text/nearest.ts";
import { recordsOf } from "../records-of.ts";
import { isReservedInC } from "../reserved-in-c.ts";
import type { Rule } from "../rule.ts";

interface Named {
  readonly name: string;
  readonly short: string;
  readonly hasShort: boolean;
  readonly at: string;
}

/**
 * Names are no words of C and have a short form where they exceed what DBC holds; short forms are unique as names are.
 * Value tables exist.
 */
export const canNames: Rule = (index) =>
  recordsOf<CanMessageSetSource>(index, "can-message-set").flatMap(({ source, data }) => {
    const messages = data.messages.map((authored, m): Named => {
      const { name, short } = canMessageOf(data, m);
      return { name, short, hasShort: authored.short !== undefined, at: `/messages/${m}` };
    });
    return [
      ...judgeNames(source, messages, "message"),
      ...data.messages.flatMap(({ signals }, m) => {
        const named = signals.map(
          ({ name, short }, s): Named => ({
            name,
            short: short ?? name,
            hasShort: short !== undefined,
            at: `/messages/${m}/signals/${s}`,
          }),
        );
        return judgeNames(source, named, "signal");
      }),
      ...missingTables(source, data),
    ];
  });

function judgeNames(source: Source, list: readonly Named[], what: "message" | "signal"): Diagnostic[] {
  const seen = new Set<string>();
  return list.flatMap(({ name, short, hasShort, at }): Diagnostic[] => {
    // Two equal names are reported as duplicates; here it is about names that meet in a file.
    const isRepeated = short !== name && seen.has(short);
    seen.add(name).add(short);
    const report = (key: string, message: string, hint: string): Diagnostic[] => [
      diagnosticAt(source, `${at}/${key}`, { code: "can-name", message, hint }),
    ];
    if (isRepeated) {
      return report("short", `Two ${what}s have the name "${short}".`, "Give one of the two another name.");
    }
    if (isReservedInC(short)) {
      return report(hasShort ? "short" : "name", `"${short}" is a word of C.`, "Choose another name.");
    }
    if (name.length <= 32 || hasShort) return [];
    return report(
      "name",
      `The name "${name}" has ${name.length} characters; DBC holds 32.`,
      "Add a name of at most 32 characters as short.",
    );
  });
}

function missingTables(source: Source, { enums = [], messages }: CanMessageSetSource): Diagnostic[] {
  const ids = enums.map(({ id }) => id);
  return messages.flatMap(({ signals }, m) =>
    signals.flatMap((signal, s): Diagnostic[] => {
      if (signal.enum === undefined || ids.includes(signal.enum)) return [];
      const near = nearest(signal.enum, ids);
      return [
        diagnosticAt(source, `/messages/${m}/signals/${s}/enum`, {
          code: "can-name",
          message: `This set has no value table "${signal.enum}".`,
          hint:
            near.length > 0 ? `Did you mean ${near.join(" or ")}?` : "Add it to enums, or correct its id.",
        }),
      ];
    }),
  );
}
