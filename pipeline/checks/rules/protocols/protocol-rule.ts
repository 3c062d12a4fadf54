import type { SerialProtocolSource } from "../../../../schema/generated/types.ts";
import type { Diagnostic } from "../../../core/diagnostics.ts";
import type { Framing, SerialMessage } from "../../../domain/codecs/serial/serial-types.ts";
import { framingOf, messageOf } from "../../../exports/serial-protocol/protocol-parts.ts";
import { recordsOf } from "../../../model/resolve/records-of.ts";
import type { SourceOf } from "../../../sources/parse/source.ts";
import type { Rule } from "../rule.ts";

/** A protocol with its framing as codecs see it. */
export interface LocatedProtocol {
  readonly source: SourceOf<"serial-protocol">;
  readonly framing: Framing;
}

export interface LocatedMessage extends LocatedProtocol {
  readonly authored: SerialProtocolSource["messages"][number];
  readonly message: SerialMessage;
  /** JSON Pointer of the message. */
  readonly at: string;
}

/** A rule that checks every serial protocol by itself. */
export function ruleOfProtocols(check: (protocol: LocatedProtocol) => readonly Diagnostic[]): Rule {
  return (index) =>
    recordsOf(index, "serial-protocol").flatMap((source) =>
      check({ source, framing: framingOf(source.data) }),
    );
}

/** The messages of a protocol, with their places. */
export function locatedMessages(protocol: LocatedProtocol): LocatedMessage[] {
  return protocol.source.data.messages.map((authored, m) => ({
    ...protocol,
    authored,
    message: messageOf(authored),
    at: `/messages/${m}`,
  }));
}
