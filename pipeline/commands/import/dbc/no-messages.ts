import { listInWords } from "../../../core/text/phrase.ts";
import { UsageError } from "../../../core/usage-error.ts";

const kinds: readonly (readonly [keywords: readonly string[], name: string])[] = [
  [["VAL_TABLE_"], "tables of values"],
  [["BA_DEF_", "BA_DEF_REL_", "BA_DEF_SGTYPE_"], "definitions of attributes"],
  [["BA_", "BA_REL_"], "values of attributes"],
  [["EV_"], "environment variables"],
  [["CM_"], "comments"],
  [["VAL_"], "lists of values"],
];

/** The refusal of a database without messages, which names what the file has instead. */
export function noMessages(counts: ReadonlyMap<string, number>, nodes: number): UsageError {
  const others = kinds.flatMap(([keywords, name]) => {
    const count = keywords.reduce((sum, keyword) => sum + (counts.get(keyword) ?? 0), 0);
    return count === 0 ? [] : [`${name} (${count})`];
  });
  const found = [...(nodes === 0 ? [] : [`nodes (${nodes})`]), ...others];
  return found.length === 0
    ? new UsageError("No statement of a CAN database is in this file.", "Is it a CAN database (DBC)?")
    : new UsageError(
        `This CAN database has no message. It has ${listInWords(found, "and")}.`,
        "Import the database that has the messages; a record of a network needs at least one.",
      );
}
