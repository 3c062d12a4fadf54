import type { MessageSupportSource } from "../../../schema/generated/types.ts";
import type { Diagnostic } from "../../core/diagnostics.ts";
import { suggestNearest } from "../../core/text/nearest.ts";
import { publicMessages } from "../../domain/definitions/public-messages.ts";
import { recordsOf } from "../../model/resolve/records-of.ts";
import { diagnosticAt, type SourceOf } from "../../sources/parse/source.ts";
import type { Rule } from "./rule.ts";

/** Messages and fields of a support table are those of the public definitions; proprietary sentences are the maker's own. */
export const messageSupport: Rule = (index) =>
  recordsOf(index, "message-support").flatMap((source) =>
    source.data.items.flatMap((item, n) => check(item, `/items/${n}`, source)),
  );

function check(
  { message, fields }: MessageSupportSource["items"][number],
  at: string,
  source: SourceOf<"message-support">,
): Diagnostic[] {
  const { standard } = source.data;
  if (standard === "nmea-0183" && /^P[A-Z0-9]{3,}$/.test(message)) return [];
  const known = publicMessages(standard);
  const definition = known.get(message);
  const title =
    standard === "nmea-0183" ? "NMEA 0183" : `the MAVLink dialect ${standard.slice("mavlink-".length)}`;
  if (definition === undefined) {
    return [
      diagnosticAt(source, `${at}/message`, {
        code: "message-unknown",
        message: `There is no message "${message}" in ${title}.`,
        hint: suggestNearest(message, known.keys(), hintFor(standard)),
      }),
    ];
  }
  const names = definition.fields;
  if (names === undefined) return [];
  return (fields ?? []).flatMap((field, f) => {
    if (names.includes(field)) return [];
    return [
      diagnosticAt(source, `${at}/fields/${f}`, {
        code: "message-unknown",
        message: `The message ${message} has no field "${field}".`,
        hint: suggestNearest(field, names, `Its fields are ${names.join(", ")}.`),
      }),
    ];
  });
}

function hintFor(standard: MessageSupportSource["standard"]): string {
  return standard === "nmea-0183"
    ? "Write the three characters after the talker, such as GGA; a proprietary sentence begins with P."
    : "Correct the name, or name the dialect that has it.";
}
