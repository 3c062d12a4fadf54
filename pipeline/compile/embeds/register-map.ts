import type { RegisterMapSource, Table } from "../../../schema/generated/types.ts";
import { formatDigits, formatRange, withUnit } from "../../quantity/format-digits.ts";
import { isShown } from "../../resolve/value-status.ts";
import { nearest } from "../../text/nearest.ts";
import { escapeHtml } from "../escape-html.ts";
import type { Embed } from "./embed.ts";
import { unpublished } from "./unpublished.ts";

const mark = ' <span class="status status-preliminary">preliminary</span>';
const accessWords = { r: "read", w: "write", rw: "read and write", w1c: "write 1 to clear" } as const;

/**
 * The registers of a map, a table a block; `block` shows one of them. Columns that no register fills are left out, and
 * registers that are not published.
 */
export const registerMap: Embed = {
  ref: "register-map",
  optional: ["block"],
  compile({ record, attributes, claimAnchor }, context) {
    if (record === undefined) throw new Error("An embed with ref is compiled with its record.");
    const data = record.data as unknown as RegisterMapSource;
    const wanted = attributes.block;
    if (wanted !== undefined && !data.blocks.some((block) => block.id === wanted)) {
      const ids = data.blocks.map((block) => block.id);
      const near = nearest(wanted, ids);
      return {
        attribute: "block",
        message: `The register map "${data.id}" has no block "${wanted}".`,
        hint: near.length > 0 ? `Did you mean ${near.join(" or ")}?` : `Its blocks are ${ids.join(", ")}.`,
      };
    }
    const tables = data.blocks.flatMap((block, b): Table[] => {
      if (wanted !== undefined && block.id !== wanted) return [];
      const rows = block.registers.flatMap((register, r) => {
        const status = register.status ?? data.status ?? "unverified";
        if (!isShown({ status }, context.index.review)) return [];
        const pointer = `/blocks/${b}/registers/${r}`;
        const unit = register.unit === undefined ? undefined : context.index.units.get(register.unit);
        const digits = (key: string): string => formatDigits(record.digits[`${pointer}/${key}`] ?? "");
        const level = (key: "min" | "max"): string | undefined =>
          register[key] === undefined ? undefined : digits(key);
        const range = formatRange(level("min"), level("max"), unit) ?? unit?.symbol ?? "";
        const values = (register.values ?? [])
          .map((value) => `${value.value} = ${escapeHtml(value.name)}`)
          .join("<br>");
        return {
          anchor: claimAnchor(`register-${register.name.toLowerCase()}`),
          cells: {
            name: `<code>${escapeHtml(register.name)}</code>${status === "preliminary" ? mark : ""}`,
            address: register.address === undefined ? "" : String(register.address),
            type: register.type === undefined ? "" : `<code>${register.type}</code>`,
            access: register.access === undefined ? "" : accessWords[register.access],
            range: escapeHtml(range),
            default: register.default === undefined ? "" : escapeHtml(withUnit(digits("default"), unit)),
            values,
            meaning: context.inline(record, `${pointer}/description`) ?? "",
          },
        };
      });
      return rows.length === 0 ? [] : [tableOf(block.title, rows)];
    });
    if (tables.length === 0) return unpublished("register map", record);
    const note = context.inline(record, "/note");
    return {
      kind: "table",
      record: "register-map",
      id: data.id,
      ...(note === undefined ? {} : { note }),
      tables,
    };
  },
};

const columns = [
  { id: "name", title: "Register" },
  { id: "address", title: "Address", numeric: true },
  { id: "type", title: "Type" },
  { id: "access", title: "Access" },
  { id: "range", title: "Range" },
  { id: "default", title: "Default" },
  { id: "values", title: "Values" },
  { id: "meaning", title: "Meaning" },
] as const;

type Cells = Record<(typeof columns)[number]["id"], string>;

function tableOf(caption: string, rows: readonly { anchor: string | undefined; cells: Cells }[]): Table {
  const used = columns.filter(({ id }) => rows.some(({ cells }) => cells[id] !== ""));
  return {
    caption,
    columns: used.map((column) => ({ ...column })),
    rows: rows.map(({ anchor, cells }) => ({
      ...(anchor === undefined ? {} : { anchor }),
      cells: used.map(({ id }) => cells[id]),
    })),
  };
}
