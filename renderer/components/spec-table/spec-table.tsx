import { Fragment, type ReactNode, useContext } from "react";
import type { Citation, SpecRow, SpecSection } from "../../../schema/generated/types.ts";
import { displayText, figureText } from "../../shared/compose/display-text.ts";
import { Html } from "../html/html.tsx";
import { OnPaper } from "../paper/paper.ts";
import { decimalFill } from "../quantity/decimal-fill.ts";
import { anchorOf } from "../section/anchor-of.ts";
import { StatusHead } from "../status-legend/status-legend.tsx";
import { TableFrame } from "../table-frame/table-frame.tsx";
import { levelTitles, type SpecColumns, type SpecLevel } from "./spec-columns.ts";
import { countLevel, SpecRowView, withTolerance } from "./spec-row.tsx";

const levels: readonly SpecLevel[] = ["min", "nom", "typ", "max"];

/** One section of the parametric tables. */
export function SpecTable(props: {
  readonly section: SpecSection;
  readonly anchors: readonly string[];
  /** Embedded in a text the caption is the heading, and has the id. */
  readonly isEmbedded?: boolean;
  readonly citations?: readonly Citation[] | undefined;
}): ReactNode {
  const { section, anchors, citations = [], isEmbedded = false } = props;
  const captionId = isEmbedded ? anchorOf({ anchors }, section.id) : undefined;
  const rows = section.groups.flatMap((group) => group.rows);
  const columns = columnsOf(rows);
  // Equal notes are one footnote; a screen shows each at its row.
  const notes = useContext(OnPaper) ? [...new Set(rows.flatMap(({ note }) => note ?? []))] : [];
  const noteId = (at: number): string => `${section.id}-note-${at + 1}`;
  const fills = fillsOf(rows, columns.levels);
  const values = Math.max(1, columns.levels.length + (columns.hasUnit ? 1 : 0));
  const width = 2 + values + (columns.hasCond ? 1 : 0);
  return (
    <TableFrame label={section.title} className={isEmbedded ? "spec-frame" : "spec-frame spec-headed"}>
      <table className="spec-table">
        <caption id={captionId}>{section.title}</caption>
        <SpecHead columns={columns} statuses={rows.map(({ status }) => status)} />
        {section.groups.map((group, index) => (
          // A group may have no title, and groups never change places: the index is its name.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <tbody key={index}>
            {(group.title !== undefined || group.cond !== undefined) && (
              <tr className="spec-group">
                <th scope="rowgroup" colSpan={width}>
                  {group.title}
                  {group.cond !== undefined && <span className="spec-cond"> {group.cond}</span>}
                </th>
              </tr>
            )}
            {group.rows.map((row) => (
              <Fragment key={row.anchor}>
                <SpecRowView
                  row={row}
                  columns={columns}
                  anchors={anchors}
                  citations={citations}
                  fills={fills.get(row) ?? {}}
                  footnote={footnoteOf(row, notes, noteId)}
                />
              </Fragment>
            ))}
          </tbody>
        ))}
        {notes.length > 0 && (
          <tbody className="spec-footnotes">
            {notes.map((note, at) => (
              <tr key={note} id={noteId(at)}>
                <td colSpan={width}>
                  ({at + 1}) <Html html={note} />
                </td>
              </tr>
            ))}
          </tbody>
        )}
      </table>
    </TableFrame>
  );
}

/** The number of the footnote of a row among those below the table, and its id. */
function footnoteOf(
  { note }: SpecRow,
  notes: readonly string[],
  idOf: (at: number) => string,
): { number: number; id: string } | undefined {
  const at = note === undefined ? -1 : notes.indexOf(note);
  return at === -1 ? undefined : { number: at + 1, id: idOf(at) };
}

function SpecHead(props: { readonly columns: SpecColumns; readonly statuses: readonly string[] }): ReactNode {
  const { columns, statuses } = props;
  return (
    <thead>
      <tr>
        <th scope="col">Parameter</th>
        {columns.levels.length === 0 && <th scope="col">Value</th>}
        {columns.levels.map((level) => (
          <th key={level} scope="col" className="numeric">
            {levelTitles[level]}
          </th>
        ))}
        {columns.hasUnit && <th scope="col">Unit</th>}
        {columns.hasCond && <th scope="col">Condition</th>}
        <StatusHead words={statuses} />
      </tr>
    </thead>
  );
}

/** The decimals that numbers lack on the right for aligned decimal points. */
function fillsOf(
  rows: readonly SpecRow[],
  used: readonly SpecLevel[],
): Map<SpecRow, Partial<Record<SpecLevel, string>>> {
  const fills = new Map<SpecRow, Partial<Record<SpecLevel, string>>>();
  for (const level of used) {
    const texts = rows.map((row) => {
      const text = figureText(row[level]);
      if (text !== "") return withTolerance(row, level, text);
      return countLevel(row, used) === level ? displayText(row) : undefined;
    });
    decimalFill(texts).forEach((fill, index) => {
      const row = rows[index];
      if (row !== undefined) fills.set(row, { ...fills.get(row), [level]: fill });
    });
  }
  return fills;
}

function columnsOf(rows: readonly SpecRow[]): SpecColumns {
  const used = levels.filter((level) => rows.some((row) => row[level] !== undefined));
  return {
    levels: used,
    hasUnit: used.length > 0,
    hasCond: rows.some((row) => row.cond !== undefined),
  };
}
