import { countOf } from "../../core/text/phrase.ts";
import type { ImportedRecord } from "./imported.ts";

/** Whether a record has none of what its type is for. */
export function isEmpty(record: ImportedRecord): boolean {
  return partsOf(record)[0]?.[0] === 0;
}

/** `3 messages, 12 signals` */
export function sizeOf(record: ImportedRecord): string {
  return partsOf(record)
    .map(([count, one]) => countOf(count, one))
    .join(", ");
}

function partsOf(record: ImportedRecord): [count: number, one: string][] {
  if (record.type === "can-message-set") {
    const signals = record.messages.flatMap((message) => message.signals);
    return [
      [record.messages.length, "message"],
      [signals.length, "signal"],
    ];
  }
  if (record.type === "connector") return [[record.pins.length, "pin"]];
  const registers = record.blocks.flatMap((block) => block.registers);
  const fields = registers.flatMap((register) => register.fields ?? []);
  return [
    [registers.length, "register"],
    [fields.length, "field"],
  ];
}
