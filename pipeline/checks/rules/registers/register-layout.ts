import type { Diagnostic } from "../../../core/diagnostics.ts";
import { isBitTable } from "../../../domain/codecs/modbus/register-types.ts";
import { spanOf } from "../../../exports/register-map/map-registers.ts";
import { diagnosticAt } from "../../../sources/parse/source.ts";
import { knownRegisters, type PlacedMap, type PlacedRegister, ruleOfMaps } from "./register-rule.ts";

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

function report({ source }: PlacedMap, { at }: PlacedRegister, { key, ...words }: Problem): Diagnostic {
  return diagnosticAt(source, `${at}/${key}`, { code: "register-layout", ...words });
}

function typesOfBits(map: PlacedMap): Diagnostic[] {
  return knownRegisters(map).flatMap((placed) => {
    const { name, type, table } = placed.known;
    if (!isBitTable(table) || type === "bool") return [];
    return [
      report(map, placed, {
        key: "type",
        message: `"${name}" is of type ${type}, but ${table === "coil" ? "coils" : "discrete inputs"} are single bits.`,
        hint: "Leave the type out, or use the table holding or input.",
      }),
    ];
  });
}

function ends(map: PlacedMap): Diagnostic[] {
  return knownRegisters(map).flatMap((placed) => {
    const { name, address } = placed.known;
    const last = address + spanOf(placed.known) - 1;
    if (last <= LAST_ADDRESS) return [];
    return [
      report(map, placed, {
        key: "address",
        message: `The register "${name}" ends at address ${last}; the last one is ${LAST_ADDRESS}.`,
        hint: "Correct the address, or its length.",
      }),
    ];
  });
}

function overlaps(map: PlacedMap): Diagnostic[] {
  const known = knownRegisters(map);
  return tables.flatMap((table) => {
    const sorted = known
      .filter((placed) => placed.known.table === table)
      .sort((a, b) => a.known.address - b.known.address);
    let widest = sorted[0];
    return sorted.slice(1).flatMap((placed) => {
      const before = widest;
      if (before === undefined) return [];
      const end = before.known.address + spanOf(before.known);
      if (placed.known.address + spanOf(placed.known) > end) widest = placed;
      if (placed.known.address >= end) return [];
      return [
        report(map, placed, {
          key: "address",
          message: `The register "${placed.known.name}" begins at ${placed.known.address}, inside "${before.known.name}", which takes ${before.known.address} to ${end - 1}.`,
          hint: "Correct one of the addresses, or a length.",
        }),
      ];
    });
  });
}
