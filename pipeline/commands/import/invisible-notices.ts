import type { InvisibleCharacters } from "../../core/text/invisible.ts";
import { countOf } from "../../core/text/phrase.ts";
import type { Tell } from "./notice.ts";

/** Tells of each character that was taken out of a source, because check refuses it. */
export function tellInvisible({ counts: found }: InvisibleCharacters, tell: Tell): void {
  for (const [name, { count, line }] of found)
    tell({
      line,
      kind: "changed",
      message: `The invisible character ${name}, which no data folder may hold, is taken out ${count === 1 ? "once" : countOf(count, "time")}, the first time here.`,
    });
}
