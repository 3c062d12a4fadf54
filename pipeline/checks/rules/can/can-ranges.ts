import type { Diagnostic } from "../../../core/diagnostics.ts";
import { type CanSignal, sentinelWords } from "../../../domain/codecs/can/can-types.ts";
import { physicalRange, rawRange } from "../../../domain/codecs/can/signal-value.ts";
import { compareDecimals, decimalOf, decimalText } from "../../../domain/codecs/decimal.ts";
import { canFinding } from "./can-finding.ts";
import { locatedSignals, ruleOfMessages } from "./can-rule.ts";

/** Limits, named values and sentinels can be sent with the bits that a signal has. */
export const canRanges = ruleOfMessages((located) =>
  locatedSignals(located).flatMap(({ signal, at }, s): Diagnostic[] => {
    const report = (pointer: string, message: string, hint: string): Diagnostic =>
      canFinding(located.source, pointer, { code: "can-range", message, hint });
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
      if (limits === undefined || value === undefined) continue;
      const decimal = decimalOf(value);
      if (compareDecimals(decimal, limits.min) >= 0 && compareDecimals(decimal, limits.max) <= 0) continue;
      found.push(
        report(
          `${at}/${key}`,
          `The signal "${signal.name}" cannot carry ${value}.`,
          `With ${signal.length} bits, factor ${signal.factor} and offset ${signal.offset} it reaches from ${decimalText(limits.min)} to ${decimalText(limits.max)}.`,
        ),
      );
    }
    const { values, enum: table } = located.authored.signals[s] ?? {};
    const entries: [string, number | undefined][] = [
      ...(values ?? []).map(({ value }, v): [string, number] => [`${at}/values/${v}/value`, value]),
      // One report of a shared table is enough.
      ...(values === undefined && table !== undefined
        ? [[`${at}/enum`, beyond(signal.values, raw)] satisfies [string, number | undefined]]
        : []),
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
    for (const { key, value, other } of meetingSentinels(signal)) {
      found.push(
        report(
          `${at}/sentinel/${key}`,
          `The raw value ${value} of "${signal.name}" means both "${other}" and "${sentinelWords[key]}".`,
          "Give one of the two another raw value.",
        ),
      );
    }
    return found;
  }),
);

/** The first named value that the bits cannot say. */
function beyond(
  values: CanSignal["values"],
  raw: { readonly min: bigint; readonly max: bigint } | undefined,
): number | undefined {
  return values.find(({ value }) => raw === undefined || BigInt(value) < raw.min || BigInt(value) > raw.max)
    ?.value;
}

/** Sentinels whose raw value has another meaning too. */
function meetingSentinels({ sentinel, values }: CanSignal) {
  return (["notAvailable", "error"] as const).flatMap((key) => {
    const value = sentinel?.[key];
    if (value === undefined) return [];
    const named = values.find((one) => one.value === value)?.name;
    const other =
      named ?? (key === "error" && sentinel?.notAvailable === value ? sentinelWords.notAvailable : undefined);
    return other === undefined ? [] : [{ key, value, other }];
  });
}
