import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { defaultUnits } from "../../domain/quantity/default-units.ts";
import type { KnownUnit } from "./unit-finder.ts";

/** The units of a data folder; the usual ones where it has no registry, or one that cannot be read, which check reports. */
export function knownUnits(data: string): readonly KnownUnit[] {
  const path = ["units.yaml", "units.yml"].map((name) => join(data, name)).find((file) => existsSync(file));
  if (path === undefined) return defaultUnits;
  try {
    const { units } = parse(readFileSync(path, "utf8")) as { units?: unknown };
    return Array.isArray(units) ? units.filter(isUnit) : defaultUnits;
  } catch {
    return defaultUnits;
  }
}

function isUnit(entry: unknown): entry is KnownUnit {
  const { id, symbol } = (entry ?? {}) as Partial<KnownUnit>;
  return typeof id === "string" && typeof symbol === "string";
}
