import { hasNumbers } from "../../../domain/wiring/pin-places.ts";
import type { Imported, ImportedRecord } from "../imported.ts";

/**
 * A connector whose numbers do not count from 1 to the last has them as texts, as they are printed on the
 * part: a source without a pin 3 does not mean that there is one. Any other record is returned unchanged.
 */
export function soundPins(made: Imported): Imported {
  const { record } = made;
  if (record.type !== "connector") return made;
  const { length } = record.pins;
  if (!hasNumbers(record.pins) || record.pinCount === length) return made;
  const pins = record.pins.map((pin) => ({ ...pin, number: String(pin.number) }));
  const message = `The pins do not count from 1 to ${length}; their numbers are texts here, as on the part.`;
  return {
    record: { ...record, pinCount: length, pins } as ImportedRecord,
    remarks: [...made.remarks, { path: ["pinCount"], text: "Has it more pins than the source has?" }],
    notices: [...made.notices, { line: 1, kind: "changed", message }],
  };
}
