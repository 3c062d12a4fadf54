import { formatDigits } from "../../../domain/quantity/format-digits.ts";
import type { SourceOf, ValidSource } from "../../../sources/parse/source.ts";
import type { CompileContext } from "../../context.ts";
import type { EmbedRequest } from "../embed.ts";

/** Input for the tables of a CAN message set. */
export interface CanRequest {
  readonly record: SourceOf<"can-message-set">;
  readonly context: CompileContext;
  readonly claimAnchor: EmbedRequest["claimAnchor"];
  /** Ids of the headings of the messages, by their places in the set; absent: the rows of the overview have the ids. */
  readonly headings?: ReadonlyMap<number, string>;
}

/** The digits of a number as its author wrote them. */
export function digitsAt(record: ValidSource, pointer: string): string {
  return formatDigits(record.digits[pointer] ?? "");
}
