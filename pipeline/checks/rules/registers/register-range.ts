import type { Diagnostic } from "../../../core/diagnostics.ts";
import { scale } from "../../../domain/codecs/decimal.ts";
import { bitRange, integerRange } from "../../../domain/codecs/integer-range.ts";
import { type MapRegister, registerRange } from "../../../domain/codecs/modbus/register-types.ts";
import { rawDefault, scalingOf } from "../../../exports/register-map/raw-default.ts";
import type { KeyProblem } from "../rule.ts";
import { registerFinding } from "./register-finding.ts";
import { type LocatedRegister, ruleOfMaps } from "./register-rule.ts";

/** Limits, defaults, named values and bits are what the register can hold. */
export const registerRanges = ruleOfMaps(({ source, registers }) =>
  registers.flatMap((located): Diagnostic[] =>
    problemsOf(located).map(({ key, message, hint }) =>
      registerFinding(source, `${located.at}/${key}`, { code: "register-range", message, hint }),
    ),
  ),
);

function problemsOf(located: LocatedRegister): KeyProblem[] {
  const { authored } = located;
  const { name, min, max, factor } = authored;
  if (factor === 0)
    return [{ key: "factor", message: `The factor of "${name}" is 0.`, hint: "Leave it out for 1." }];
  if (min !== undefined && max !== undefined && min > max) {
    return [
      { key: "min", message: `The smallest value of "${name}" is above its largest.`, hint: "Swap the two." },
    ];
  }
  return [
    ...defaultProblems(located),
    ...bitProblems(located),
    ...encodingProblems(located),
    ...fieldProblems(located),
    ...resetProblems(located),
  ];
}

function defaultProblems({ authored }: LocatedRegister): KeyProblem[] {
  const { name, min, max } = authored;
  const value = authored.default;
  if (value === undefined) return [];
  const isInside = (min === undefined || value >= min) && (max === undefined || value <= max);
  const message = isInside
    ? offGrid(authored)
    : {
        message: `The default of "${name}" is ${value}, outside of its own limits.`,
        hint: "Correct the default, min or max.",
      };
  return message === undefined ? [] : [{ key: "default", ...message }];
}

/** A register of whole numbers holds no value between two steps, and one of an enumeration none without a name. */
function offGrid(authored: LocatedRegister["authored"]): Omit<KeyProblem, "key"> | undefined {
  const { name, type, default: value, values } = authored;
  if (value === undefined || type === undefined || type === "f32" || type === "f64") return undefined;
  const raw = rawDefault(authored);
  if (raw === undefined) return undefined;
  if (type === "enum" && values !== undefined && !values.some((named) => String(named.value) === raw))
    return {
      message: `The default of "${name}" is ${value}, which has no name.`,
      hint: "Name it under values, or correct it.",
    };
  const { factor, offset } = scalingOf(authored);
  const nearest = scale(BigInt(raw), factor, offset);
  if (nearest === value) return undefined;
  return {
    message: `The register "${name}" cannot hold ${value}.`,
    hint: `With type ${type}, factor ${factor} and offset ${offset}, the nearest is ${nearest}.`,
  };
}

function bitProblems({ authored }: LocatedRegister): KeyProblem[] {
  const { name, type } = authored;
  if (type === "bits") return [];
  return (["bits", "fields"] as const)
    .filter((key) => authored[key] !== undefined)
    .map((key) => ({
      key,
      message: `"${name}" names ${key}, but its type is ${type ?? "not stated"}.`,
      hint: `Set type: bits, or remove the names of ${key}.`,
    }));
}

/** Fields are scaled by something, and their named values fit into their bits. */
function fieldProblems({ authored }: LocatedRegister): KeyProblem[] {
  return (authored.fields ?? []).flatMap(({ name, bits, signed, factor, values }, f): KeyProblem[] => {
    const { high, low } = bitRange(bits);
    if (high < low) return [];
    const scaling =
      factor === 0
        ? [
            {
              key: `fields/${f}/factor`,
              message: `The factor of "${name}" is 0.`,
              hint: "Leave it out for 1.",
            },
          ]
        : [];
    const range = integerRange(high - low + 1, signed === true);
    const named = valueProblems({ name, values, what: "field" }, range);
    return [...scaling, ...named.map((problem) => ({ ...problem, key: `fields/${f}/${problem.key}` }))];
  });
}

/** The value after a reset, and that of no value, have no more bits than the register. */
function resetProblems({ authored, known }: LocatedRegister): KeyProblem[] {
  if (typeof known !== "object" || known.type === "string") return [];
  return (["reset", "resetMask", "notAvailable"] as const).flatMap((key): KeyProblem[] => {
    const value = authored[key];
    if (value === undefined || BigInt(value) >> BigInt(known.width) === 0n) return [];
    return [
      {
        key,
        message: `"${known.name}" has ${known.width} bits, fewer than ${value}.`,
        hint: "Correct the value, or the type or width of the register.",
      },
    ];
  });
}

/** The values that the words of the type can encode; not checked while the type is not known. */
function encodingProblems({ authored, known }: LocatedRegister): KeyProblem[] {
  const register = typeof known === "object" ? known : undefined;
  const raw = register && registerRange(register);
  if (register === undefined) return [];
  if (raw === undefined) {
    const { values } = authored;
    return values === undefined
      ? []
      : [
          {
            key: "values",
            message: `"${register.name}" names values, but is of type ${register.type}.`,
            hint: "Named values are whole numbers; use an integer type or enum.",
          },
        ];
  }
  return [
    ...limitProblems(authored, register, raw),
    ...valueProblems({ ...authored, what: "register" }, raw),
  ];
}

type Range = { readonly min: bigint; readonly max: bigint };

function limitProblems(
  authored: LocatedRegister["authored"],
  { name, type, factor, offset }: MapRegister,
  raw: Range,
): KeyProblem[] {
  const ends = [raw.min, raw.max].map((end) => scale(end, factor, offset));
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  return (["min", "max", "default"] as const).flatMap((key) => {
    const value = authored[key];
    if (value === undefined || (value >= low && value <= high)) return [];
    return [
      {
        key,
        message: `The register "${name}" cannot hold ${value}.`,
        hint: `With type ${type}, factor ${factor} and offset ${offset}, it reaches from ${low} to ${high}.`,
      },
    ];
  });
}

interface Named {
  readonly name: string;
  readonly values?: LocatedRegister["authored"]["values"] | undefined;
  readonly what: "register" | "field";
}

function valueProblems({ name, values, what }: Named, raw: Range): KeyProblem[] {
  return (values ?? []).flatMap(({ value }, v) =>
    BigInt(value) >= raw.min && BigInt(value) <= raw.max
      ? []
      : [
          {
            key: `values/${v}/value`,
            message: `The ${what} "${name}" cannot hold the raw value ${value}.`,
            hint: `It reaches from ${raw.min} to ${raw.max}.`,
          },
        ],
  );
}
