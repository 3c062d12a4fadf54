import { recordsOf } from "../../../model/resolve/records-of.ts";
import { diagnosticAt } from "../../../sources/parse/source.ts";
import type { Rule } from "../rule.ts";
import { checkedPins, pinInWords } from "./records.ts";

/** A power pin states its voltage, or says that it is not known; it cannot say both. */
export const powerPins: Rule = (index) =>
  recordsOf(index, "connector").flatMap((source) =>
    checkedPins(source.data, index).flatMap((pin, p) => {
      const open: readonly ("level" | "maxCurrent")[] = pin.unknown ?? [];
      const both = open.findIndex((name) => pin[name] !== undefined);
      if (both >= 0)
        return [
          diagnosticAt(source, `/pins/${p}/unknown/${both}`, {
            code: "pin-value-unknown",
            message: `The ${open[both]} of ${pinInWords(pin)} is stated and listed as unknown.`,
            hint: "Take it out of unknown.",
          }),
        ];
      if (pin.class !== "power" || pin.level !== undefined || open.includes("level")) return [];
      return [
        diagnosticAt(source, `/pins/${p}/class`, {
          code: "pin-level-missing",
          message: `The power ${pinInWords(pin)} of ${source.data.designator} states no level.`,
          hint: "Add level:, or unknown: [level] if it is not known.",
        }),
      ];
    }),
  );
