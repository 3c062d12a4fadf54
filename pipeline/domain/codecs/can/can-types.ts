import type { BitField } from "./bit-positions.ts";

interface NamedValue {
  readonly value: number;
  readonly name: string;
}

/** A signal with everything filled in that its author left to a default. */
export interface CanSignal extends BitField {
  readonly name: string;
  readonly type: "unsigned" | "signed" | "float";
  readonly factor: number;
  readonly offset: number;
  readonly multiplexer: boolean;
  /** The signal that selects this one, and its raw values for which this one is present. */
  readonly mux?: { readonly by: string; readonly values: readonly number[] };
  readonly values: readonly NamedValue[];
  readonly sentinel?: { readonly notAvailable?: number; readonly error?: number };
}

export interface CanMessage<S extends CanSignal = CanSignal> {
  readonly name: string;
  /** Bytes. */
  readonly length: number;
  readonly signals: readonly S[];
}

/** A value as examples write it: a number with scaling applied, its digits where a double cannot hold it, the name of a value, or a sentinel. */
export type CanValue = number | string;

/** The words for sentinels in place of a number. */
export const sentinelWords = { notAvailable: "not-available", error: "error" } as const;
