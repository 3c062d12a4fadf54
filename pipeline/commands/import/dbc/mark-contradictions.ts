import type { CanMessageSetSource } from "../../../../schema/generated/types.ts";
import { canRules } from "../../../checks/rules/can/can-rules.ts";
import type { SiteIndex } from "../../../model/resolve/site-index.ts";
import type { SourceOf } from "../../../sources/parse/source.ts";

/** What the rules find in a record, each at its message or signal, which is marked as kept. */
export function markContradictions(record: CanMessageSetSource): {
  readonly record: CanMessageSetSource;
  readonly found: readonly { readonly message: number; readonly signal?: number; readonly text: string }[];
} {
  const found = findings(record).map(({ pointer, text }) => ({ ...thingAt(pointer), text }));
  const isMarked = (m: number, s: number | undefined): boolean =>
    found.some(({ message, signal }) => message === m && signal === s);
  const messages = record.messages.map((message, m) => ({
    ...marked(message, isMarked(m, undefined)),
    signals: message.signals.map((signal, s) => marked(signal, isMarked(m, s))),
  }));
  return { record: { ...record, messages: messages as CanMessageSetSource["messages"] }, found };
}

function marked<T extends object>(thing: T, isMarked: boolean): T {
  return isMarked ? { ...thing, asStated: true } : thing;
}

function thingAt(pointer: string): { message: number; signal?: number } {
  const [, , message = "0", , signal] = pointer.split("/");
  return { message: Number(message), ...(signal === undefined ? {} : { signal: Number(signal) }) };
}

/** The rules of the check on a record that is in no file; the column of a finding is the number of its pointer. */
function findings(data: CanMessageSetSource): { pointer: string; text: string }[] {
  const pointers: string[] = [];
  const positions = new Proxy<Record<string, { line: number; column: number }>>(
    {},
    { get: (_, pointer) => ({ line: 1, column: pointers.push(String(pointer)) }) },
  );
  const source = {
    type: "can-message-set",
    path: "",
    valid: true,
    data,
    prose: {},
    digits: {},
    positions,
    references: [],
  };
  const records = new Map([
    ["can-message-set", new Map([[data.id, source as unknown as SourceOf<"can-message-set">]])],
  ]);
  const index = { records } as unknown as SiteIndex;
  return canRules
    .flatMap((rule) => rule(index))
    .flatMap(({ column, message }) => {
      const pointer = pointers[(column ?? 0) - 1];
      return pointer?.startsWith("/messages/") ? [{ pointer, text: message }] : [];
    });
}
