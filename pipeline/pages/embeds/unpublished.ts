import type { Source } from "../../sources/parse/source.ts";
import type { EmbedProblem } from "./embed.ts";

/**
 * The problem of an embed of an unconfirmed record: it is in no output, and the text must not wait for it.
 */
export function unpublished(type: string, { data }: Source): EmbedProblem {
  return {
    attribute: "ref",
    message: `The ${type} "${String(data.id)}" is not published: its status is ${String(data.status ?? "unverified")}.`,
    hint: "State its status and source when it is known, or take the embed out.",
  };
}
