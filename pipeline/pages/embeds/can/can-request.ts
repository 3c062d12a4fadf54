import { formatDigits } from "../../../domain/quantity/format-digits.ts";
import type { SourceOf, ValidSource } from "../../../sources/parse/source.ts";
import type { CompileContext } from "../../context.ts";
import type { OverviewRequest } from "../overview-row.ts";

/** Input for the tables of a CAN message set. */
export interface CanRequest extends OverviewRequest {
  readonly record: SourceOf<"can-message-set">;
  readonly context: CompileContext;
}

/** The digits of a number as its author wrote them. */
export function digitsAt(record: ValidSource, pointer: string): string {
  return formatDigits(record.digits[pointer] ?? "");
}
