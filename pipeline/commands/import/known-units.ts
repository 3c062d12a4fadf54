import { parse } from "yaml";
import { defaultUnits } from "../../domain/quantity/default-units.ts";
import { SafeFolder } from "../../write/safe-folder/safe-folder.ts";
import type { KnownUnit } from "./unit-finder.ts";

/** The units of a data folder; the usual ones where it has no registry, or one that is no YAML, which check reports. */
export function knownUnits(data: string): readonly KnownUnit[] {
  const folder = new SafeFolder(data);
  const file = folder.read("units.yaml") ?? folder.read("units.yml");
  if (file === undefined) return defaultUnits;
  try {
    const { units } = parse(file.bytes.toString("utf8")) as { units?: unknown };
    return Array.isArray(units) ? units.filter(isUnit) : defaultUnits;
  } catch {
    return defaultUnits;
  }
}

function isUnit(entry: unknown): entry is KnownUnit {
  const { id, symbol } = (entry ?? {}) as Partial<KnownUnit>;
  return typeof id === "string" && typeof symbol === "string";
}
