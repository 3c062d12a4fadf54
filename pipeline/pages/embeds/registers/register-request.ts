import type { SourceOf } from "../../../sources/parse/source.ts";
import type { CompileContext } from "../../context.ts";
import type { EmbedRequest } from "../embed.ts";

/** Input for the tables of a register map. */
export interface RegisterRequest {
  readonly record: SourceOf<"register-map">;
  readonly context: CompileContext;
  readonly claimAnchor: EmbedRequest["claimAnchor"];
}

/** What readers call the four tables of Modbus. */
export const tableWords = {
  coil: "coils",
  discrete: "discrete inputs",
  input: "input registers",
  holding: "holding registers",
} as const;
