import type { RegisterTable } from "./register-types.ts";

/** An address as it is written, with its table where that is known. */
export interface WrittenAddress {
  readonly address: number;
  readonly table?: RegisterTable | undefined;
}

/** References of the four tables: `40001` and, with six digits, `400001` are the first holding register. */
const references: readonly (readonly [base: number, last: number, table: RegisterTable])[] = [
  [10_001, 19_999, "discrete"],
  [30_001, 39_999, "input"],
  [40_001, 49_999, "holding"],
  [100_001, 165_536, "discrete"],
  [300_001, 365_536, "input"],
  [400_001, 465_536, "holding"],
];

/**
 * The table and address of a reference such as 40001; references of coils have no digit of their own and need
 * the table.
 */
export function referencedPlace({
  address,
  table,
}: WrittenAddress): { readonly address: number; readonly table: RegisterTable } | undefined {
  if (table === "coil")
    return address >= 1 && address <= 65_536 ? { address: address - 1, table } : undefined;
  const found = references.find(
    ([base, last, own]) => address >= base && address <= last && (table ?? own) === own,
  );
  return found === undefined ? undefined : { address: address - found[0], table: found[2] };
}

/** Addresses that may count from 1, or be references, where nothing says so. */
interface DoubtfulAddresses {
  readonly kind: "one-based" | "reference";
  readonly lowest: number;
  readonly highest: number;
}

/**
 * Whether addresses may be other ones than those on the wire: all of them are such as references have, or the lowest is 1.
 * Nothing where one of them is 0, or too few of them say anything.
 */
export function doubtfulAddresses(all: readonly WrittenAddress[]): DoubtfulAddresses | undefined {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, -1];
  let [isReferenced, hasDigit] = [true, false];
  for (const written of all) {
    lowest = Math.min(lowest, written.address);
    highest = Math.max(highest, written.address);
    if (referencedPlace(written) === undefined) isReferenced = false;
    else if (written.table !== "coil") hasDigit = true;
  }
  if (highest === -1) return undefined;
  if (isReferenced && hasDigit) return { kind: "reference", lowest, highest };
  return lowest === 1 ? { kind: "one-based", lowest, highest } : undefined;
}
