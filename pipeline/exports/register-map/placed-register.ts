import type { Register } from "./register-map-content.ts";

/** A register that a program can read. */
export type PlacedRegister = Register & { readonly address: number; readonly words: number };

export function isPlaced(register: Register): register is PlacedRegister {
  return register.address !== undefined && register.words !== undefined;
}
