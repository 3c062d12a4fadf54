import type { UnitsSource } from "../../../schema/generated/types.ts";
import table from "./default-units.json" with { type: "json" };

type Unit = UnitsSource["units"][number];

/**
 * The units of a folder without `units.yaml`. `factor` leads to the SI unit of the kind and `offset` is added after it;
 * tests compare every entry with the UCUM tables and with the schema of `units.yaml`.
 */
export const defaultUnits = table.units as readonly Unit[];
