import { addToGroup } from "../../../../core/group-by.ts";
import type { ColumnRole } from "../words/column-words.ts";
import { contentOf, fitsRole, isHexColumn } from "./column-content.ts";
import type { PossibleRole } from "./head-words.ts";
import { possibleRoles } from "./head-words.ts";
import type { Sheet } from "./sheet.ts";

/** A column of a table of registers with what it says. */
export interface RoleColumn {
  /** From 0. */
  readonly column: number;
  /** As the head of the table has it, or the number of the column from 1 where the table has no head. */
  readonly name: string;
  readonly isHex: boolean;
  /** Whether the person has named it for the role. */
  readonly isStated: boolean;
}

/** Columns by their roles; a role of texts may have several, the most usual first. */
export type Roles = ReadonlyMap<ColumnRole, readonly RoleColumn[]>;

/** A column that says something and has no role. */
export interface SpareColumn {
  /** Its name, or its number from 1 where it has none. */
  readonly name: string;
  /** The column, or the role, that says the same. */
  readonly taken?: string;
  /** The role that its name has, and a cell that does not fit the role; `column` is from 0. */
  readonly unread?: { readonly role: ColumnRole; readonly cell: string; readonly column: number };
}

export interface FoundRoles {
  readonly roles: Roles;
  /** Columns that say something and have no role. */
  readonly spare: readonly SpareColumn[];
}

/** Roles that may have more than one column: a cell is that of the first one that says something, or all of them. */
const several: ReadonlySet<ColumnRole> = new Set(["name", "description", "function code"]);

interface Candidate extends RoleColumn, PossibleRole {}

/** Gives each column of a table the role that its name may have and that its cells fit. */
export function findRoles(
  names: readonly string[],
  sheet: Pick<Sheet, "rows" | "numbers">,
  stated: ReadonlyMap<number, ColumnRole>,
): FoundRoles {
  const statedRoles = new Set(stated.values());
  const roles = new Map<ColumnRole, Candidate[]>();
  const spare: SpareColumn[] = [];
  const open: Candidate[][] = [];
  for (const [column, name] of names.entries()) {
    const cells = contentOf(sheet, column);
    const isHex = isHexColumn(name, cells);
    const role = stated.get(column);
    if (role !== undefined) {
      addToGroup(roles, role, { column, name, isHex, role, rank: -1, isStated: true });
      continue;
    }
    if (cells.length === 0) continue;
    const fitting = possibleRoles(name)
      .filter((one) => !statedRoles.has(one.role) && fitsRole(one.role, cells, sheet.numbers, isHex))
      .map((one) => ({ column, name, isHex, isStated: false, ...one }));
    const [unread] = possibleRoles(name);
    if (fitting.length === 0)
      spare.push({
        name: name === "" ? String(column + 1) : name,
        ...(unread === undefined ? {} : { unread: { role: unread.role, cell: cells[0] ?? "", column } }),
      });
    else open.push(fitting);
  }
  // Columns whose names are the most usual ones for their roles come first, and others take what is left.
  open.sort(([a], [b]) => (a?.rank ?? 0) - (b?.rank ?? 0));
  for (const candidates of open) {
    const found = candidates.find(({ role }) => several.has(role) || !roles.has(role));
    const [first] = candidates;
    if (found !== undefined) addToGroup(roles, found.role, found);
    else if (first !== undefined)
      spare.push({ name: first.name, taken: roles.get(first.role)?.[0]?.name ?? first.role });
  }
  return { roles: withoutTranslations(withAddress(roles, sheet), spare), spare };
}

/** Where no other column has addresses, an offset that differs from row to row is one: it counts from where the map begins. */
function withAddress(
  roles: Map<ColumnRole, Candidate[]>,
  sheet: Pick<Sheet, "rows" | "numbers">,
): Map<ColumnRole, Candidate[]> {
  const [offset] = roles.get("offset") ?? [];
  if (offset === undefined || offset.isStated || roles.has("address") || roles.has("reference")) return roles;
  const cells = contentOf(sheet, offset.column);
  const differ = new Set(cells).size === cells.length;
  if (!differ || !fitsRole("address", cells, sheet.numbers, offset.isHex)) return roles;
  roles.delete("offset");
  return roles.set("address", [{ ...offset, role: "address" }]);
}

/** If a description is in two languages, the first is taken. */
function withoutTranslations(
  roles: Map<ColumnRole, Candidate[]>,
  spare: SpareColumn[],
): Map<ColumnRole, Candidate[]> {
  for (const role of ["name", "description"] as const) {
    const all = roles.get(role) ?? [];
    const firsts = new Map<string, string>();
    const rest = all.filter(({ name }) => {
      const key = withoutLanguage(name);
      const other = firsts.get(key);
      if (other === undefined) firsts.set(key, name);
      else spare.push({ name, taken: other });
      return other === undefined;
    });
    if (rest.length < all.length) roles.set(role, rest);
  }
  return roles;
}

function withoutLanguage(name: string): string {
  return name.toLowerCase().replace(/[\s_(.-]*(?:en|de|english|german|englisch|deutsch)\)?$/, "");
}
