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

/** Codes of links: their hints name one target, spelled as the link of each place is. */
const codesOfLinks: ReadonlySet<string> = new Set([
  "anchor-not-found",
  "image-case",
  "image-not-found",
  "link-case",
  "link-not-found",
]);

/** The key has the hint, so that no advice is lost with a place. */
function causeKey({ code, severity, cause, hint }: Diagnostic): string | undefined {
  if (cause === undefined) return undefined;
  return JSON.stringify([severity, code, cause, codesOfLinks.has(code) ? "" : hint]);
}
