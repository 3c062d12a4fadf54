import type { SerialCheckPage } from "../../../schema/generated/types.ts";

export type SerialEntry = SerialCheckPage["entries"][number];

export type SerialResult =
  | { readonly kind: "empty" }
  | { readonly kind: "no-register"; readonly serial: string }
  | { readonly kind: "unknown"; readonly serial: string }
  | { readonly kind: "found"; readonly entry: SerialEntry };

/** A serial as typed to the form of the register: capitals, no spaces, hyphens, dots or look-alike dashes. */
export function normaliseSerial(typed: string): string {
  return typed
    .normalize("NFKC")
    .replace(/[\s\p{Dash_Punctuation}._/−]/gu, "")
    .toUpperCase();
}

/** Looks a serial up. */
export function checkSerial(typed: string, entries: readonly SerialEntry[]): SerialResult {
  const serial = normaliseSerial(typed);
  if (serial === "") return { kind: "empty" };
  if (entries.length === 0) return { kind: "no-register", serial };
  const entry = entries.find((candidate) => normaliseSerial(candidate.serial) === serial);
  return entry === undefined ? { kind: "unknown", serial } : { kind: "found", entry };
}
