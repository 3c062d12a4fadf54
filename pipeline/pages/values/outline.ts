import type { LinkCard, Outline, Value } from "../../../schema/generated/types.ts";
import { toSi } from "../../domain/quantity/convert.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import { isFact } from "../../model/resolve/value-status.ts";
import { locatedValues } from "../../model/values/located-values.ts";
import { specRow } from "../../model/values/spec-rows.ts";
import type { SourceOf } from "../../sources/parse/source.ts";

type Dimension = Outline["length"];
type Axis = "length" | "width" | "height";

/** The outside dimensions of a product, where length and width are facts, for drawings that need nothing more. */
export function outlineOf(source: SourceOf<"product">, index: SiteIndex): Outline | undefined {
  const length = dimension("length", source, index);
  const width = dimension("width", source, index);
  if (length === undefined || width === undefined) return undefined;
  const height = dimension("height", source, index);
  return { length, width, ...(height === undefined ? {} : { height }) };
}

/** The one value of an axis; variants or revisions of several sizes have no common outline. */
function dimension(axis: Axis, source: SourceOf<"product">, index: SiteIndex): Dimension | undefined {
  const located = locatedValues(source).filter(
    ({ value }) => index.parameters.get(value.param)?.axis === axis,
  );
  const [only] = located;
  if (located.length !== 1 || only === undefined || !isFact(only.value)) return undefined;
  const unit = index.units.get(only.value.unit ?? "");
  const size = sizeOf(only.value);
  if (unit?.kind !== "length" || size === undefined || size <= 0) return undefined;
  return {
    millimetres: Number((toSi(size, unit) * 1000).toPrecision(12)),
    display: specRow(source, only, index).display,
  };
}

function sizeOf({ nom, typ, max }: Value): number | undefined {
  return nom ?? typ ?? max;
}

/**
 * The parts of the small drawing of a card; undefined if it would show no more than the name of the card: a
 * block with one stub looks the same on every product that has one interface.
 */
export function sketchOf(source: SourceOf<"product">, index: SiteIndex): LinkCard["sketch"] {
  const { interfaces = [] } = source.data;
  const outline = outlineOf(source, index);
  if (interfaces.length < 2 && outline === undefined) return undefined;
  return {
    interfaces: interfaces.map(({ class: kind = "other", direction = "both" }) => ({
      class: kind,
      direction,
    })),
    ...(outline === undefined
      ? {}
      : { ratio: Number((outline.length.millimetres / outline.width.millimetres).toPrecision(6)) }),
  };
}
