import table from "./column-words.json" with { type: "json" };

/**
 * Names of columns as vendors write them in tables of registers, in English and German, by the role of such a
 * column. The first name of each list is the one that Fairlead writes, or the one by which `--columns` names
 * it. Source: the manuals and public register tables of makers of meters, inverters and heat pumps, read in
 * 2026; a name is written here in small letters, without brackets, and with spaces in place of other signs.
 */
export const columnWords: Readonly<Record<ColumnRole, readonly string[]>> = table;

/** The role of a column of a table of registers. */
export type ColumnRole = keyof typeof table;

export const columnRoles = Object.keys(table) as ColumnRole[];
