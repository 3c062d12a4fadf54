import { groupBy } from "../../core/group-by.ts";
import { listInWords } from "../../core/text/phrase.ts";
import { type Board, boardsOf, type Lineup } from "../../domain/boards/scope.ts";

/**
 * Boards of a product in words: `hardware A to B`, `variant long, hardware from B`; boards that no pair of the two can
 * say one after the other, with a semicolon between. Empty text where they are all boards.
 */
export function boardsInWords(boards: readonly Board[], lineup: Lineup): string {
  const variants = [...new Set(boards.map(({ variant }) => variant))];
  const hardwareOf = (variant: string | undefined): string[] =>
    boards.flatMap((board) => (board.variant === variant ? (board.hardware ?? []) : []));
  const byHardware = groupBy(variants, (variant) => hardwareOf(variant).join("\u0000"));
  if (boards.length === boardsOf(lineup).length) return "";
  return [...byHardware.values()]
    .map((alike) =>
      [variantsInWords(alike, lineup), hardwareInWords(hardwareOf(alike[0]), lineup)]
        .filter((words) => words !== "")
        .join(", "),
    )
    .join("; ");
}

function variantsInWords(variants: readonly (string | undefined)[], lineup: Lineup): string {
  const named = variants.filter((variant) => variant !== undefined);
  if (named.length === lineup.variants.length) return "";
  return `${named.length === 1 ? "variant" : "variants"} ${listInWords(named, "and")}`;
}

/** A run of revisions by its ends, others one by one. */
function hardwareInWords(revisions: string[], { hardware }: Lineup): string {
  const [first, last] = [revisions[0], revisions.at(-1)];
  if (revisions.length === hardware.length || first === undefined || last === undefined) return "";
  const [from, to] = [hardware.indexOf(first), hardware.indexOf(last)];
  if (revisions.length === 1) return `hardware ${first}`;
  if (to - from + 1 !== revisions.length) return `hardware ${listInWords(revisions, "and")}`;
  if (from === 0) return `hardware up to ${last}`;
  return to === hardware.length - 1 ? `hardware from ${first}` : `hardware ${first} to ${last}`;
}
