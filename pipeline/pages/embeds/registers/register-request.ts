import { type BlockPlace, blockPlaces } from "../../../exports/register-map/block-places.ts";
import { styleOf } from "../../../exports/register-map/register-map-content.ts";
import { oncePerIndex } from "../../../model/resolve/once-per-index.ts";
import type { SourceOf } from "../../../sources/parse/source.ts";
import type { CompileContext } from "../../context.ts";
import type { OverviewRequest } from "../overview-row.ts";

/** Input for the tables of a register map. */
export interface RegisterRequest extends OverviewRequest {
  readonly record: SourceOf<"register-map">;
  readonly context: CompileContext;
  /** Whether the registers of a memory have drawings of their bits. */
  readonly drawsMemory?: true;
  /** The places of the blocks of the map. */
  readonly places: ReadonlyMap<string, BlockPlace>;
  /** How the map prints its addresses. */
  readonly style: ReturnType<typeof styleOf>;
}

/** Facts about the addresses of all registers of a map, which each of its tables needs. */
export const addressFacts = oncePerIndex(
  ({ data }: RegisterRequest["record"]): Pick<RegisterRequest, "places" | "style"> => ({
    places: blockPlaces(data),
    style: styleOf(data),
  }),
);
