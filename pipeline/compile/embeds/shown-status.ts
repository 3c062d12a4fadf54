import type { Status } from "../../../schema/generated/types.ts";
import { isInEdition } from "../../exports/edition.ts";
import type { SiteIndex } from "../../resolve/site-index.ts";
import type { EmbedProblem } from "./embed.ts";

/** Whether a page shows what has this status; the review view shows everything. */
export function isStatusShown(status: Status | undefined, { review }: SiteIndex): boolean {
  return review || isInEdition(status, "preliminary");
}

/** The word of a status in a table; a confirmed row needs none. */
export function statusWord(status: Status | undefined): string {
  const word = status ?? "unverified";
  return word === "confirmed" ? "" : `<span class="status status-${word}">${word}</span>`;
}

/** Why a record of which nothing is published cannot be embedded. */
export function nothingPublished(what: string, id: string, status: Status | undefined): EmbedProblem {
  return {
    attribute: "ref",
    message: `Nothing of the ${what} "${id}" is published: its status is ${status ?? "unverified"}.`,
    hint: "State how well it is known with status, or take the embed out.",
  };
}
