import type { ReactNode } from "react";
import type { Table } from "../../../schema/generated/types.ts";
import { Html } from "../html/html.tsx";
import { TableFrame } from "../table-frame/table-frame.tsx";

/** A table with more columns than this is written small, so that a desk shows all of it. */
const DENSE = 6;
/** One with more columns than this has its rows stacked on a phone. */
const STACKED = 4;

/** A table of a data record: registers, messages, pins. The first cell heads its row. */
export function DataTable(props: { readonly table: Table; readonly anchors: readonly string[] }): ReactNode {
  const { table, anchors } = props;
  return (
    <TableFrame label={table.caption} className="data-frame">
      <table className={classOf(table)}>
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column.id} scope="col" className={column.numeric === true ? "numeric" : undefined}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <Row key={row.anchor ?? row.cells.join("\u0000")} row={row} table={table} anchors={anchors} />
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

function classOf({ columns }: Table): string {
  const dense = columns.length > DENSE ? " dense-table" : "";
  return `data-table${dense}${columns.length > STACKED ? " stacked-table" : ""}`;
}

function Row(props: {
  readonly row: Table["rows"][number];
  readonly table: Table;
  readonly anchors: readonly string[];
}): ReactNode {
  const { row, table, anchors } = props;
  const id = row.anchor !== undefined && anchors.includes(row.anchor) ? row.anchor : undefined;
  return (
    <tr id={id}>
      {table.columns.map((column, index) => {
        const cell = row.cells[index] ?? "";
        const className = column.numeric === true ? "numeric" : undefined;
        const head = table.columns.length > STACKED ? column.title : undefined;
        if (index > 0) return <Html key={column.id} as="td" html={cell} className={className} head={head} />;
        return (
          <th key={column.id} scope="row" className={className}>
            <Html html={cell} />
            {id !== undefined && (
              <a className="heading-anchor" href={`#${id}`} aria-label="Direct link to this row">
                #
              </a>
            )}
          </th>
        );
      })}
    </tr>
  );
}
