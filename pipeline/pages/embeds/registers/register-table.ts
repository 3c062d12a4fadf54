import { escapeAttribute } from "../../../../renderer/compose/escape.ts";
import type { Table } from "../../../../schema/generated/types.ts";
import { formatDigits, formatRange, withUnit } from "../../../domain/quantity/format-digits.ts";
import { mapRegisterOf } from "../../../exports/register-map/map-registers.ts";
import { printedReference } from "../../../exports/register-map/printed-reference.ts";
import { styleOf } from "../../../exports/register-map/register-map-content.ts";
import { registerDrawings } from "../../drawings/register-drawings.ts";
import { equalsText } from "../equals-text.ts";
import { scaleText } from "../scale-text.ts";
import { isStatusShown, statusWord } from "../shown-status.ts";
import { sparseTable } from "../sparse-table.ts";
import { type RegisterRequest, tableWords } from "./register-request.ts";

const accessWords = { r: "read", w: "write", rw: "read and write", w1c: "write 1 to clear" } as const;

const columns = [
  { id: "name", title: "Register" },
  { id: "address", title: "Address", numeric: true },
  { id: "reference", title: "Printed as", numeric: true },
  { id: "type", title: "Type" },
  { id: "access", title: "Access" },
  { id: "scale", title: "Scale" },
  { id: "range", title: "Range" },
  { id: "unit", title: "Unit" },
  { id: "default", title: "Default" },
  { id: "values", title: "Values" },
  { id: "status", title: "Status" },
  { id: "meaning", title: "Meaning" },
] as const;

type Cells = Partial<Record<(typeof columns)[number]["id"], string>>;
type RegisterGroup = RegisterRequest["record"]["data"]["blocks"][number];
type Authored = RegisterGroup["registers"][number];

/** The registers of a block that are published; nothing where none is. */
export function registerTable(b: number, request: RegisterRequest): Table[] {
  const { record, context, claimAnchor } = request;
  const { data } = record;
  const block = data.blocks[b];
  const shown = (block?.registers ?? []).flatMap((register, r) =>
    isStatusShown(register.status ?? data.status, context.index) ? [{ register, r }] : [],
  );
  if (block === undefined || shown.length === 0) return [];
  const rows = shown.map(({ register, r }) => ({
    anchor: claimAnchor(`register-${register.name.toLowerCase()}`),
    cells: cellsOf(register, `/blocks/${b}/registers/${r}`, block, request),
  }));
  const caption = block.table === undefined ? block.title : `${block.title}: ${tableWords[block.table]}`;
  const drawings = registerDrawings(shown.map(({ register }) => register));
  const table = sparseTable(caption, columns, rows);
  return [drawings.length === 0 ? table : { ...table, drawings }];
}

function cellsOf(
  register: Authored,
  pointer: string,
  block: RegisterGroup,
  { record, context }: RegisterRequest,
): Cells {
  const { data } = record;
  const { name, address, access, status } = register;
  const unit = register.unit === undefined ? undefined : context.index.units.get(register.unit);
  const digits = (key: "min" | "max" | "default" | "factor" | "offset"): string | undefined =>
    register[key] === undefined ? undefined : formatDigits(record.digits[`${pointer}/${key}`] ?? "");
  const style = styleOf(data);
  const byDefault = digits("default");
  const range = formatRange(digits("min"), digits("max"), unit);
  return {
    name: `<code>${escapeAttribute(name)}</code>`,
    ...(address === undefined ? {} : { address: String(address) }),
    ...(address === undefined || style === undefined
      ? {}
      : { reference: printedReference(address, block.table, style) ?? "" }),
    type: typeCell(register, block),
    ...(access === undefined ? {} : { access: accessWords[access] }),
    scale: escapeAttribute(scaleText(digits("factor"), digits("offset"))),
    ...(range === undefined ? {} : { range: escapeAttribute(range) }),
    // Beside a number the unit stands with it.
    ...(range === undefined && byDefault === undefined ? { unit: escapeAttribute(unit?.symbol ?? "") } : {}),
    ...(byDefault === undefined ? {} : { default: escapeAttribute(withUnit(byDefault, unit)) }),
    values: valuesCell(register, pointer, { record, context }),
    status: statusWord(status ?? data.status),
    meaning: meaningCell(register, context.inline(record, `${pointer}/description`) ?? ""),
  };
}

/** `u16`, `2 × f32`, `string of 8 words` */
function typeCell(register: Authored, block: RegisterGroup): string {
  const known = mapRegisterOf(register, block);
  const type = typeof known === "object" ? known.type : register.type;
  if (type === undefined) return "";
  const times = register.count === undefined || register.count === 1 ? "" : `${register.count}\u00A0×\u00A0`;
  const length = type === "string" && register.words !== undefined ? ` of ${register.words}\u00A0words` : "";
  return `${times}<code>${type}</code>${length}`;
}

function valuesCell(
  { values, bits }: Authored,
  pointer: string,
  { record, context }: Pick<RegisterRequest, "record" | "context">,
): string {
  return [
    ...(values ?? []).map(({ value, name }) => equalsText(value, escapeAttribute(name))),
    ...(bits ?? []).map(({ bit, name }, n) => {
      const text = context.inline(record, `${pointer}/bits/${n}/description`);
      return `${equalsText(`bit\u00A0${bit}`, `<code>${escapeAttribute(name)}</code>`)}${text === undefined ? "" : `: ${text}`}`;
    }),
  ].join("<br>");
}

function meaningCell({ persistent }: Authored, html: string): string {
  return persistent === true ? `${html} Kept without power.` : html;
}
