import { escapeAttribute } from "../../../../renderer/shared/compose/escape.ts";
import type { Table } from "../../../../schema/generated/types.ts";
import { tableNames } from "../../../domain/codecs/modbus/register-types.ts";
import { formatDigits, formatRange, withUnit } from "../../../domain/quantity/format-digits.ts";
import { type BlockPlace, isPlacedBlock } from "../../../exports/register-map/block-places.ts";
import { addressUnitOf, mapRegisterOf } from "../../../exports/register-map/map-registers.ts";
import { printedReference } from "../../../exports/register-map/printed-reference.ts";
import { placedAddress } from "../../../exports/register-map/register-map-content.ts";
import { registerDrawings } from "../../drawings/register-drawings.ts";
import { withMark } from "../can/as-stated.ts";
import { claimScoped } from "../claimed-anchors.ts";
import { equalsText } from "../equals-text.ts";
import { scaleText } from "../scale-text.ts";
import { withScope } from "../scope-note.ts";
import { setAnchors } from "../set-anchors.ts";
import { statusWord } from "../shown-status.ts";
import { sparseTable } from "../sparse-table.ts";
import { addressText } from "./block-facts.ts";
import { accessWords, effectText, joinedSentences } from "./effect-text.ts";
import { fieldCells, namedValuesCell } from "./field-cells.ts";
import { layoutsOf } from "./register-layouts.ts";
import type { RegisterRequest } from "./register-request.ts";
import { repeatText } from "./repeat-text.ts";
import type { VisibleBlock } from "./visible-blocks.ts";

const columns = [
  { id: "name", title: "Register" },
  { id: "address", title: "Address", numeric: true },
  { id: "inBlock", title: "In the block", numeric: true },
  { id: "reference", title: "Printed as", numeric: true },
  { id: "type", title: "Type" },
  { id: "access", title: "Access" },
  { id: "scale", title: "Scale" },
  { id: "range", title: "Range" },
  { id: "unit", title: "Unit" },
  { id: "default", title: "Default" },
  { id: "reset", title: "After reset" },
  { id: "values", title: "Values" },
  { id: "status", title: "Status" },
  { id: "meaning", title: "Meaning" },
] as const;

type Cells = Partial<Record<(typeof columns)[number]["id"], string>>;
type RegisterGroup = RegisterRequest["record"]["data"]["blocks"][number];
type Authored = RegisterGroup["registers"][number];

/** A register and its place. */
interface Place {
  readonly pointer: string;
  readonly block: RegisterGroup;
  readonly place: BlockPlace | undefined;
}

/** The registers of a block that are published, each with a row for each of its fields. */
export function registerTable({ block, b, registers }: VisibleBlock, request: RegisterRequest): Table {
  const { record, context, claimAnchor } = request;
  const place = request.places.get(block.id);
  const rows = registers.flatMap(({ register, r }) => {
    const pointer = `/blocks/${b}/registers/${r}`;
    return [
      {
        anchor: claimScoped(claimAnchor, setAnchors.register(register.name), register),
        cells: cellsOf(register, { pointer, block, place }, request),
      },
      ...fieldCells(register, pointer, request).map((cells) => ({ cells })),
    ];
  });
  const caption = block.table === undefined ? block.title : `${block.title}: ${tableNames[block.table]}`;
  const table = sparseTable(caption, columns, rows);
  const note = [context.inline(record, `/blocks/${b}/description`), repeatText(block, place)]
    .filter(Boolean)
    .join(" ");
  const drawings = registerDrawings(
    registers
      .filter(({ register }) => isDrawn(register, request))
      .flatMap(({ register }) => layoutsOf(register, record, context.index)),
  );
  return { ...table, ...(note === "" ? {} : { note }), ...(drawings.length === 0 ? {} : { drawings }) };
}

/** Elsewhere than on its own page, a memory with its many registers of 32 bits has tables alone. */
function isDrawn({ fields = [], bits = [] }: Authored, { record, drawsMemory }: RegisterRequest): boolean {
  // A drawing of one field says no more than its row.
  return record.data.transport !== "memory" || (drawsMemory === true && fields.length + bits.length > 1);
}

function cellsOf(register: Authored, { pointer, block, place }: Place, request: RegisterRequest): Cells {
  const { record, context, style } = request;
  const { data } = record;
  const { name, access, status, reset } = register;
  const address = placedAddress(register, place);
  return {
    name: withScope(`<code>${escapeAttribute(name)}</code>`, register, record, context.index),
    ...(address === undefined ? {} : { address: addressText(address, data) }),
    ...(register.address !== undefined && isPlacedBlock(block) ? { inBlock: String(register.address) } : {}),
    ...(address === undefined || style === undefined
      ? {}
      : { reference: printedReference(address, block.table, style) ?? "" }),
    type: typeCell(register, block, data),
    ...(access === undefined ? {} : { access: accessWords[access] }),
    ...numberCells(register, pointer, request),
    ...(reset === undefined ? {} : { reset: resetCell(register) }),
    values: valuesCell(register, pointer, request),
    status: statusWord(status ?? data.status),
    meaning: meaningCell(register, context.inline(record, `${pointer}/description`) ?? ""),
  };
}

/** Scale, range, unit and default. A register that another one scales has no unit beside its digits. */
function numberCells(register: Authored, pointer: string, { record, context }: RegisterRequest): Cells {
  const unit = register.unit === undefined ? undefined : context.index.units.get(register.unit);
  const symbol = unit?.symbol ?? register.unitText ?? "";
  const { scaleFrom } = register;
  const known = scaleFrom === undefined ? unit : undefined;
  const digits = (key: "min" | "max" | "default" | "factor" | "offset"): string | undefined =>
    register[key] === undefined ? undefined : formatDigits(record.digits[`${pointer}/${key}`] ?? "");
  const byDefault = digits("default");
  const range = formatRange(digits("min"), digits("max"), known);
  const isBeside = known !== undefined && (range !== undefined || byDefault !== undefined);
  return {
    scale:
      scaleFrom === undefined
        ? escapeAttribute(scaleText(digits("factor"), digits("offset")))
        : `10<sup><code>${escapeAttribute(scaleFrom)}</code></sup>`,
    ...(range === undefined ? {} : { range: escapeAttribute(range) }),
    // If the unit is beside a number, it is written with it.
    ...(isBeside ? {} : { unit: escapeAttribute(symbol) }),
    ...(byDefault === undefined ? {} : { default: escapeAttribute(withUnit(byDefault, known)) }),
  };
}

/** `u16`, `2 × f32`, `string of 8 words`, `bits of 32` */
function typeCell(register: Authored, block: RegisterGroup, data: RegisterRequest["record"]["data"]): string {
  const known = mapRegisterOf(register, block, data);
  const type = typeof known === "object" ? known.type : register.type;
  if (type === undefined) return "";
  const { count, countFrom, words, width, stride } = register;
  const times = count === undefined || count === 1 ? "" : `${count}\u00A0×\u00A0`;
  const unit = addressUnitOf(data) === "byte" ? "bytes" : "words";
  const length = type === "string" && words !== undefined ? ` of ${words}\u00A0${unit}` : "";
  const bits = width === undefined || width === 16 ? "" : ` of ${width}\u00A0bits`;
  const apart = stride === undefined ? "" : `, each ${stride} addresses`;
  const used = countFrom === undefined ? "" : `, as many as <code>${escapeAttribute(countFrom)}</code> says`;
  return `${times}<code>${type}</code>${length}${bits}${apart}${used}`;
}

function resetCell({ reset = "", resetMask }: Authored): string {
  const bits = `<code>${reset}</code>`;
  return resetMask === undefined ? bits : `${bits} in the bits <code>${resetMask}</code>`;
}

function valuesCell(register: Authored, pointer: string, request: RegisterRequest): string {
  const { record, context } = request;
  return [
    ...namedValuesCell(register.values, pointer, request),
    ...(register.bits ?? []).map(({ bit, name, ...scope }, n) => {
      const text = context.inline(record, `${pointer}/bits/${n}/description`);
      const named = withScope(`<code>${escapeAttribute(name)}</code>`, scope, record, context.index);
      return `${equalsText(`bit\u00A0${bit}`, named)}${text === undefined ? "" : `: ${text}`}`;
    }),
  ].join("<br>");
}

function meaningCell(register: Authored, html: string): string {
  const more = [
    ...effectText(register),
    ...(register.persistent === true ? ["Kept without power."] : []),
    ...(register.static === true ? ["Does not change while the device runs."] : []),
    ...(register.notAvailable === undefined
      ? []
      : [`<code>${register.notAvailable}</code> states that there is no value.`]),
    ...(register.view === undefined ? [] : [`View of these addresses: ${escapeAttribute(register.view)}.`]),
    ...(register.mandatory === true ? ["Every device with this map has it."] : []),
  ];
  return withMark(register, joinedSentences(html, more));
}
