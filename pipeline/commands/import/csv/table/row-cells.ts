import type { Tell } from "../../notice.ts";
import { cellText } from "../cells/cell-text.ts";
import { type NumberForm, numberText } from "../cells/number-cell.ts";
import { unreadCell } from "../unread-cell.ts";
import type { ColumnRole } from "../words/column-words.ts";
import type { RoleColumn, Roles } from "./column-roles.ts";
import type { SheetRow } from "./sheet.ts";

/** The cells of one row by their roles; what cannot be read is reported with the name of its column. */
export class RowCells {
  readonly #texts = new Map<ColumnRole, readonly string[]>();

  constructor(
    readonly roles: Roles,
    readonly row: SheetRow,
    readonly numbers: NumberForm,
    readonly tell: Tell,
  ) {}

  column(role: ColumnRole): RoleColumn | undefined {
    return this.roles.get(role)?.[0];
  }

  /** Whether a cell has no text, by the number of its column from 0. */
  isEmpty(column: number): boolean {
    return cellText(this.row.cells[column]) === "";
  }

  /** The text of the first column of a role that says something. */
  text(role: ColumnRole): string | undefined {
    return this.texts(role)[0];
  }

  texts(role: ColumnRole): readonly string[] {
    const known = this.#texts.get(role);
    if (known !== undefined) return known;
    const columns = this.roles.get(role) ?? [];
    const texts = columns.flatMap(({ column }) => cellText(this.row.cells[column]) || []);
    this.#texts.set(role, texts);
    return texts;
  }

  /** A cell that a function reads; one that it cannot read is reported with what it should be. */
  read<Value>(role: ColumnRole, read: (text: string) => Value | undefined, what: string): Value | undefined {
    const text = this.text(role);
    if (text === undefined) return undefined;
    return read(text) ?? this.lose(role, text, what);
  }

  /** A number as JavaScript writes it. A unit behind it is no part of it. */
  number(role: ColumnRole): string | undefined {
    const isHex = this.column(role)?.isHex === true;
    const number = (text: string): string | undefined =>
      (isHex ? undefined : this.#hours(text)) ??
      numberText(text, this.numbers, isHex) ??
      this.#withUnit(text);
    const found = this.read(role, number, "no number");
    if (found === undefined || Number.isFinite(Number(found))) return found;
    return this.lose(role, found, "no number that a program can hold");
  }

  /** A number such as `24h` beside a unit of hours is not one in hexadecimal. */
  #hours(text: string): string | undefined {
    const isOfHours = /^(?:h|hrs?|hours?|std\.?|stunden?)$/i.test(this.text("unit") ?? "");
    return isOfHours ? /^(\d{1,15})h$/i.exec(text)?.[1] : undefined;
  }

  #withUnit(text: string): string | undefined {
    const [, number = "", behind = ""] = /^([+-]?\d[\d.,]*) ?([^\d\s.,].{0,12})$/.exec(text) ?? [];
    const unit = this.text("unit");
    const isUnit =
      behind !== "" && (unit?.endsWith(behind) === true || /^(?:°?[CKF]|%|[kmM]?[VAWh]|Hz)$/.test(behind));
    return isUnit ? numberText(number, this.numbers) : undefined;
  }

  lose(role: ColumnRole, text: string, what: string): undefined {
    const column = this.column(role)?.name ?? role;
    this.tell(unreadCell({ line: this.row.line, column, text }, what));
    return undefined;
  }
}
