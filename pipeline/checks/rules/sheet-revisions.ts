import { recordsOf } from "../../model/resolve/records-of.ts";
import { diagnosticAt } from "../../sources/parse/source.ts";
import type { Rule } from "./rule.ts";

/** The revisions of a sheet are in order: each has its own name and no earlier day than the one before it. */
export const sheetRevisions: Rule = (index) =>
  recordsOf(index, "product").flatMap((source) => {
    const { revisionHistory: history = [], revision, date } = source.data.datasheet ?? {};
    const at = "/datasheet/revisionHistory";
    const found = history.flatMap((entry, i) => {
      const before = history[i - 1];
      if (before !== undefined && before.date > entry.date) {
        return [
          diagnosticAt(source, `${at}/${i}/date`, {
            code: "revision-order",
            message: `Revision ${entry.revision} is of ${entry.date}, and revision ${before.revision} before it of ${before.date}.`,
            hint: "Write the oldest revision first, or correct one of the days.",
          }),
        ];
      }
      if (history.slice(0, i).some((other) => other.revision === entry.revision)) {
        return [
          diagnosticAt(source, `${at}/${i}/revision`, {
            code: "revision-order",
            message: `The revision ${entry.revision} is in the history twice.`,
            hint: "Give the later one a name of its own.",
          }),
        ];
      }
      return [];
    });
    const last = history.at(-1);
    if (last === undefined) return found;
    for (const [key, own, wanted] of [
      ["revision", revision, last.revision],
      ["date", date, last.date],
    ] as const) {
      if (own === undefined || own === wanted) continue;
      found.push(
        diagnosticAt(source, `/datasheet/${key}`, {
          code: "revision-order",
          message: `The sheet states the ${key} ${own}; its history ends with ${wanted}.`,
          hint: "Add the revision to the history, or correct one of the two.",
        }),
      );
    }
    return found;
  });
