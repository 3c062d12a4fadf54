import { escapeAttribute } from "../../../../renderer/shared/compose/escape.ts";
import type { Table } from "../../../../schema/generated/types.ts";
import { tableNames } from "../../../domain/codecs/modbus/register-types.ts";
import { overviewRow } from "../overview-row.ts";
import { setAnchors } from "../set-anchors.ts";
import { sparseTable } from "../sparse-table.ts";
import { addressText, firstAddress } from "./block-facts.ts";
import type { RegisterRequest } from "./register-request.ts";
import type { VisibleBlock } from "./visible-blocks.ts";

const columns = [
  { id: "name", title: "Block" },
  { id: "address", title: "First address", numeric: true },
  { id: "table", title: "Table" },
  { id: "registers", title: "Registers", numeric: true },
  { id: "meaning", title: "Meaning" },
] as const;

/** All blocks at a glance. */
export function blockTable(blocks: readonly VisibleBlock[], request: RegisterRequest): Table {
  const { record, context } = request;
  const rows = blocks.map((visible) => {
    const { block, b, registers } = visible;
    const first = firstAddress(visible, request);
    const html = escapeAttribute(block.title);
    const row = overviewRow({ at: b, html, id: setAnchors.block(block.id), scope: {} }, request);
    return {
      anchor: row.anchor,
      cells: {
        name: row.name,
        ...(first === undefined ? {} : { address: addressText(first, record.data) }),
        ...(block.table === undefined ? {} : { table: tableNames[block.table] }),
        registers: String(registers.length),
        meaning: context.inline(record, `/blocks/${b}/description`) ?? "",
      },
    };
  });
  return sparseTable(`${record.data.title}: blocks`, columns, rows);
}
