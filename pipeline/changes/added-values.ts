import { listInWords } from "../core/text/phrase.ts";
import type { Site } from "../site.ts";
import type { Source } from "../sources/parse/source.ts";
import { compareSources } from "./compare-sources.ts";
import { isWhole, pairStates, type StatePair } from "./pair-states.ts";
import { firstStatements, hasValues, statesValues } from "./published-values.ts";
import { valueName } from "./value-name.ts";

/** The values that a record publishes and did not publish in an older state of the site. */
interface AddedValues {
  readonly source: Source;
  /** Names of the values; absent: the record itself was not published. */
  readonly names?: readonly string[];
}

/** At most so many values of a record, and so many records, are named. */
const MOST_NAMED = 4;

/**
 * One line that names the published values which were not published in an older state, and says that they need no new
 * revision; undefined without such values.
 */
export function addedValuesNote(old: Site, next: Site, revision: string): string | undefined {
  const added = pairStates(old, next).flatMap(addedIn);
  if (added.length === 0) return undefined;
  return `Published since ${revision} and not before, so no new revision is needed: ${shortList(added.map(inWords))}.`;
}

function addedIn({ old, next }: StatePair): AddedValues[] {
  if (next === undefined || !isWhole(next) || !statesValues(next.source)) return [];
  const { source } = next;
  if (old === undefined || !hasValues(old)) return hasValues(next) ? [{ source }] : [];
  if (!isWhole(old)) return [];
  const names = firstStatements(compareSources(old, next), next).map(valueName);
  return names.length === 0 ? [] : [{ source, names: [...new Set(names)] }];
}

function inWords({ source: { type, data }, names }: AddedValues): string {
  const record = `the ${type.replaceAll("-", " ")} "${String(data.id)}"`;
  return names === undefined ? record : `${shortList(names)} of ${record}`;
}

/** The first names of a list, and the number of the others. */
function shortList(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  return listInWords(more > 0 ? [...names.slice(0, MOST_NAMED), `${more} more`] : names, "and");
}
