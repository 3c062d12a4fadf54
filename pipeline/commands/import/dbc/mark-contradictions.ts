import type { CanMessageSetSource } from "../../../../schema/generated/types.ts";
import { canRules } from "../../../checks/rules/can/can-rules.ts";
import { findingsOf } from "../findings-of.ts";

/** The findings of the rules in a record, each at its message or signal, which is marked as kept. */
export function markContradictions(record: CanMessageSetSource): {
  readonly record: CanMessageSetSource;
  readonly contradictions: readonly {
    readonly message: number;
    readonly signal?: number;
    readonly text: string;
  }[];
} {
  const contradictions = findingsOf(record, canRules)
    .filter(({ pointer }) => pointer.startsWith("/messages/"))
    .map(({ pointer, text }) => ({ ...thingAt(pointer), text }));
  const places = new Set(contradictions.map(({ message, signal }) => `${message} ${signal}`));
  const isMarked = (m: number, s: number | undefined): boolean => places.has(`${m} ${s}`);
  const messages = record.messages.map((message, m) => ({
    ...marked(message, isMarked(m, undefined)),
    signals: message.signals.map((signal, s) => marked(signal, isMarked(m, s))),
  }));
  return { record: { ...record, messages: messages as CanMessageSetSource["messages"] }, contradictions };
}

function marked<T extends object>(thing: T, isMarked: boolean): T {
  return isMarked ? { ...thing, asStated: true } : thing;
}

function thingAt(pointer: string): { message: number; signal?: number } {
  const [, , message = "0", , signal] = pointer.split("/");
  return { message: Number(message), ...(signal === undefined ? {} : { signal: Number(signal) }) };
}
