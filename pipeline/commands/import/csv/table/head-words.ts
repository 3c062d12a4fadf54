import { once } from "../../../../core/once.ts";
import { type ColumnRole, columnRoles, columnWords } from "../words/column-words.ts";

/** A role that a name of a column may have, and how usual the name is for it: 0 is its first name. */
export interface PossibleRole {
  readonly role: ColumnRole;
  readonly rank: number;
}

const LONGEST = 60;

/** The roles that each name of a column may have. */
const rolesByWords = once((): ReadonlyMap<string, readonly PossibleRole[]> => {
  const found = new Map<string, PossibleRole[]>();
  for (const role of columnRoles)
    for (const [rank, words] of columnWords[role].entries())
      found.set(words, [...(found.get(words) ?? []), { role, rank }]);
  // The name by which our own tables have a column comes before others that vendors use.
  for (const roles of found.values()) roles.sort((a, b) => Number(b.rank === 0) - Number(a.rank === 0));
  return found;
});

/** A name of a column in small letters, with spaces in place of signs and between words that a capital letter divides. */
function plainWords(name: string): string {
  return name
    .normalize("NFKC")
    .replace(/([a-zäöüß])([A-ZÄÖÜ][a-zäöüß])/g, "$1 $2")
    .toLowerCase()
    .replace(/mod bus/g, "modbus")
    .replace(/[^\p{Letter}\p{Number}/%]+/gu, " ")
    .replace(/ ?\/ ?/g, "/")
    .trim();
}

/** The roles that a column of this name may have, the likeliest first. */
export function possibleRoles(name: string): readonly PossibleRole[] {
  if (name === "" || name.length > LONGEST) return [];
  const whole = plainWords(name);
  const outside = plainWords(name.replace(/[([{].*?(?:[)\]}]|$)/g, " "));
  for (const words of [whole, outside])
    for (const form of formsOf(words)) {
      const found = rolesByWords().get(form);
      if (found !== undefined) return found;
    }
  if (/ (?:name|bezeichnung)$/.test(outside)) return [{ role: "name", rank: LONGEST }];
  return [];
}

function formsOf(words: string): string[] {
  const plain = words.replace(/ (?:en|de|english|german|englisch|deutsch)$/, "");
  const own = plain.replace(/^(?:modbus|register|reg|the) /, "");
  const single = plain.replace(/ (?:modbus|rtu|tcp|modbus rtu|modbus tcp)$/, "");
  return [words, plain, own, single, own.replace(/^(?:modbus|register|reg) /, "")];
}

/** The roles that names of columns most likely have. */
export function likelyRoles(names: readonly string[]): ReadonlySet<ColumnRole> {
  return new Set(names.flatMap((name) => possibleRoles(name).slice(0, 1)).map(({ role }) => role));
}
