import type { Diagnostic } from "../../../core/diagnostics.ts";
import { bitRange } from "../../../domain/codecs/integer-range.ts";
import type { MapRegister } from "../../../domain/codecs/modbus/register-types.ts";
import { registerFinding } from "./register-finding.ts";
import { knownRegisters, type LocatedMap } from "./register-rule.ts";

interface Item {
  readonly pointer: string;
  readonly name: string;
  readonly high: number;
  readonly low: number;
  readonly isFlag: boolean;
}

/** Flags and fields lie within their register, the highest bit first, and share no bit. */
export function bitLayout(map: LocatedMap): Diagnostic[] {
  return knownRegisters(map).flatMap(({ authored, at, known }) => {
    if (known.type !== "bits") return [];
    const items = itemsOf(authored, at);
    return items.flatMap((item, n) => {
      const problem = outside(item, known) ?? shared(item, items.slice(0, n));
      return problem === undefined
        ? []
        : [registerFinding(map.source, item.pointer, { code: "register-layout", ...problem })];
    });
  });
}

function itemsOf(
  { bits = [], fields = [] }: { bits?: Bits | undefined; fields?: Fields | undefined },
  at: string,
): Item[] {
  return [
    ...bits.map(({ bit, name }, n) => ({
      pointer: `${at}/bits/${n}/bit`,
      name,
      high: bit,
      low: bit,
      isFlag: true,
    })),
    ...fields.map(({ bits: range, name }, n) => ({
      pointer: `${at}/fields/${n}/bits`,
      name,
      ...bitRange(range),
      isFlag: false,
    })),
  ];
}

type Bits = readonly { readonly bit: number; readonly name: string }[];
type Fields = readonly { readonly bits: number | string; readonly name: string }[];

function outside({ name, high, low }: Item, { name: register, width }: MapRegister) {
  if (high < low)
    return {
      message: `The bits of "${name}" go from ${high} down to ${low}.`,
      hint: `Write the highest bit first: ${low}..${high}.`,
    };
  if (high < width) return undefined;
  return {
    message: `"${name}" reaches up to bit ${high}; "${register}" has the bits 0 to ${width - 1}.`,
    hint: "Correct the bits, or state the width of the register, such as width: 32.",
  };
}

function shared({ name, high, low, isFlag }: Item, before: readonly Item[]) {
  // Two flags of the same number are reported as a repeated bit.
  const other = before.find((item) => item.low <= high && item.high >= low && !(isFlag && item.isFlag));
  if (other === undefined) return undefined;
  return {
    message: `"${other.name}" and "${name}" share bit ${Math.max(low, other.low)}.`,
    hint: "Correct the bits of one of the two.",
  };
}
