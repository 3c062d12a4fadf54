import type { ReactNode } from "react";
import type { ProductPage } from "../../../schema/generated/types.ts";
import { Link } from "../../components/link/link.tsx";
import { Quantity } from "../../components/quantity/quantity.tsx";
import { partId } from "../../components/section/anchor-of.ts";
import { Section } from "../../components/section/section.tsx";
import { TableFrame } from "../../components/table-frame/table-frame.tsx";
import { trueMinus } from "../../shared/compose/display-text.ts";

type Table = NonNullable<ProductPage["differences"]>;
type Cell = Table["rows"][number]["cells"][number];

const CAPTION = "Differences by hardware revision and variant";

/**
 * The values that differ by hardware revision and variant, a column for each; the errata of single revisions and
 * variants are above. If there are too many columns, each value is a line.
 */
export function Differences({ record }: { readonly record: ProductPage }): ReactNode {
  const { differences } = record;
  if (differences === undefined) return null;
  const { columns, rows } = differences;
  return (
    <Section folds id={partId(record, "differences")} title="Differences by hardware and variant">
      <TableFrame label={CAPTION} className="data-frame">
        <table className="data-table">
          <caption>{CAPTION}</caption>
          <thead>
            <tr>
              <th scope="col">What</th>
              {columns.length === 0 && ["Value", "Holds for"].map(headOf)}
              {columns.map(({ title }) => headOf(title))}
            </tr>
          </thead>
          <tbody>
            {columns.some(({ notices }) => notices.length > 0) && <NoticeRow columns={columns} />}
            {rows.map((row) => (
              <RowView key={`${row.href} ${row.group} ${row.title} ${row.cond}`} row={row} />
            ))}
          </tbody>
        </table>
      </TableFrame>
    </Section>
  );
}

function headOf(title: string): ReactNode {
  return (
    <th key={title} scope="col">
      {title}
    </th>
  );
}

function RowView({ row }: { readonly row: Table["rows"][number] }): ReactNode {
  const { title, cond, group, href, cells, boards } = row;
  const head = (
    <th scope="row">
      <Link href={href}>{title}</Link>
      {[cond, group].map(
        (note) =>
          note !== undefined && (
            <span key={note} className="spec-note">
              {" "}
              {note}
            </span>
          ),
      )}
    </th>
  );
  if (boards === undefined)
    return (
      <tr>
        {head}
        {cells.map((cell, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column alone
          <CellView key={column} cell={cell} />
        ))}
      </tr>
    );
  return boards.map((words, n) => (
    <tr key={words}>
      {head}
      <CellView cell={cells[n] ?? []} />
      <td>{words}</td>
    </tr>
  ));
}

function NoticeRow({ columns }: Pick<Table, "columns">): ReactNode {
  return (
    <tr>
      <th scope="row">Errata and notices</th>
      {columns.map(({ title, notices }) => (
        <td key={title}>
          {notices.length === 0 && "none"}
          {notices.map(({ title: name, href }, n) => (
            <span key={href}>
              {n > 0 && ", "}
              <Link href={href}>{name}</Link>
            </span>
          ))}
        </td>
      ))}
    </tr>
  );
}

function CellView({ cell }: { readonly cell: Cell }): ReactNode {
  return (
    <td>
      {cell.length === 0 && "–"}
      {cell.map(({ display, converted, status }, n) => (
        <span key={display}>
          {n > 0 && ", "}
          <Quantity text={trueMinus(display)} converted={converted?.display} system={converted?.system} />
          {status !== undefined && <span className={`status status-${status}`}> {status}</span>}
        </span>
      ))}
    </td>
  );
}
