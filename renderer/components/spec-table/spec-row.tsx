import type { ReactNode } from "react";
import type { Citation, ConvertedValue, SpecRow } from "../../../schema/generated/types.ts";
import { displayText, figureText } from "../../shared/compose/display-text.ts";
import { Html } from "../html/html.tsx";
import { Quantity } from "../quantity/quantity.tsx";
import { RowStatus } from "./row-status.tsx";
import { levelTitles, type SpecColumns, type SpecLevel } from "./spec-columns.ts";
import { Symbolic } from "./symbolic.tsx";

/** One parameter. Its id is set only where the page's record lists it, so that two tables never share one. */
export function SpecRowView(props: {
  readonly row: SpecRow;
  readonly columns: SpecColumns;
  readonly anchors: readonly string[];
  readonly citations: readonly Citation[];
  /** Decimals that each level lacks for aligned decimal points in its column. */
  readonly fills: Readonly<Partial<Record<SpecLevel, string>>>;
  /** The footnote of the row if it is below the table; absent: the note is in the row. */
  readonly footnote: { readonly number: number; readonly id: string } | undefined;
}): ReactNode {
  const { row, columns, anchors, citations, fills, footnote } = props;
  const id = anchors.includes(row.anchor) ? row.anchor : undefined;
  return (
    <tr id={id}>
      <th scope="row">
        {row.name}
        {row.symbol !== undefined && <Symbolic symbol={row.symbol} />}
        {id !== undefined && (
          <a className="heading-anchor" href={`#${id}`} aria-label={`Direct link to ${row.name}`}>
            #
          </a>
        )}
        {footnote !== undefined && (
          <sup>
            {/* A word joiner: the mark does not begin a line. */}
            {"\u2060"}
            <a href={`#${footnote.id}`}>({footnote.number})</a>
          </sup>
        )}
        <Scope row={row} />
        {footnote === undefined && row.note !== undefined && (
          <>
            {" "}
            <Html html={row.note} className="spec-note" />
          </>
        )}
      </th>
      <Values row={row} columns={columns} fills={fills} />
      {columns.hasCond && <td className="spec-cond">{row.cond}</td>}
      <td className="spec-status">
        <RowStatus row={row} citations={citations} />
      </td>
    </tr>
  );
}

/** The variant and the hardware for which a row holds, in words. */
function Scope({ row: { holdsFor } }: { readonly row: SpecRow }): ReactNode {
  return holdsFor === undefined ? null : (
    <>
      {" "}
      <span className="spec-note">{holdsFor}</span>
    </>
  );
}

const COUNT = /^\d+$/;

/** The number column for a bare count: the only one, or the nominal or typical one. */
export function countLevel(row: SpecRow, levels: readonly SpecLevel[]): SpecLevel | undefined {
  if (!COUNT.test(displayText(row))) return undefined;
  return levels.length === 1 ? levels[0] : levels.find((level) => level === "nom" || level === "typ");
}

function Count(props: {
  readonly row: SpecRow;
  readonly columns: SpecColumns;
  readonly level: SpecLevel;
  readonly fill: string | undefined;
}): ReactNode {
  const { row, columns, level, fill = "" } = props;
  return (
    <>
      {columns.levels.map((other) => (
        <td key={other} className="numeric" data-head={levelTitles[other]}>
          {other === level && <Quantity text={displayText(row)} fill={fill} />}
        </td>
      ))}
      {columns.hasUnit && <td className="unit" />}
    </>
  );
}

function Values(props: {
  readonly row: SpecRow;
  readonly columns: SpecColumns;
  readonly fills: Readonly<Partial<Record<SpecLevel, string>>>;
}): ReactNode {
  const { row, columns, fills } = props;
  const { converted } = row;
  const numeric = columns.levels.some((level) => row[level] !== undefined);
  if (!numeric) {
    const level = countLevel(row, columns.levels);
    if (level !== undefined) return <Count row={row} columns={columns} level={level} fill={fills[level]} />;
    const span = columns.levels.length + (columns.hasUnit ? 1 : 0);
    return (
      <td colSpan={span > 1 ? span : undefined} className="spec-words">
        <Quantity text={displayText(row)} converted={converted?.display} system={converted?.system} />
      </td>
    );
  }
  return (
    <>
      {columns.levels.map((level) => (
        <td key={level} className="numeric" data-head={levelTitles[level]}>
          {row.approximate === true && row[level] !== undefined && (
            <span className="spec-cond">approx. </span>
          )}
          {row[level] !== undefined && (
            <Quantity
              text={withTolerance(row, level, figureText(row[level]))}
              converted={converted === undefined ? undefined : convertedFigure(converted, level)}
              system={converted?.system}
              fill={fills[level] ?? ""}
            />
          )}
        </td>
      ))}
      <td className="unit">
        {row.unit !== undefined && (
          <Quantity text={row.unit} converted={converted?.unit} system={converted?.system} />
        )}
      </td>
    </>
  );
}

/** A tolerance is written after the middle of a value. */
export function withTolerance({ tolerance, nom }: SpecRow, level: SpecLevel, text: string): string {
  const isMiddle = level === "nom" || (level === "typ" && nom === undefined);
  return tolerance === undefined || !isMiddle ? text : `${text}\u00a0±\u00a0${figureText(tolerance)}`;
}

function convertedFigure(converted: ConvertedValue, level: SpecLevel): string | undefined {
  const text = converted[level];
  if (text === undefined || converted.tolerance === undefined) return text;
  const isMiddle = level === "nom" || (level === "typ" && converted.nom === undefined);
  return isMiddle ? `${text}\u00a0±\u00a0${converted.tolerance}` : text;
}
