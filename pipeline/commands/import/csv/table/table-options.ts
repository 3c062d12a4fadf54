import { nearest } from "../../../../core/text/nearest.ts";
import { UsageError } from "../../../../core/usage-error.ts";
import type { Addressing } from "../../../../exports/register-map/printed-reference.ts";
import { type ColumnRole, columnRoles } from "../words/column-words.ts";

/** The statements of a person about a table that the table lacks. */
export interface TableOptions {
  /** Pairs of a role and the column that has it, by its name or its number from 1. */
  readonly columns?: readonly StatedColumn[] | undefined;
  /** Lines of the file above the names of the columns. */
  readonly skip?: number | undefined;
  readonly noHeader?: boolean | undefined;
  /** The numbers of the column of the scale divide. */
  readonly divisor?: boolean | undefined;
  readonly addressing?: Addressing | undefined;
}

/** The same as options of a command line have it. */
export interface StatedTable extends Omit<TableOptions, "columns"> {
  readonly columns?: string | undefined;
}

export interface StatedColumn {
  readonly role: ColumnRole;
  readonly column: string;
}

/** Reads `Address=Modbus address,Type=Data type`. A comma in the name of a column divides nothing. */
export function readColumns(text: string | undefined): readonly StatedColumn[] | undefined {
  if (text === undefined) return undefined;
  return text.split(/,(?=[^,=]+=)/).map((pair) => {
    const [, word = "", column = ""] = /^\s*([^=]*?)\s*=\s*(.*?)\s*$/s.exec(pair) ?? [];
    if (word === "" || column === "")
      throw new UsageError(
        `"${pair}" names no column.`,
        'Write what a column says and its name, such as --columns "Address=Modbus address,Type=Data type".',
      );
    return { role: roleNamed(word), column };
  });
}

function roleNamed(word: string): ColumnRole {
  const name = word.toLowerCase().replace(/\s+/g, " ");
  const role = columnRoles.find((one) => one === name);
  if (role !== undefined) return role;
  const [near] = nearest(name, columnRoles);
  throw new UsageError(
    `A column of a table of registers cannot be "${word}".`,
    `${near === undefined ? "" : `Did you mean ${roleTitle(near as ColumnRole)}? `}It can be ${columnRoles.map(roleTitle).join(", ")}.`,
  );
}

/** A role as `--columns` names it, with a capital letter as the columns of our own tables have. */
export function roleTitle(role: ColumnRole): string {
  return role === "rw" ? "RW" : `${role.charAt(0).toUpperCase()}${role.slice(1)}`;
}
