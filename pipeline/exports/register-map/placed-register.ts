import type { Register } from "./register-map-content.ts";

/** A register that a program can read. */
export type PlacedRegister = Register & {
  readonly [K in "address" | "words" | "count" | "factor" | "offset"]: number;
};

/** Whether everything is written that a program needs to read the register. */
export function isPlaced(register: Register): register is PlacedRegister {
  const { address, words, count, factor, offset } = register;
  return [address, words, count, factor, offset].every((known) => known !== undefined);
}
