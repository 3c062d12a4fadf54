import { type ReactNode, useContext } from "react";
import type { Outline, ProductPage, Table } from "../../../schema/generated/types.ts";
import { DataTable } from "../../components/data-table/data-table.tsx";
import { OutlineDrawing } from "../../components/outline-drawing/outline-drawing.tsx";
import { OnPaper } from "../../components/paper/paper.ts";
import { decimalFill } from "../../components/quantity/decimal-fill.ts";
import { partId } from "../../components/section/anchor-of.ts";
import { Section } from "../../components/section/section.tsx";
import { SourceMark } from "../../components/spec-table/row-status.tsx";
import { trueMinus } from "../../shared/compose/display-text.ts";
import { escapeAttribute, escapeText } from "../../shared/compose/escape.ts";

type Places = NonNullable<Outline["places"]>;

/** A drawing in which holes and connectors have their places, and the same as tables. */
export function MechanicalDrawing({ record }: { readonly record: ProductPage }): ReactNode {
  const { outline, anchors, title, citations = [] } = record;
  if (outline?.places === undefined) return null;
  const { places } = outline;
  return (
    <Section folds id={partId(record, "drawing")} title="Mechanical drawing">
      <OutlineDrawing title={title} outline={outline} />
      <p className="conditions">
        Places are <span className={`status status-${places.status}`}>{places.status}</span>
        {places.citation !== undefined && <SourceMark source={places.citation} citations={citations} />}
      </p>
      {places.holes.length > 0 && <DataTable table={holesTable(places)} anchors={anchors} />}
      {places.connectors.length > 0 && <DataTable table={connectorsTable(places)} anchors={anchors} />}
    </Section>
  );
}

/** A drawing of the outside alone: at the head of a page, and in a datasheet below the sizes that it shows. */
export function PlainOutline(props: {
  readonly record: ProductPage;
  readonly place: "head" | "sizes";
}): ReactNode {
  const { record, place } = props;
  const { outline, sections, title } = record;
  const hasSizes = useContext(OnPaper) && sections.some(({ id }) => id === "spec-mechanical");
  if (outline === undefined || outline.places !== undefined) return null;
  return place === (hasSizes ? "sizes" : "head") ? <OutlineDrawing title={title} outline={outline} /> : null;
}

function holesTable({ unit, holes }: Places): Table {
  return {
    caption: `Holes, in ${unit}`,
    columns: [
      { id: "hole", title: "Hole" },
      { id: "x", title: "x", numeric: true },
      { id: "y", title: "y", numeric: true },
      { id: "diameter", title: "Diameter", numeric: true },
    ],
    rows: numberCells(holes.map(({ x, y, diameter }) => [x, y, diameter])).map((cells, index) => ({
      cells: [String(index + 1), ...cells],
    })),
  };
}

function connectorsTable({ unit, connectors }: Places): Table {
  return {
    caption: `Places of connectors, in ${unit}`,
    columns: [
      { id: "connector", title: "Connector" },
      { id: "x", title: "x", numeric: true },
      { id: "y", title: "y", numeric: true },
      { id: "length", title: "Length", numeric: true },
      { id: "width", title: "Width", numeric: true },
    ],
    rows: numberCells(connectors.map(({ x, y, length, width }) => [x, y, length, width])).map(
      (cells, index) => ({
        cells: [connectorCell(connectors[index]), ...cells],
      }),
    ),
  };
}

function connectorCell(placed: Places["connectors"][number] | undefined): string {
  if (placed === undefined) return "";
  return `<a href="#${escapeAttribute(placed.anchor)}">${escapeText(placed.designator)}</a>`;
}

/** Rows of numbers as HTML, in each column with their decimal points one below the other. */
function numberCells(rows: readonly (readonly { readonly display: string }[])[]): string[][] {
  const texts = rows.map((row) => row.map(({ display }) => trueMinus(display)));
  const fills = (texts[0] ?? []).map((_, column) => decimalFill(texts.map((row) => row[column])));
  return texts.map((row, r) =>
    row.map((text, column) => {
      const fill = fills[column]?.[r] ?? "";
      const number = escapeText(text);
      return fill === ""
        ? number
        : `<span class="fill" data-fill="${escapeAttribute(fill)}">${number}</span>`;
    }),
  );
}
