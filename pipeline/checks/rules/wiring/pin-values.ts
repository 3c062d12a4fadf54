import type { PinValue } from "../../../../schema/generated/types.ts";
import type { Diagnostic } from "../../../core/diagnostics.ts";
import { recordsOf } from "../../../model/resolve/records-of.ts";
import type { SiteIndex } from "../../../model/resolve/site-index.ts";
import { diagnosticAt, type Source } from "../../../sources/parse/source.ts";
import type { Rule } from "../rule.ts";
import { carriers, needsSource, sourceHint } from "../status-source.ts";

/** The kinds of quantities of a pin or cable, each with a unit of the registry that measures it. */
const kinds = {
  level: { name: "a level", unit: "V" },
  maxCurrent: { name: "a current", unit: "A" },
  length: { name: "a length", unit: "m" },
} as const;
type Kind = keyof typeof kinds;

interface LocatedValue {
  readonly source: Source;
  readonly value: PinValue;
  readonly pointer: string;
  readonly kind: Kind;
}

/** Levels are voltages, currents are currents; their numbers rise; facts name their source. */
export const pinValues: Rule = (index) =>
  pinQuantities(index).flatMap((located) => [
    ...checkUnit(located, index),
    ...checkNumbers(located),
    ...checkSource(located, index),
  ]);

/** Every level, current and length of connectors and cables. */
export function pinQuantities(index: SiteIndex): LocatedValue[] {
  const pins = recordsOf(index, "connector").flatMap((source) =>
    source.data.pins.flatMap((pin, p) =>
      (["level", "maxCurrent"] as const).flatMap((kind): LocatedValue[] => {
        const value = pin[kind];
        return value === undefined ? [] : [{ source, value, pointer: `/pins/${p}/${kind}`, kind }];
      }),
    ),
  );
  const lengths = recordsOf(index, "cable").flatMap((source): LocatedValue[] => {
    const { length } = source.data;
    return length === undefined ? [] : [{ source, value: length, pointer: "/length", kind: "length" }];
  });
  return [...pins, ...lengths];
}

function checkUnit({ source, value, pointer, kind }: LocatedValue, index: SiteIndex): Diagnostic[] {
  const unit = index.units.get(value.unit);
  const usual = index.units.get(kinds[kind].unit);
  if (unit === undefined || usual === undefined || unit.kind === usual.kind) return [];
  const allowed = [...index.units.values()].filter((other) => other.kind === usual.kind);
  return [
    diagnosticAt(source, `${pointer}/unit`, {
      code: "unit-kind",
      message: `The unit ${unit.id} measures ${unit.kind.replaceAll("-", " ")}; this is ${kinds[kind].name}.`,
      hint: `Use ${allowed.map(({ id }) => id).join(", ")}.`,
    }),
  ];
}

function checkNumbers({ source, value, pointer, kind }: LocatedValue): Diagnostic[] {
  const written = (["min", "nom", "max"] as const).filter((level) => value[level] !== undefined);
  if (written.length === 0)
    return [
      diagnosticAt(source, pointer, {
        code: "value-form",
        message: `This is ${kinds[kind].name} without a number.`,
        hint: "Write nom, or min and max.",
      }),
    ];
  return written.slice(1).flatMap((high, i) => {
    const low = written[i];
    const [a, b] = [low === undefined ? undefined : value[low], value[high]];
    if (low === undefined || a === undefined || b === undefined || a <= b) return [];
    const digits = (level: string, number: number): string =>
      source.digits[`${pointer}/${level}`] ?? String(number);
    return [
      diagnosticAt(source, `${pointer}/${low}`, {
        code: "level-order",
        message: `The ${low} of this value, ${digits(low, a)}, is above its ${high}, ${digits(high, b)}.`,
        hint: "Exchange the two, or correct one of them.",
      }),
    ];
  });
}

/** A confirmed, stated or measured value names a source of that kind. */
export function checkSource(
  {
    source,
    value,
    pointer,
  }: Pick<LocatedValue, "source" | "pointer"> & { readonly value: Pick<PinValue, "status" | "source"> },
  index: SiteIndex,
): Diagnostic[] {
  if (!needsSource(value.status)) return [];
  if (value.source === undefined)
    return [
      diagnosticAt(source, `${pointer}/status`, {
        code: "source-missing",
        message: `This value is ${value.status} but names no source.`,
        hint: sourceHint(value.status, index),
      }),
    ];
  const cited = index.citations.get(value.source);
  const wanted = carriers[value.status];
  if (cited === undefined || wanted.includes(cited.kind)) return [];
  return [
    diagnosticAt(source, `${pointer}/source`, {
      code: "source-kind",
      message: `The source ${cited.id} is of kind ${cited.kind}; it cannot make a value ${value.status}.`,
      hint: `Name a source of kind ${wanted.join(" or ")}.`,
    }),
  ];
}
