import type {
  RegisterMapAccess,
  RegisterMapField,
  RegisterMapReadEffect,
  RegisterMapWriteEffect,
} from "../../../../schema/generated/types.ts";
import { defined } from "../../../core/defined.ts";
import { ownValue } from "../../../core/own-value.ts";
import { type Element, textOf } from "./read-xml.ts";
import { svdInteger } from "./svd-numbers.ts";

/** Bits of a field, in any of the three ways to state them; undefined where none is whole. */
export function bitsOf(element: Element): { readonly high: number; readonly low: number } | undefined {
  const [, msb, lsb] = /^\[(\d+):(\d+)\]$/.exec(textOf(element, "bitRange") ?? "") ?? [];
  const low = svdInteger(lsb ?? textOf(element, "lsb") ?? textOf(element, "bitOffset"));
  const top = svdInteger(msb ?? textOf(element, "msb"));
  if (low === undefined) return undefined;
  // A field without a width has one bit.
  const width = svdInteger(textOf(element, "bitWidth")) ?? 1;
  return { high: top ?? low + width - 1, low };
}

/** `7..4`, or the number of one bit. */
export function bitsText({
  high,
  low,
}: {
  readonly high: number;
  readonly low: number;
}): RegisterMapField["bits"] {
  return high === low ? high : `${high}..${low}`;
}

const accesses: Readonly<Record<string, { readonly access: RegisterMapAccess; readonly once?: true }>> = {
  "read-only": { access: "r" },
  "write-only": { access: "w" },
  "read-write": { access: "rw" },
  writeOnce: { access: "w", once: true },
  "read-writeOnce": { access: "rw", once: true },
};

const writes: Readonly<Record<string, RegisterMapWriteEffect>> = {
  oneToClear: "one-to-clear",
  oneToSet: "one-to-set",
  oneToToggle: "one-to-toggle",
  zeroToClear: "zero-to-clear",
  zeroToSet: "zero-to-set",
  zeroToToggle: "zero-to-toggle",
  clear: "clear",
  set: "set",
  modify: "modify",
};

const reads: Readonly<Record<string, RegisterMapReadEffect>> = {
  clear: "clear",
  set: "set",
  modify: "modify",
  modifyExternal: "modify-external",
};

interface Access {
  readonly access?: RegisterMapAccess;
  readonly once?: true;
  readonly writeEffect?: RegisterMapWriteEffect;
  readonly readEffect?: RegisterMapReadEffect;
}

/**
 * The access of an element, and the effects of reading and writing. `access` may come from the element around
 * it.
 */
export function accessOf(element: Element, access: string | undefined): Access {
  const write = ownValue(writes, textOf(element, "modifiedWriteValues"));
  const read = ownValue(reads, textOf(element, "readAction"));
  return {
    ...ownValue(accesses, access),
    ...defined({ readEffect: read, writeEffect: write }),
  };
}

/** The parts of the element that `accessOf` cannot express. */
export function unknownAccess(element: Element): string[] {
  const known = { access: accesses, modifiedWriteValues: writes, readAction: reads };
  return Object.entries(known).flatMap(([name, words]) => {
    const text = textOf(element, name);
    return text === undefined || Object.hasOwn(words, text) ? [] : [`${name} ${text}`];
  });
}
