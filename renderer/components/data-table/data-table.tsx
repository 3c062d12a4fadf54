import type { ReactNode } from "react";
import type { Table } from "../../../schema/generated/types.ts";
import { Html } from "../html/html.tsx";
import { StatusHead } from "../status-legend/status-legend.tsx";
import { TableFrame } from "../table-frame/table-frame.tsx";

/** A table with more columns than this is written small, so that a desk shows all of it. */
const DENSE = 6;
/** One with more columns than this has its rows stacked on a phone, whatever they hold. */
const STACKED = 4;
/** And one of three or four whose widest cells together have more letters than a line of a phone. */
const PHONE_LINE = 48;

/** A table of a data record: registers, messages, pins. The first cell heads its row. */
export function DataTable(props: { readonly table: Table; readonly anchors: readonly string[] }): ReactNode {
  const { table, anchors } = props;
  const stacks = stacksOnPhone(table);
  return (
    <TableFrame label={table.caption} className="data-frame">
      <table className={classOf(table, stacks)}>
        <caption>{table.caption}</caption>
        <thead>
          <tr>
            {table.columns.map((column, index) =>
              column.id === "status" ? (
                <StatusHead key={column.id} words={statusesOf(table, index)} />
              ) : (
                <th key={column.id} scope="col" className={column.numeric === true ? "numeric" : undefined}>
                  {column.title}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <Row
              key={row.anchor ?? row.cells.join("\u0000")}
              row={row}
              table={table}
              anchors={anchors}
              stacks={stacks}
            />
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

/** The words of a column of statuses. */
function statusesOf({ rows }: Table, index: number): string[] {
  return rows.map(({ cells }) => (cells[index] ?? "").replaceAll(/<[^>]*>/g, ""));
}

function classOf({ columns }: Table, stacks: boolean): string {
  const dense = columns.length > DENSE ? " dense-table" : "";
  return `data-table${dense}${stacks ? " stacked-table" : ""}`;
}

/** A cell of many words takes what room there is: the others are pressed together, and each row is tall. */
function stacksOnPhone({ columns, rows }: Table): boolean {
  if (columns.length < 3 || columns.length > STACKED) return columns.length > STACKED;
  const widths = columns.map((_, index) =>
    rows.reduce((widest, { cells }) => Math.max(widest, lengthOf(cells[index])), 0),
  );
  return widths.reduce((sum, width) => sum + width, 0) > PHONE_LINE;
}

/** Letters of the longest line of a cell. */
function lengthOf(html = ""): number {
  return Math.max(...html.split("<br>").map((line) => line.replaceAll(/<[^>]*>/g, "").length));
}

function Row(props: {
  readonly row: Table["rows"][number];
  readonly table: Table;
  readonly anchors: readonly string[];
  readonly stacks: boolean;
}): ReactNode {
  const { row, table, anchors, stacks } = props;
  const id = row.anchor !== undefined && anchors.includes(row.anchor) ? row.anchor : undefined;
  return (
    <tr id={id}>
      {table.columns.map((column, index) => {
        const cell = row.cells[index] ?? "";
        const className = column.numeric === true ? "numeric" : undefined;
        const head = stacks ? column.title : undefined;
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
