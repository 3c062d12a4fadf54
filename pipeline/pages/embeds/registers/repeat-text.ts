import { escapeAttribute } from "../../../../renderer/shared/compose/escape.ts";
import type { RegisterMapSource } from "../../../../schema/generated/types.ts";
import type { BlockPlace } from "../../../exports/register-map/block-places.ts";

type Block = Pick<RegisterMapSource["blocks"][number], "after" | "in" | "repeat">;

/**
 * The place of a block and the number of its repetitions, in a sentence; empty for one that occurs once at a
 * known place.
 */
export function repeatText(block: Block, place: BlockPlace | undefined): string {
  const where = [
    ...(block.in === undefined ? [] : [`in each repetition of ${code(block.in)}`]),
    ...(block.after === undefined ? [] : [`after ${code(block.after)}`]),
  ];
  const often = oftenText(block);
  if (where.length === 0 && often === "") return "";
  const length = block.repeat === undefined ? "" : lengthText(place);
  return `This block occurs ${[often, ...where].filter((word) => word !== "").join(", ")}${length}.`;
}

function oftenText({ repeat }: Block): string {
  if (repeat === undefined) return "";
  const { count, countFrom } = repeat;
  if (countFrom !== undefined)
    return `as often as ${code(countFrom)} says${count === undefined ? "" : `, at most ${count} times`}`;
  return count === undefined ? "once or more often" : `${count} times`;
}

function lengthText(place: BlockPlace | undefined): string {
  return place?.stride === undefined
    ? "; how many addresses one repetition takes depends on the blocks in it"
    : `; one repetition begins ${place.stride} addresses after the other`;
}

function code(text: string): string {
  return `<code>${escapeAttribute(text)}</code>`;
}
