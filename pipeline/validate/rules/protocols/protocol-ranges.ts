import { scale } from "../../../codecs/decimal.ts";
import { numberRange } from "../../../codecs/serial/binary-value.ts";
import type { NumberType } from "../../../codecs/serial/serial-types.ts";
import type { Diagnostic } from "../../../diagnostics.ts";
import type { AuthoredField } from "../../../exports/serial-protocol/protocol-parts.ts";
import { diagnosticAt } from "../../../resolve/source.ts";
import { placedMessages, ruleOfProtocols } from "./protocol-rule.ts";

interface Problem {
  readonly key: string;
  readonly message: string;
  readonly hint: string;
}

/** Limits and named values are what a field can say. */
export const protocolRanges = ruleOfProtocols((protocol) =>
  placedMessages(protocol).flatMap(({ source, authored, at }): Diagnostic[] =>
    (authored.fields ?? []).flatMap((field, f) =>
      problemsOf(field).map(({ key, ...rest }) =>
        diagnosticAt(source, `${at}/fields/${f}/${key}`, { code: "protocol-range", ...rest }),
      ),
    ),
  ),
);

function problemsOf(field: AuthoredField): Problem[] {
  const { name, min, max, factor } = field;
  if (factor === 0)
    return [{ key: "factor", message: `The factor of "${name}" is 0.`, hint: "Leave it out for 1." }];
  if (min !== undefined && max !== undefined && min > max)
    return [
      { key: "min", message: `The smallest value of "${name}" is above its largest.`, hint: "Swap the two." },
    ];
  const raw = rangeOf(field);
  return raw === undefined ? [] : [...limitProblems(field, raw), ...valueProblems(field, raw)];
}

type Range = { readonly min: bigint; readonly max: bigint };

/** Whole numbers that the bytes, or the digits, can say; undefined where they have no such end. */
function rangeOf({ type, digits, places }: AuthoredField): Range | undefined {
  if (type === "text") return undefined;
  if (type !== "decimal") return numberRange(type as NumberType);
  if (digits === undefined || places !== undefined) return undefined;
  const most = 10n ** BigInt(digits) - 1n;
  return { min: -most, max: most };
}

function limitProblems(field: AuthoredField, raw: Range): Problem[] {
  const { name, factor = 1, offset = 0 } = field;
  const ends = [raw.min, raw.max].map((end) => scale(end, factor, offset));
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  return (["min", "max"] as const).flatMap((key): Problem[] => {
    const value = field[key];
    if (value === undefined || (value >= low && value <= high)) return [];
    return [
      {
        key,
        message: `The field "${name}" cannot say ${value}.`,
        hint: `It reaches from ${low} to ${high}.`,
      },
    ];
  });
}

function valueProblems({ name, values }: AuthoredField, raw: Range): Problem[] {
  return (values ?? []).flatMap(({ value }, v): Problem[] =>
    BigInt(value) >= raw.min && BigInt(value) <= raw.max
      ? []
      : [
          {
            key: `values/${v}/value`,
            message: `The field "${name}" cannot say the raw value ${value}.`,
            hint: `It reaches from ${raw.min} to ${raw.max}.`,
          },
        ],
  );
}
