import type { BlockPlace } from "../../../exports/register-map/block-places.ts";
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
}
