import { nearest } from "../../../core/text/nearest.ts";
import { didYouMean } from "../../../core/text/phrase.ts";
import { pinClassNames } from "../../../domain/wiring/pin-classes.ts";
import { recordsOf } from "../../../model/resolve/records-of.ts";
import { diagnosticAt } from "../../../sources/parse/source.ts";
import type { Rule } from "../rule.ts";

/** The class of a pin is one of ours, or one that the site defines. */
export const pinClasses: Rule = (index) => {
  const own = (index.config.source.pinClasses ?? []).map(({ id }) => id);
  const known = [...new Set([...Object.keys(pinClassNames), ...own])];
  return recordsOf(index, "connector").flatMap((source) =>
    source.data.pins.flatMap((pin, p) => {
      if (known.includes(pin.class)) return [];
      return [
        diagnosticAt(source, `/pins/${p}/class`, {
          code: "pin-class-unknown",
          message: `There is no class of pins "${pin.class}".`,
          hint:
            didYouMean(nearest(pin.class, known)) ??
            `Classes are ${known.join(", ")}; define others under pinClasses in site.yaml.`,
        }),
      ];
    }),
  );
};
