import type { Diagnostic } from "../../../core/diagnostics.ts";
import { bitsOfUnit, isBitTable } from "../../../domain/codecs/modbus/register-types.ts";
import { addressUnitOf, isModbus, spanOf } from "../../../exports/register-map/map-registers.ts";
import { bitLayout } from "./bit-layout.ts";
import { blockProblems } from "./block-layout.ts";
import { registerFinding } from "./register-finding.ts";
import { knownRegisters, type LocatedMap, type LocatedRegister, ruleOfMaps } from "./register-rule.ts";

const LAST_ADDRESS = 65535;

/** Registers of one table take different addresses, and all of them exist; so do the bits of one register. */
export const registerLayout = ruleOfMaps((map) => [
  ...typesOfBits(map),
  ...lengths(map),
  ...ends(map),
  ...bitLayout(map),
  ...blockProblems(map),
]);

interface Problem {
  /** The key of the register that is at fault. */
  readonly key: "type" | "address" | "stride";
  readonly message: string;
  readonly hint: string;
}

function report({ source }: LocatedMap, { at }: LocatedRegister, { key, ...words }: Problem): Diagnostic {
  return registerFinding(source, `${at}/${key}`, { code: "register-layout", ...words });
}

function typesOfBits(map: LocatedMap): Diagnostic[] {
  return knownRegisters(map).flatMap((located) => {
    const { name, type, table } = located.known;
    if (!isBitTable(table) || type === "bool") return [];
    return [
      report(map, located, {
        key: "type",
        message: `"${name}" is of type ${type}, but ${table === "coil" ? "coils" : "discrete inputs"} are single bits.`,
        hint: "Leave the type out, or use the table holding or input.",
      }),
    ];
  });
}

/** A value fills whole addresses, and does not reach into the next one of its row. */
function lengths(map: LocatedMap): Diagnostic[] {
  const unit = bitsOfUnit(addressUnitOf(map.source.data));
  return knownRegisters(map).flatMap((located) => {
    const { name, type, table, width, words, stride } = located.known;
    if (!isBitTable(table) && width % unit !== 0)
      return [
        report(map, located, {
          key: "type",
          message: `"${name}" has ${width} bits; each address of this map holds ${unit}.`,
          hint: `Use a type or a width of whole addresses; ${type === "bits" ? "name the used bits in fields" : "describe smaller values as fields of a register of type bits"}.`,
        }),
      ];
    if (stride >= words) return [];
    return [
      report(map, located, {
        key: "stride",
        message: `The values of "${name}" begin ${stride} behind each other, but one takes ${words}.`,
        hint: "Correct the stride or the type.",
      }),
    ];
  });
}

function ends(map: LocatedMap): Diagnostic[] {
  if (!isModbus(map.source.data)) return [];
  return knownRegisters(map).flatMap((located) => {
    const { name, address } = located.known;
    const last = address + spanOf(located.known) - 1;
    if (last <= LAST_ADDRESS) return [];
    return [
      report(map, located, {
        key: "address",
        message: `The register "${name}" ends at address ${last}; the last one is ${LAST_ADDRESS}.`,
        hint: "Correct the address, or its length.",
      }),
    ];
  });
}
