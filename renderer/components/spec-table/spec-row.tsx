import type { ReactNode } from "react";
import type { Citation, SpecRow } from "../../../schema/generated/types.ts";
import { Html } from "../html/html.tsx";
import { displayText, figureText } from "./display-text.ts";
import { RowStatus } from "./row-status.tsx";
import type { SpecColumns } from "./spec-table.tsx";
import { Symbolic } from "./symbolic.tsx";

/** One parameter. Its id is set only where the page's record lists it, so that two tables never share one. */
export function SpecRowView(props: {
  readonly row: SpecRow;
  readonly columns: SpecColumns;
  readonly anchors: readonly string[];
  readonly citations: readonly Citation[];
}): ReactNode {
  const { row, columns, anchors, citations } = props;
  const id = anchors.includes(row.anchor) ? row.anchor : undefined;
  return (
    <tr id={id} className={row.status === "on-request" ? "spec-open" : undefined}>
      <th scope="row">
        {row.name}
        {row.symbol !== undefined && <Symbolic symbol={row.symbol} />}
        {id !== undefined && (
          <a className="heading-anchor" href={`#${id}`} aria-label={`Direct link to ${row.name}`}>
            #
          </a>
        )}
        {row.note !== undefined && <Html html={row.note} className="spec-note" />}
      </th>
      <Values row={row} columns={columns} />
      {columns.hasCond && <td className="spec-cond">{row.cond}</td>}
      {columns.hasStatus && (
        <td className="spec-status">
          {row.status !== "on-request" && <RowStatus row={row} citations={citations} />}
        </td>
      )}
    </tr>
  );
}

function Values({ row, columns }: { readonly row: SpecRow; readonly columns: SpecColumns }): ReactNode {
  const numeric = columns.levels.some((level) => row[level] !== undefined) && row.status !== "on-request";
  if (!numeric) {
    const span = columns.levels.length + (columns.hasUnit ? 1 : 0);
    return (
      <td colSpan={span > 1 ? span : undefined} className="spec-words">
        {displayText(row)}
      </td>
    );
  }
  return (
    <>
      {columns.levels.map((level) => (
        <td key={level} className="numeric">
          {row.approximate === true && row[level] !== undefined && (
            <span className="spec-cond">approx. </span>
          )}
          {figureText(row[level])}
        </td>
      ))}
      <td className="unit">{row.unit}</td>
    </>
  );
}
