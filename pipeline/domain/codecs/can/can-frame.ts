import { readBits, writeBits } from "./bit-positions.ts";
import type { CanMessage, CanSignal, CanValue } from "./can-types.ts";
import { meaningOf, rawOf, rawOfBits } from "./signal-value.ts";

/** A signal as it was found in a frame. */
export interface DecodedSignal<S extends CanSignal = CanSignal> {
  readonly signal: S;
  readonly raw: bigint;
  readonly value: CanValue;
}

/** The signals that are present in a frame, with their values, in the order of the message. */
export function decodeFrame<S extends CanSignal>(
  message: CanMessage<S>,
  bytes: Uint8Array,
): DecodedSignal<S>[] {
  const rawIn = (signal: S): bigint => rawOfBits(readBits(bytes, signal), signal);
  return presentSignals(message, rawIn).map((signal) => {
    const raw = rawIn(signal);
    return { signal, raw, value: meaningOf(raw, signal) };
  });
}

/** A frame with these values; `base` gives the bits that no signal covers. Signals without a value keep the bits of `base`. */
export function encodeFrame(
  message: CanMessage,
  values: ReadonlyMap<string, CanValue>,
  base: Uint8Array = new Uint8Array(message.length),
): Uint8Array {
  const bytes = Uint8Array.from(base);
  const rawIn = (signal: CanSignal): bigint => {
    const value = values.get(signal.name);
    return (
      (value === undefined ? undefined : rawOf(value, signal)) ?? rawOfBits(readBits(base, signal), signal)
    );
  };
  for (const signal of presentSignals(message, rawIn)) writeBits(bytes, signal, rawIn(signal));
  return bytes;
}

/** Signals whose multiplexer, and the one above it, selects them. `rawIn` gives the value of a multiplexer. */
export function presentSignals<S extends CanSignal>(
  { signals }: CanMessage<S>,
  rawIn: (signal: S) => bigint,
): S[] {
  const byName = new Map(signals.map((signal) => [signal.name, signal]));
  const isPresent = (signal: S, above: ReadonlySet<string>): boolean => {
    if (signal.mux === undefined) return true;
    const selector = byName.get(signal.mux.by);
    // A circle of multiplexers is reported as a mistake; here it must only end.
    if (selector === undefined || above.has(signal.name)) return false;
    const raw = rawIn(selector);
    return (
      signal.mux.values.some((value) => BigInt(value) === raw) &&
      isPresent(selector, new Set([...above, signal.name]))
    );
  };
  return signals.filter((signal) => isPresent(signal, new Set()));
}
