import type { Group } from "./sunspec-model.ts";

type NameOf = (name: string, line: number) => string;

/** The names that the points of a group have in the record, and those of the groups around it. */
export interface Scope {
  /** Names of groups before those of points. */
  readonly prefix: string;
  readonly names: readonly string[];
  readonly nameOf: NameOf;
  readonly outer: Scope | undefined;
  /** The name in the record of a point that is named from here: one of this group, or of one around it. */
  readonly find: (point: string) => string | undefined;
}

/** Points have distinct names in the whole record: `Crv_Pt_V` is point V of group Pt in group Crv. */
export function namesWithin(
  { points }: Group,
  outer: Scope | undefined,
  prefix: string,
  nameOf: NameOf,
  lineOf: (point: number) => number,
): Scope {
  const names = points.map(({ name }, n) => nameOf(`${prefix}${name}`, lineOf(n)));
  const byPoint = new Map(points.map(({ name }, n) => [name, names[n]]));
  return {
    prefix,
    names,
    nameOf,
    outer,
    find: (point) => byPoint.get(point) ?? outer?.find(point),
  };
}
