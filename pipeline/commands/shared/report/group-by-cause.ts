import type { Diagnostic } from "../../../../schema/generated/types.ts";

/** The same mistake in several places: the first one, which is shown whole, and those that are shown as places. */
export interface CauseGroup<D> {
  readonly first: D;
  readonly others: readonly D[];
}

/**
 * Joins diagnostics with one code, one severity and one cause, in the order of the first of each. One without
 * a cause is a group of its own: a code alone joins nothing.
 */
export function groupByCause<D extends Diagnostic>(diagnostics: readonly D[]): CauseGroup<D>[] {
  const groups: { readonly first: D; readonly others: D[] }[] = [];
  const known = new Map<string, D[]>();
  for (const diagnostic of diagnostics) {
    const key = causeKey(diagnostic);
    const others = key === undefined ? undefined : known.get(key);
    if (others !== undefined) {
      others.push(diagnostic);
      continue;
    }
    const group = { first: diagnostic, others: [] };
    groups.push(group);
    if (key !== undefined) known.set(key, group.others);
  }
  return groups;
}

/** How many causes there are, which no list cuts short. */
export function countCauses(diagnostics: readonly Diagnostic[]): number {
  const named = new Set<string>();
  let alone = 0;
  for (const diagnostic of diagnostics) {
    const key = causeKey(diagnostic);
    if (key === undefined) alone++;
    else named.add(key);
  }
  return named.size + alone;
}

/** With the hint: what is to be done is lost nowhere. */
function causeKey({ code, severity, cause, hint }: Diagnostic): string | undefined {
  return cause === undefined ? undefined : JSON.stringify([severity, code, cause, hint]);
}
