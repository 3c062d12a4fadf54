import { Fragment, type ReactNode } from "react";
import type { Table } from "../../../schema/generated/types.ts";
import { Html } from "../html/html.tsx";
import { StatusHead } from "../status-legend/status-legend.tsx";
import { statusMeanings } from "../status-legend/status-words.ts";
import { TableFrame } from "../table-frame/table-frame.tsx";
import { arrangeTable, type Constant, plainText } from "./arrange-table.ts";

/** A table with more columns than this is written small, so that a desk shows all of it. */
const DENSE = 6;
/** One with more columns than this has its rows stacked on a phone, whatever they hold. */
const STACKED = 4;
/** And one of three or four whose widest cells together have more letters than a line of a phone. */
const PHONE_LINE = 48;

/** A table of a data record: registers, messages, pins. The first cell heads its row. */
export function DataTable(props: { readonly table: Table; readonly anchors: readonly string[] }): ReactNode {
  const { anchors } = props;
  const { constants, places } = arrangeTable(props.table);
  const table = withColumns(props.table, places);
  const stacks = stacksOnPhone(table);
  return (
    <TableFrame label={table.caption} className="data-frame">
      <table className={classOf(table, stacks)}>
        <caption>
          {table.caption}
          <Constants constants={constants} />
        </caption>
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

/** A table with these columns, by their places in a row. */
function withColumns(table: Table, places: readonly number[]): Table {
  return {
    ...table,
    columns: places.flatMap((place) => table.columns[place] ?? []),
    rows: table.rows.map((row) => ({ ...row, cells: places.map((place) => row.cells[place] ?? "") })),
  };
}

/** The values that all rows have, in one line: `Type: u16 · Status: preliminary, it may change`. */
function Constants({ constants }: { readonly constants: readonly Constant[] }): ReactNode {
  if (constants.length === 0) return null;
  return (
    <span className="spec-note">
      {constants.map(({ column: { id, title }, html }, index) => (
        <Fragment key={id}>
          {index > 0 && " · "}
          {title}: <Html html={html} />
          {id === "status" && statusMeanings([plainText(html)]).map(([, meaning]) => `, ${meaning}`)}
        </Fragment>
      ))}
    </span>
  );
}

/** The words of a column of statuses. */
function statusesOf({ rows }: Table, index: number): string[] {
  return rows.map(({ cells }) => plainText(cells[index] ?? ""));
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
  return Math.max(...html.split("<br>").map((line) => plainText(line).length));
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
        const cell = withNameBreaks(row.cells[index] ?? "");
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

const CODE = /(?<=<code>)[^<]{13,}(?=<\/code>)/g;
/** Behind a mark that joins the parts of a name, and before a capital that begins the next word. */
const JOINT = /(?<=[_/.:-])(?=[A-Za-z0-9])|(?<=[a-z0-9])(?=[A-Z][a-z])/;

/** Inline HTML whose long names in code may break between their parts, and nowhere else. */
export function withNameBreaks(html: string): string {
  return html.replace(CODE, (name) => name.split(JOINT).join("<wbr>"));
}
