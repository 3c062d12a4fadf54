import { decimalOf, decimalText } from "../../domain/codecs/decimal.ts";
import type { ContentMessage } from "./can-content.ts";

/** Readers tell 29-bit identifiers by this bit of the number. */
export const EXTENDED = 0x80000000;

/** The name for a sender or receiver that is not stated. */
export const NOBODY = "Vector__XXX";

/** The number of a message in a database. */
export function dbcId({ id, extended }: Pick<ContentMessage, "id" | "extended">): number {
  return extended ? id + EXTENDED : id;
}

/** A number without an exponent. */
export function numberText(value: number): string {
  return decimalText(decimalOf(value));
}
