import type { CutWord } from "./cut-words.ts";

/** Words that say nothing about a page. Few: "on" and "in" stay out of it, since LEDs and pins have them. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  "a an and are as at be by for from is it of or that the this to with".split(" "),
);

/** Whether a word is one of prose that says nothing. As a piece of another word, IS in MODE_IS_ON, it does say something. */
export function isStopWord({ pieces }: Pick<CutWord, "pieces">): boolean {
  return pieces.length === 1 && STOP_WORDS.has(pieces[0]?.text ?? "");
}
