import type { Outline, ProductSource } from "../../../schema/generated/types.ts";
import type { Diagnostic } from "../../core/diagnostics.ts";
import { recordsOf } from "../../model/resolve/records-of.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import { isFact } from "../../model/resolve/value-status.ts";
import { placedOutlineOf, visibleConnectors } from "../../pages/values/outline-places.ts";
import { diagnosticAt, type SourceOf } from "../../sources/parse/source.ts";
import type { Rule } from "./rule.ts";
import { checkSource } from "./wiring/pin-values.ts";

type Drawing = NonNullable<NonNullable<ProductSource["datasheet"]>["drawing"]>;
type Product = SourceOf<"product">;
type Places = NonNullable<Outline["places"]>;
type Connector = Places["connectors"][number];
type Hole = Places["holes"][number];

const DRAWING = "/datasheet/drawing";

/** A drawing is in a unit of length, names its source, has an outline to be drawn in, and what it places lies on that. */
export const drawingPlaces: Rule = (index) =>
  recordsOf(index, "product").flatMap((source) => {
    const drawing = source.data.datasheet?.drawing;
    if (drawing === undefined) return [];
    return [
      ...checkUnit(source, drawing, index),
      ...checkSource({ source, value: drawing, pointer: DRAWING }, index),
      ...checkConnectors(source, drawing, index),
      ...checkPlaces(source, drawing, index),
    ];
  });

function checkUnit(source: Product, drawing: Drawing, { units }: SiteIndex): Diagnostic[] {
  const unit = units.get(drawing.unit);
  if (unit === undefined || unit.kind === "length") return [];
  const lengths = [...units.values()].filter(({ kind }) => kind === "length");
  return [
    diagnosticAt(source, `${DRAWING}/unit`, {
      code: "unit-kind",
      message: `The unit ${unit.id} measures ${unit.kind.replaceAll("-", " ")}; a drawing is in lengths.`,
      hint: `Use ${lengths.map(({ id }) => id).join(", ")}.`,
    }),
  ];
}

function checkConnectors(source: Product, { connectors }: Drawing, index: SiteIndex): Diagnostic[] {
  const own = visibleConnectors(source, index);
  return (connectors ?? []).flatMap(({ connector }, i) => {
    if (own.has(connector) || !index.records.get("connector")?.has(connector)) return [];
    return [
      diagnosticAt(source, `${DRAWING}/connectors/${i}/connector`, {
        code: "drawing-place",
        message: `The page of ${source.data.id} does not show the connector ${connector}, so that it is not drawn.`,
        hint: "Name the product in products: of the connector, and give the connector a status that is published.",
      }),
    ];
  });
}

function checkPlaces(source: Product, drawing: Drawing, index: SiteIndex): Diagnostic[] {
  // A unit that does not exist, or measures something else, is reported as such.
  if (!isFact(drawing) || index.units.get(drawing.unit)?.kind !== "length") return [];
  const outline = placedOutlineOf(source, index);
  if (outline === undefined)
    return [
      diagnosticAt(source, DRAWING, {
        code: "drawing-place",
        message: `The drawing of ${source.data.id} has no outline, because its length and width are not both facts.`,
        hint: "State both in the datasheet, each once and with a status of a fact, by parameters with axis:.",
      }),
    ];
  const { holes = [], connectors = [] } = outline.places ?? {};
  const sizes = `${outline.length.display} by ${outline.width.display}`;
  const outside = (pointer: string, what: string): Diagnostic =>
    diagnosticAt(source, `${DRAWING}/${pointer}`, {
      code: "drawing-place",
      message: `The ${what} does not lie on the outline, which is ${sizes}.`,
      hint: "Measure x along the length and y along the width, from the corner at the lower left.",
    });
  const lost = (drawing.connectors ?? []).flatMap(({ connector }, i) => {
    const placed = connectors.find(({ anchor }) => anchor === `connector-${connector}`);
    if (placed === undefined || isOnOutline(boxOfConnector(placed), outline, "touches")) return [];
    return [outside(`connectors/${i}`, `connector ${placed.designator}`)];
  });
  const outer = holes.flatMap((hole, i) =>
    isOnOutline(boxOfHole(hole), outline, "lies within")
      ? []
      : [outside(`holes/${i}`, `hole at ${hole.x.display}, ${hole.y.display}`)],
  );
  return [...outer, ...lost];
}

/** Left, bottom, right and top in millimetres. */
type Extent = readonly [number, number, number, number];

function boxOfHole({ x, y, diameter }: Hole): Extent {
  const half = diameter.millimetres / 2;
  return [x.millimetres - half, y.millimetres - half, x.millimetres + half, y.millimetres + half];
}

function boxOfConnector({ x, y, length, width }: Connector): Extent {
  const [left, bottom] = [x.millimetres, y.millimetres];
  return [left, bottom, left + length.millimetres, bottom + width.millimetres];
}

/** A connector may extend beyond an edge, a hole may not. */
function isOnOutline(
  [left, bottom, right, top]: Extent,
  { length, width }: Outline,
  how: "touches" | "lies within",
): boolean {
  const [x, y] = [length.millimetres, width.millimetres];
  if (how === "touches") return left <= x && bottom <= y && right >= 0 && top >= 0;
  return left >= 0 && bottom >= 0 && right <= x && top <= y;
}
