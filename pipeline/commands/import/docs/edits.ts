import { LineMap } from "../../../core/diagnostics.ts";
import { lowerBound } from "../../../core/lower-bound.ts";
import type { Edit } from "./mend/mend.ts";

/** Changes of one text that do not touch one another, in their order. */
export class Edits {
  readonly #sorted: Edit[] = [];

  constructor(readonly text: string) {}

  /** Takes changes, all or none; false where one touches another that is there. */
  add(edits: readonly Edit[]): boolean {
    if (!edits.every((edit) => this.#isFree(edit))) return false;
    for (const edit of edits) this.#sorted.splice(this.#placeOf(edit.start), 0, edit);
    return true;
  }

  /** The index of an edit that begins at an offset among the others. */
  #placeOf(start: number): number {
    return lowerBound(this.#sorted, (edit) => edit.start < start);
  }

  #isFree({ start, end }: Edit): boolean {
    const place = this.#placeOf(start);
    const [before, after] = [this.#sorted[place - 1], this.#sorted[place]];
    return (
      (before === undefined || before.end <= start) &&
      (after === undefined || (after.start >= end && after.start > start))
    );
  }

  /** The text with all changes. */
  apply(): string {
    const parts: string[] = [];
    let at = 0;
    for (const { start, end, text } of this.#sorted) {
      parts.push(this.text.slice(at, start), text);
      at = end;
    }
    return parts.join("") + this.text.slice(at);
  }

  /** A function that maps a line to its line in the changed text. */
  movedLines(): (line: number) => number {
    const lines = new LineMap(this.text);
    const shifts: { readonly line: number; readonly by: number }[] = [];
    let sum = 0;
    for (const { start, end, text } of this.#sorted) {
      sum += breaksIn(text) - breaksIn(this.text.slice(start, end));
      shifts.push({ line: lines.position(start).line, by: sum });
    }
    return (line) => line + (shifts[lowerBound(shifts, (shift) => shift.line < line) - 1]?.by ?? 0);
  }
}

/** How many lines a text has besides its first. */
function breaksIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) count++;
  return count;
}
