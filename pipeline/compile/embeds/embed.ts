import type { Block } from "../../../schema/generated/types.ts";
import type { Source, ValidSource } from "../../resolve/source.ts";
import type { CompileContext } from "../context.ts";

/** An embed as the author wrote it, attributes checked. */
export interface EmbedRequest {
  readonly attributes: Readonly<Record<string, string>>;
  /** The record named by `ref`. */
  readonly record: ValidSource | undefined;
  /** The doc or record that holds the embed. */
  readonly host: Source;
  /** Makes an id unique within the page; a second embed of one record has rows without ids. */
  readonly claimAnchor: (id: string) => string | undefined;
}

/** Why an embed cannot be shown; `attribute` says which one is at fault. */
export interface EmbedProblem {
  readonly attribute: string;
  readonly message: string;
  readonly hint: string;
}

/** How a record appears inside a doc: `::name{ref="…"}`. */
export interface Embed {
  /** Record type that `ref` names; absent where the embed takes no `ref`. */
  readonly ref?: string;
  readonly required?: readonly string[];
  readonly optional?: readonly string[];
  /** Undefined where a record that it needs has a mistake of its own, which is reported there. */
  readonly compile: (request: EmbedRequest, context: CompileContext) => Block | EmbedProblem | undefined;
}
