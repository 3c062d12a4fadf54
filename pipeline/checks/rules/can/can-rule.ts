import type { CanMessageSetSource } from "../../../../schema/generated/types.ts";
import type { Diagnostic } from "../../../core/diagnostics.ts";
import { type ContentSignal, canMessageOf } from "../../../exports/can-message-set/can-content.ts";
import { recordsOf } from "../../../model/resolve/records-of.ts";
import type { SourceOf } from "../../../sources/parse/source.ts";
import type { Rule } from "../rule.ts";

/** A message with its defaults, and its place. */
export interface LocatedMessage {
  readonly source: SourceOf<"can-message-set">;
  /** JSON Pointer of the message. */
  readonly pointer: string;
  readonly authored: CanMessageSetSource["messages"][number];
  readonly message: ReturnType<typeof canMessageOf>;
}

/** A rule that checks every message of every CAN message set by itself. */
export function ruleOfMessages(check: (located: LocatedMessage) => readonly Diagnostic[]): Rule {
  return (index) =>
    recordsOf(index, "can-message-set").flatMap((source) =>
      source.data.messages.flatMap((authored, m) =>
        check({ source, pointer: `/messages/${m}`, authored, message: canMessageOf(source.data, m) }),
      ),
    );
}

/** The signals of a message with the JSON Pointer of each. */
export function locatedSignals({
  message,
  pointer,
}: LocatedMessage): { signal: ContentSignal; at: string }[] {
  return message.signals.map((signal, s) => ({ signal, at: `${pointer}/signals/${s}` }));
}
