import type { Diagnostic } from "../../../core/diagnostics.ts";
import { canMessageOf } from "../../../exports/can-message-set/can-content.ts";
import { recordsOf } from "../../../model/resolve/records-of.ts";
import type { Rule } from "../rule.ts";
import { canFinding } from "./can-finding.ts";

/** Identifiers fit 11 or 29 bits, and no two messages of a set have the same one. */
export const canIdentifiers: Rule = (index) =>
  recordsOf(index, "can-message-set").flatMap((source) => {
    const { data } = source;
    const seen = new Map<string, string>();
    return data.messages.flatMap((authored, m): Diagnostic[] => {
      const { id, extended, name } = canMessageOf(data, m);
      const bits = extended ? 29 : 11;
      const key = `${id} ${extended}`;
      const other = seen.get(key);
      if (other === undefined) seen.set(key, name);
      const report = (message: string, hint: string): Diagnostic[] => [
        canFinding(source, `/messages/${m}/id`, { code: "can-identifier", message, hint }),
      ];
      if (id >= 2 ** bits) {
        return report(
          `The identifier ${authored.id} of "${name}" does not fit into ${bits} bits.`,
          extended
            ? "The largest one is 0x1FFFFFFF."
            : "The largest one is 0x7FF; a longer one needs extended: true.",
        );
      }
      if (other === undefined) return [];
      return report(
        `The messages "${other}" and "${name}" have the same identifier ${authored.id}.`,
        "Give one of the two another identifier.",
      );
    });
  });
