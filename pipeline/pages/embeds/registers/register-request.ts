import type { BlockPlace } from "../../../exports/register-map/block-places.ts";
import type { SourceOf } from "../../../sources/parse/source.ts";
import type { CompileContext } from "../../context.ts";
import type { EmbedRequest } from "../embed.ts";

/** Input for the tables of a register map. */
export interface RegisterRequest {
  readonly record: SourceOf<"register-map">;
  readonly context: CompileContext;
  readonly claimAnchor: EmbedRequest["claimAnchor"];
  /** The places of the blocks of the map. */
  readonly places: ReadonlyMap<string, BlockPlace>;
}
