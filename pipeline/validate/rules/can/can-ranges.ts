import { rawRange } from "../../../codecs/can/signal-value.ts";
import { scale } from "../../../codecs/decimal.ts";
import type { Diagnostic } from "../../../diagnostics.ts";
import type { ContentSignal } from "../../../exports/can-message-set/can-content.ts";
import { diagnosticAt } from "../../../resolve/source.ts";
import { placedSignals, ruleOfMessages } from "./can-rule.ts";

/** Limits, named values and sentinels can be sent with the bits that a signal has. */
export const canRanges = ruleOfMessages((placed) =>
  placedSignals(placed).flatMap(({ signal, at }, s): Diagnostic[] => {
    const report = (pointer: string, message: string, hint: string): Diagnostic =>
      diagnosticAt(placed.source, pointer, { code: "can-range", message, hint });
    if (signal.factor === 0)
      return [report(`${at}/factor`, `The factor of "${signal.name}" is 0.`, "Leave it out for 1.")];
    const { min, max } = signal;
    if (min !== undefined && max !== undefined && min > max) {
      return [
        report(`${at}/min`, `The smallest value of "${signal.name}" is above its largest.`, "Swap the two."),
      ];
    }
    const limits = physicalRange(signal);
    const raw = rawRange(signal);
    const found: Diagnostic[] = [];
    for (const key of ["min", "max"] as const) {
      const value = signal[key];
      if (limits === undefined || value === undefined || (value >= limits.min && value <= limits.max))
        continue;
      found.push(
        report(
          `${at}/${key}`,
          `The signal "${signal.name}" cannot carry ${value}.`,
          `With ${signal.length} bits, factor ${signal.factor} and offset ${signal.offset} it reaches from ${limits.min} to ${limits.max}.`,
        ),
      );
    }
    const authored = placed.authored.signals[s];
    const entries: [string, number | undefined][] = [
      ...(authored?.values ?? []).map(({ value }, v): [string, number] => [`${at}/values/${v}/value`, value]),
      [`${at}/sentinel/notAvailable`, signal.sentinel?.notAvailable],
      [`${at}/sentinel/error`, signal.sentinel?.error],
    ];
    for (const [pointer, value] of entries) {
      if (value === undefined) continue;
      if (raw !== undefined && BigInt(value) >= raw.min && BigInt(value) <= raw.max) continue;
      found.push(
        report(
          pointer,
          `The raw value ${value} does not fit into "${signal.name}".`,
          raw === undefined
            ? "A float has no named raw values."
            : `Its ${signal.length} bits reach from ${raw.min} to ${raw.max}.`,
        ),
      );
    }
    return found;
  }),
);

/** Smallest and largest physical value that the bits can say. */
function physicalRange(signal: ContentSignal): { min: number; max: number } | undefined {
  const raw = rawRange(signal);
  if (raw === undefined) return undefined;
  const ends = [raw.min, raw.max].map((end) => scale(end, signal.factor, signal.offset));
  return { min: Math.min(...ends), max: Math.max(...ends) };
}
