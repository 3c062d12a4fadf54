import { registerRows } from "../../model/serials/registers.ts";
import { diagnosticAt, positionOf } from "../../sources/parse/source.ts";
import type { Rule } from "./rule.ts";

/** A serial number belongs to one device: it occurs once in all registers, however it is written. */
export const serialRepeated: Rule = (index) => {
  const first = new Map<string, string>();
  return registerRows(index).flatMap(({ source, pointer, entry, serial }) => {
    const serialPointer = `${pointer}/serial`;
    const known = first.get(serial);
    if (known === undefined) {
      first.set(serial, `${source.path}:${positionOf(source, serialPointer)?.line ?? 1}`);
      return [];
    }
    return [
      diagnosticAt(source, serialPointer, {
        code: "serial-repeated",
        message: `The serial number "${entry.serial}" is registered twice; first at ${known}.`,
        hint: "Remove one of the two rows. Capitals, spaces, dots and hyphens make no difference.",
      }),
    ];
  });
};
