import type { RegisterMapSource } from "../../../../schema/generated/types.ts";
import type { Diagnostic } from "../../../core/diagnostics.ts";
import type { MapRegister } from "../../../domain/codecs/modbus/register-types.ts";
import { type MissingKey, mapRegisterOf } from "../../../exports/register-map/map-registers.ts";
import { recordsOf } from "../../../model/resolve/records-of.ts";
import type { SourceOf } from "../../../sources/parse/source.ts";
import type { Rule } from "../rule.ts";

/** A map with its registers and their places. */
export interface LocatedMap {
  readonly source: SourceOf<"register-map">;
  readonly registers: readonly LocatedRegister[];
}

export interface LocatedRegister {
  readonly authored: RegisterMapSource["blocks"][number]["registers"][number];
  /** JSON Pointer of the register. */
  readonly at: string;
  /** JSON Pointer of its block. */
  readonly block: string;
  /** Table of its block. */
  readonly table: RegisterMapSource["blocks"][number]["table"];
  /** As codecs see it, its address as it is written; what is missing for that; undefined without an address. */
  readonly known: MapRegister | MissingKey | undefined;
}

/** A rule that checks every register map by itself. */
export function ruleOfMaps(check: (map: LocatedMap) => readonly Diagnostic[]): Rule {
  return (index) =>
    recordsOf(index, "register-map").flatMap((source) =>
      check({ source, registers: locatedRegisters(source.data) }),
    );
}

function locatedRegisters(map: RegisterMapSource): LocatedRegister[] {
  return map.blocks.flatMap((block, b) =>
    block.registers.map((authored, r) => ({
      authored,
      at: `/blocks/${b}/registers/${r}`,
      block: `/blocks/${b}`,
      table: block.table,
      known: mapRegisterOf(authored, block, map),
    })),
  );
}

/** Registers that can be read, with their places. */
export function knownRegisters({ registers }: LocatedMap): (LocatedRegister & { known: MapRegister })[] {
  return registers.flatMap((located) =>
    typeof located.known === "object" ? [{ ...located, known: located.known }] : [],
  );
}
