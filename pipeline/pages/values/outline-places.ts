import type { Outline } from "../../../schema/generated/types.ts";
import { toSi } from "../../domain/quantity/convert.ts";
import { formatDigits } from "../../domain/quantity/format-digits.ts";
import { interfacesOf } from "../../model/resolve/interface-records.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import { isFact, isShown } from "../../model/resolve/value-status.ts";
import { citationOf } from "../../model/values/citations.ts";
import type { SourceOf } from "../../sources/parse/source.ts";
import { outlineOf } from "./outline.ts";

type Places = NonNullable<Outline["places"]>;
type Length = Places["holes"][number]["x"];

/** The outline of a product, and where holes and connectors sit in it as far as that is a fact; a drawing invents nothing. */
export function placedOutlineOf(source: SourceOf<"product">, index: SiteIndex): Outline | undefined {
  const outline = outlineOf(source, index);
  const places = outline === undefined ? undefined : placesOf(source, index);
  return outline === undefined || places === undefined ? outline : { ...outline, places };
}

function placesOf(source: SourceOf<"product">, index: SiteIndex): Places | undefined {
  const drawing = source.data.datasheet?.drawing;
  const unit = drawing === undefined ? undefined : index.units.get(drawing.unit);
  if (drawing === undefined || unit?.kind !== "length" || !isFact(drawing)) return undefined;
  const lengthAt = lengthsOf(source, unit);
  const holes = (drawing.holes ?? []).map((hole, i) => {
    const at = `/datasheet/drawing/holes/${i}`;
    return {
      x: lengthAt(`${at}/x`, hole.x),
      y: lengthAt(`${at}/y`, hole.y),
      diameter: lengthAt(`${at}/diameter`, hole.diameter),
    };
  });
  const own = visibleConnectors(source, index);
  const connectors = (drawing.connectors ?? []).flatMap((placed, i) => {
    const designator = own.get(placed.connector);
    if (designator === undefined) return [];
    const at = `/datasheet/drawing/connectors/${i}`;
    return [
      {
        anchor: `connector-${placed.connector}`,
        designator,
        x: lengthAt(`${at}/x`, placed.x),
        y: lengthAt(`${at}/y`, placed.y),
        length: lengthAt(`${at}/length`, placed.length),
        width: lengthAt(`${at}/width`, placed.width),
      },
    ];
  });
  if (holes.length + connectors.length === 0) return undefined;
  const citation = drawing.source === undefined ? undefined : citationOf(drawing.source, index);
  return {
    unit: unit.symbol,
    status: drawing.status ?? "unverified",
    ...(citation === undefined ? {} : { citation }),
    holes,
    connectors,
  };
}

/** Numbers of a drawing in millimetres, and as they are written. */
function lengthsOf(
  source: SourceOf<"product">,
  unit: Parameters<typeof toSi>[1],
): (pointer: string, number: number) => Length {
  return (pointer, number) => ({
    millimetres: Number((toSi(number, unit) * 1000).toPrecision(12)),
    display: formatDigits(source.digits[pointer] ?? String(number)),
  });
}

/** The connectors of a product that its page shows: their designators by their ids. */
export function visibleConnectors(
  source: SourceOf<"product">,
  index: SiteIndex,
): ReadonlyMap<string, string> {
  const records = interfacesOf(source, "connector", index).filter(({ data }) => isShown(data, index.review));
  return new Map(records.map(({ data }) => [data.id, data.designator]));
}
