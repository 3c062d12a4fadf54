import type { Diagnostic } from "../../../core/diagnostics.ts";
import {
  compareDecimals,
  type Decimal,
  decimalOf,
  decimalText,
  scaleDecimal,
} from "../../../domain/codecs/decimal.ts";
import { numberRange } from "../../../domain/codecs/serial/binary-value.ts";
import type { NumberType } from "../../../domain/codecs/serial/serial-types.ts";
import { type AuthoredField, fieldOf } from "../../../exports/serial-protocol/protocol-parts.ts";
import { diagnosticAt } from "../../../sources/parse/source.ts";
import { locatedMessages, ruleOfProtocols } from "./protocol-rule.ts";

interface Problem {
  readonly key: string;
  readonly message: string;
  readonly hint: string;
}

/** Limits and named values are what a field can say. */
export const protocolRanges = ruleOfProtocols((protocol) =>
  locatedMessages(protocol).flatMap(({ source, authored, at }): Diagnostic[] =>
    (authored.fields ?? []).flatMap((field, f) =>
      problemsOf(field).map(({ key, ...rest }) =>
        diagnosticAt(source, `${at}/fields/${f}/${key}`, { code: "protocol-range", ...rest }),
      ),
    ),
  ),
);

function problemsOf(field: AuthoredField): Problem[] {
  const { name, type, min, max, factor } = field;
  if (factor === 0)
    return [{ key: "factor", message: `The factor of "${name}" is 0.`, hint: "Leave it out for 1." }];
  if (min !== undefined && max !== undefined && min > max)
    return [
      { key: "min", message: `The smallest value of "${name}" is above its largest.`, hint: "Swap the two." },
    ];
  if (field.values !== undefined && (type === "f32" || type === "f64" || type === "text")) {
    return [
      {
        key: "values",
        message: `"${name}" names values, but is of type ${type}.`,
        hint: "Named values are whole numbers; use an integer type, or decimal in a text frame.",
      },
    ];
  }
  const raw = rangeOf(field);
  return raw === undefined ? [] : [...limitProblems(field, raw), ...valueProblems(field, raw)];
}

/** Raw numbers, before scaling. */
type Range = { readonly min: Decimal; readonly max: Decimal };

/** Numbers that the bytes, or the digits, can say; undefined where they have no such end. */
function rangeOf(field: AuthoredField): Range | undefined {
  const { type, digits, places: decimalPlaces = 0 } = field;
  if (type === "text") return undefined;
  if (type !== "decimal") {
    const range = numberRange(type as NumberType);
    return (
      range && { min: { units: range.min, decimalPlaces: 0 }, max: { units: range.max, decimalPlaces: 0 } }
    );
  }
  if (digits === undefined) return undefined;
  const most = 10n ** BigInt(digits + decimalPlaces) - 1n;
  return {
    min: { units: fieldOf(field).signed ? -most : 0n, decimalPlaces },
    max: { units: most, decimalPlaces },
  };
}

function limitProblems(field: AuthoredField, raw: Range): Problem[] {
  const { name, factor = 1, offset = 0 } = field;
  const ends = [raw.min, raw.max].map((end) => scaleDecimal(end, factor, offset));
  const [low, high] = ends.sort(compareDecimals) as [Decimal, Decimal];
  return (["min", "max"] as const).flatMap((key): Problem[] => {
    const value = field[key];
    if (value === undefined || isWithin(value, { min: low, max: high })) return [];
    return [
      {
        key,
        message: `The field "${name}" cannot say ${value}.`,
        hint: `It reaches from ${decimalText(low)} to ${decimalText(high)}.`,
      },
    ];
  });
}

function valueProblems({ name, values }: AuthoredField, raw: Range): Problem[] {
  return (values ?? []).flatMap(({ value }, v): Problem[] =>
    isWithin(value, raw)
      ? []
      : [
          {
            key: `values/${v}/value`,
            message: `The field "${name}" cannot say the raw value ${value}.`,
            hint: `It reaches from ${decimalText(raw.min)} to ${decimalText(raw.max)}.`,
          },
        ],
  );
}

function isWithin(value: number, { min, max }: Range): boolean {
  const decimal = decimalOf(value);
  return compareDecimals(decimal, min) >= 0 && compareDecimals(decimal, max) <= 0;
}
