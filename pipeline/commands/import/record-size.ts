import { countOf } from "../../core/text/phrase.ts";
import type { ImportedRecord } from "./imported.ts";

/** Whether a record has none of what its type is for. A block may have lost its list of registers as a whole. */
export function isEmpty(record: ImportedRecord): boolean {
  if (record.type === "can-message-set") return record.messages.length === 0;
  if (record.type === "connector") return record.pins.length === 0;
  const blocks: readonly Partial<(typeof record.blocks)[number]>[] = record.blocks;
  return blocks.every(({ registers = [] }) => registers.length === 0);
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
