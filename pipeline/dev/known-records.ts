import { isDeepStrictEqual } from "node:util";
import type { PageRecord } from "../../schema/generated/types.ts";

/**
 * The records of a site, those that say what they said before as the objects that they were: what was made of such a
 * record is found by it. To compare is a tenth of the time that naming and composing a record anew takes.
 */
export function withKnownRecords(
  records: readonly PageRecord[],
  before: readonly PageRecord[],
): readonly PageRecord[] {
  const known = new Map(before.map((record) => [record.pathname, record]));
  return records.map((record) => {
    const former = known.get(record.pathname);
    return former !== undefined && isDeepStrictEqual(former, record) ? former : record;
  });
}
