import type { Diagnostic } from "../../../core/diagnostics.ts";
import { isBitTable } from "../../../domain/codecs/modbus/register-types.ts";
import { spanOf } from "../../../exports/register-map/map-registers.ts";
import { diagnosticAt } from "../../../sources/parse/source.ts";
import { knownRegisters, type LocatedMap, type LocatedRegister, ruleOfMaps } from "./register-rule.ts";

const LAST_ADDRESS = 65535;
const tables = ["coil", "discrete", "input", "holding"] as const;

/** Registers of one table take different addresses, and all of them exist; coils and discrete inputs are single bits. */
export const registerLayout = ruleOfMaps((map) => [...typesOfBits(map), ...ends(map), ...overlaps(map)]);

interface Problem {
  /** The key of the register that is at fault. */
  readonly key: "type" | "address";
  readonly message: string;
  readonly hint: string;
}

function report({ source }: LocatedMap, { at }: LocatedRegister, { key, ...words }: Problem): Diagnostic {
  return diagnosticAt(source, `${at}/${key}`, { code: "register-layout", ...words });
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

function ends(map: LocatedMap): Diagnostic[] {
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

function overlaps(map: LocatedMap): Diagnostic[] {
  const known = knownRegisters(map);
  return tables.flatMap((table) => {
    const sorted = known
      .filter((located) => located.known.table === table)
      .sort((a, b) => a.known.address - b.known.address);
    let widest = sorted[0];
    return sorted.slice(1).flatMap((located) => {
      const before = widest;
      if (before === undefined) return [];
      const end = before.known.address + spanOf(before.known);
      if (located.known.address + spanOf(located.known) > end) widest = located;
      if (located.known.address >= end) return [];
      return [
        report(map, located, {
          key: "address",
          message: `The register "${located.known.name}" begins at ${located.known.address}, inside "${before.known.name}", which takes ${before.known.address} to ${end - 1}.`,
          hint: "Correct one of the addresses, or a length.",
        }),
      ];
    });
  });
}
