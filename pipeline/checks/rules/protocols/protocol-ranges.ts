import type { Diagnostic } from "../../../core/diagnostics.ts";
import {
  compareDecimals,
  type Decimal,
  decimalOf,
  decimalText,
  scaleDecimal,
} from "../../../domain/codecs/decimal.ts";
import { bitRange, integerRange } from "../../../domain/codecs/integer-range.ts";
import { numberRange } from "../../../domain/codecs/serial/binary-value.ts";
import type { NumberType } from "../../../domain/codecs/serial/serial-types.ts";
import {
  type AuthoredBits,
  type AuthoredField,
  fieldOf,
} from "../../../exports/serial-protocol/protocol-parts.ts";
import { diagnosticAt } from "../../../sources/parse/source.ts";
import type { KeyProblem } from "../rule.ts";
import { locatedBits, locatedFields } from "./located-fields.ts";
import { type LocatedMessage, locatedMessages, ruleOfProtocols } from "./protocol-rule.ts";

/** Limits and named values are what a field, or a group of bits, can say. */
export const protocolRanges = ruleOfProtocols((protocol) =>
  locatedMessages(protocol).flatMap((located): Diagnostic[] =>
    locatedFields(located).flatMap((one) => [
      ...problemsOf(one.field).flatMap(findingsAt(located, one.at)),
      ...locatedBits(one).flatMap(({ group, at }) =>
        bitsProblems(group, one.field).flatMap(findingsAt(located, at)),
      ),
    ]),
  ),
);

function findingsAt({ source }: LocatedMessage, at: string) {
  return ({ key, ...rest }: KeyProblem): Diagnostic[] => [
    diagnosticAt(source, `${at}/${key}`, { code: "protocol-range", ...rest }),
  ];
}

/** Bits lie within their number, and no two groups share one. */
function bitsProblems(group: AuthoredBits, { name, type, bits }: AuthoredField): KeyProblem[] {
  const { high, low } = bitRange(group.bits);
  const width = Number(/^u(\d+)$/.exec(type)?.[1] ?? 64);
  if (high < low)
    return [
      {
        key: "bits",
        message: `The bits of "${group.name}" go from ${high} down to ${low}.`,
        hint: `Write the highest bit first: ${low}..${high}.`,
      },
    ];
  if (high >= width)
    return [
      {
        key: "bits",
        message: `"${group.name}" reaches up to bit ${high}; "${name}" has the bits 0 to ${width - 1}.`,
        hint: "Correct the bits, or the type.",
      },
    ];
  const other = (bits ?? []).slice(0, bits?.indexOf(group)).find((one) => {
    const taken = bitRange(one.bits);
    return taken.low <= high && taken.high >= low;
  });
  if (other !== undefined)
    return [
      {
        key: "bits",
        message: `"${other.name}" and "${group.name}" share bit ${Math.max(low, bitRange(other.bits).low)}.`,
        hint: "Correct the bits of one of the two.",
      },
    ];
  const { min, max } = integerRange(high - low + 1, group.signed === true);
  return valueProblemsOf(group, {
    min: { units: min, decimalPlaces: 0 },
    max: { units: max, decimalPlaces: 0 },
  });
}

function problemsOf(field: AuthoredField): KeyProblem[] {
  const { name, type } = field;
  if (field.values !== undefined && (type === "f32" || type === "f64" || type === "text")) {
    return [
      ...limitOrder(field),
      {
        key: "values",
        message: `"${name}" names values, but is of type ${type}.`,
        hint: "Named values are whole numbers; use an integer type, or decimal in a text frame.",
      },
    ].slice(0, 1);
  }
  return valueProblemsOf(field, rangeOf(field));
}

type Valued = Pick<AuthoredField, "name" | "min" | "max" | "factor" | "offset" | "values">;

function valueProblemsOf(field: Valued, raw: Range | undefined): KeyProblem[] {
  const wrong = limitOrder(field);
  if (wrong.length > 0 || raw === undefined) return wrong;
  return [...limitProblems(field, raw), ...valueProblems(field, raw)];
}

function limitOrder({ name, min, max, factor }: Valued): KeyProblem[] {
  if (factor === 0)
    return [{ key: "factor", message: `The factor of "${name}" is 0.`, hint: "Leave it out for 1." }];
  if (min !== undefined && max !== undefined && min > max)
    return [
      { key: "min", message: `The smallest value of "${name}" is above its largest.`, hint: "Swap the two." },
    ];
  return [];
}

/** Raw numbers, before scaling. */
type Range = { readonly min: Decimal; readonly max: Decimal };

/** Numbers that the bytes, or the digits, can say; undefined where they have no such end. */
function rangeOf(field: AuthoredField): Range | undefined {
  const { type, digits, places: decimalPlaces = 0 } = field;
  if (type === "text" || type === "structure") return undefined;
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

function limitProblems(field: Valued, raw: Range): KeyProblem[] {
  const { name, factor = 1, offset = 0 } = field;
  const ends = [raw.min, raw.max].map((end) => scaleDecimal(end, factor, offset));
  const [low, high] = ends.sort(compareDecimals) as [Decimal, Decimal];
  return (["min", "max"] as const).flatMap((key): KeyProblem[] => {
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

function valueProblems({ name, values }: Valued, raw: Range): KeyProblem[] {
  return (values ?? []).flatMap(({ value }, v): KeyProblem[] =>
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
