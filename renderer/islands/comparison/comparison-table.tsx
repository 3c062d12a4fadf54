import type { ReactNode } from "react";
import { Link } from "../../components/link/link.tsx";
import { Symbolic } from "../../components/spec-table/symbolic.tsx";
import { TableFrame } from "../../components/table-frame/table-frame.tsx";
import { Control } from "../compared/control.tsx";
import { CopyTable } from "../compared/copy-table.tsx";
import { Entries } from "../compared/entries.tsx";
import type { UnitSystem } from "../sheet-tools/unit-system.ts";
import type { ComparedRow, ComparedSection, Sheet } from "./compare-sheets.ts";

/** A column a product, a row a parameter, under the headings of a datasheet. */
export function ComparisonTable(props: {
  readonly caption: string;
  readonly sheets: readonly Sheet[];
  readonly sections: readonly ComparedSection[];
  readonly system: UnitSystem;
  readonly onRemove: ((id: string) => void) | undefined;
}): ReactNode {
  const { caption, sheets, sections, system, onRemove } = props;
  if (sheets.length === 0) return null;
  return (
    <>
      <CopyTable />
      <TableFrame label={caption} className={sheets.length > 3 ? "wide-frame" : "spec-frame"}>
        <table className="wide-table compare-table">
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">Parameter</th>
              {sheets.map(({ id, title, href }) => (
                <th key={id} scope="col">
                  <Link href={href}>{title}</Link>
                  {onRemove !== undefined && (
                    <Control
                      as="button"
                      type="button"
                      className="compare-remove"
                      aria-label={`Remove ${title}`}
                      onClick={() => onRemove(id)}
                    >
                      remove
                    </Control>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          {sections.map(({ id, title, rows }) => (
            <tbody key={id}>
              <tr className="compare-section">
                <th scope="rowgroup" colSpan={sheets.length + 1}>
                  {title}
                </th>
              </tr>
              {rows.map((row) => (
                <Row key={row.param} row={row} system={system} />
              ))}
            </tbody>
          ))}
          {sections.length === 0 && (
            <tbody>
              <tr>
                <td colSpan={sheets.length + 1}>These products agree in all values that they share.</td>
              </tr>
            </tbody>
          )}
        </table>
      </TableFrame>
    </>
  );
}

function Row({ row, system }: { readonly row: ComparedRow; readonly system: UnitSystem }): ReactNode {
  const { name, symbol, cells, differs, verdict } = row;
  return (
    <tr className={differs ? "row-differs" : undefined}>
      <th scope="row">
        {name}
        {symbol !== undefined && <Symbolic symbol={symbol} />}
        {differs && <span className="differs"> differs</span>}
      </th>
      {cells.map((entries, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone.
        <td key={column}>
          <Entries entries={entries} system={system} withCond />
          {verdict?.columns.includes(column) === true && <span className="verdict"> {verdict.word}</span>}
        </td>
      ))}
    </tr>
  );
}
