import type { Value } from "../../../schema/generated/types.ts";
import { own } from "../../core/json-pointer.ts";
import { ownValue } from "../../core/own-value.ts";
import { listInWords } from "../../core/text/phrase.ts";
import type { Citable, SiteIndex } from "../../model/resolve/site-index.ts";
import { diagnosticAt } from "../../sources/parse/source.ts";
import { sheetValues } from "./products.ts";
import type { Rule } from "./rule.ts";
import { needsSource } from "./status-source.ts";
import { pinQuantities } from "./wiring/pin-values.ts";

/** The fields that a reader needs to look a statement up, or to know who vouches for it and since when. */
const needed: Readonly<Partial<Record<Citable["kind"], readonly ("url" | "role" | "date")[]>>> = {
  company: ["url", "date"],
  signed: ["role", "date"],
  measurement: ["date"],
};

/** A source by which a value is confirmed, stated or measured can be checked; each is reported once, where it is written. */
export const sourcesComplete: Rule = (index) => {
  const users = usersOf(index);
  const files = [...index.sources.values()].filter(({ type, valid }) => type === "sources" && valid);
  return files.flatMap((source) => {
    const entries = own(source.data, "sources");
    return (Array.isArray(entries) ? (entries as Citable[]) : []).flatMap((entry, i) => {
      const user = users.get(entry.id);
      const missing = (ownValue(needed, entry.kind) ?? []).filter((field) => entry[field] === undefined);
      if (user === undefined || missing.length === 0) return [];
      const keys = missing.map((field) => `${field}:`);
      return [
        diagnosticAt(source, `/sources/${i}/id`, {
          code: "source-incomplete",
          message: `The source ${entry.id} of kind ${entry.kind} has no ${listInWords(missing, "or")}; a value of ${user.title} is ${user.status} by it.`,
          hint: `Add ${listInWords(keys, "and")}, or give the values that name it another status.`,
        }),
      ];
    });
  });
};

interface User {
  readonly title: string;
  readonly status: Value["status"];
}

/** For each source that makes a value confirmed, stated or measured the first record with such a value. */
function usersOf(index: SiteIndex): Map<string, User> {
  const users = new Map<string, User>();
  for (const { value, source } of [...sheetValues(index), ...pinQuantities(index)]) {
    const { status, source: id } = value;
    if (id === undefined || users.has(id) || !needsSource(status)) continue;
    users.set(id, { title: String(source.data.title), status });
  }
  return users;
}
