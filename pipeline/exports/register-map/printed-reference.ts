import type { RegisterTable } from "../../domain/codecs/modbus/register-types.ts";

/** The address convention in the documents of a product. */
export type Addressing = "wire" | "one-based" | "reference";

/** First digit of the four tables in references such as 40001. */
const digits: Readonly<Record<RegisterTable, string>> = {
  coil: "0",
  discrete: "1",
  input: "3",
  holding: "4",
};
/** Most that five digits can say; beyond it all references of a map have six. */
const FIVE_DIGITS = 9998;

export interface ReferenceStyle {
  readonly addressing: Addressing;
  /** Six digits in place of five. */
  readonly isWide: boolean;
}

/**
 * The form of references of a map; undefined if they are the addresses on the wire, or their form is unknown.
 */
export function referenceStyle(
  addressing: Addressing | undefined,
  addresses: readonly (number | undefined)[],
): ReferenceStyle | undefined {
  if (addressing === undefined || addressing === "wire") return undefined;
  return { addressing, isWide: addresses.some((address) => (address ?? 0) > FIVE_DIGITS) };
}

/** `40017` for the holding register at address 16 on the wire. */
export function printedReference(
  address: number,
  table: RegisterTable | undefined,
  { addressing, isWide }: ReferenceStyle,
): string | undefined {
  const number = String(address + 1);
  if (addressing === "one-based") return number;
  return table === undefined ? undefined : `${digits[table]}${number.padStart(isWide ? 5 : 4, "0")}`;
}
