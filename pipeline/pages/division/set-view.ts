import type { CompileContext } from "../context.ts";
import { idsOf, type SetUnit, type SetView } from "../embeds/set-unit.ts";
import type { PlacedPart, SetDivision } from "./set-division.ts";
import { unitPlaces } from "./unit-places.ts";

/** The parts of a set that the page being compiled shows; undefined where it shows all. */
export function viewOf(title: string, division: SetDivision, context: CompileContext): SetView | undefined {
  if (division.parts.length === 0) return undefined;
  const elsewhere = unitPlaces(title, division, context);
  const part = partOf(division, context);
  return part === undefined ? { elsewhere } : { elsewhere, shows: showing(part.units) };
}

/** The ids of a set that belong to other pages than the one being compiled, so that each is where links lead. */
export function takenElsewhere(division: SetDivision, context: CompileContext): string[] {
  const part = partOf(division, context);
  if (part === undefined) return [];
  return division.parts.flatMap((other) => (other === part ? [] : other.units.flatMap(idsOf)));
}

/** The part of a set that the page being compiled shows. */
function partOf({ parts }: SetDivision, { page }: CompileContext): PlacedPart | undefined {
  return parts.find(({ pathname }) => pathname === page);
}

function showing(units: readonly SetUnit[]): NonNullable<SetView["shows"]> {
  const keys = new Set(units.flatMap(({ at, item }) => [String(at), `${at} ${item}`]));
  return (at, item) => keys.has(item === undefined ? String(at) : `${at} ${item}`);
}
