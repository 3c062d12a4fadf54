import type { CutWord } from "./cut-words.ts";

/** Words that say nothing about a page. Few: "on" and "in" stay out of it, since LEDs and pins have them. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  "a an and are as at be by for from is it of or that the this to with".split(" "),
);

/** Whether a word is one of prose that says nothing. As a piece of another word, IS in MODE_IS_ON, it does say something. */
export function isStopWord({ pieces }: Pick<CutWord, "pieces">): boolean {
  return pieces.length === 1 && STOP_WORDS.has(pieces[0]?.text ?? "");
}

const QUESTION_WORDS: ReadonlySet<string> = new Set("how what when where which who why".split(" "));
/** Words that a question has beside its subject. They are left out of questions only: DO and ME may be names of pins. */
const FILLERS: ReadonlySet<string> = new Set(
  "about did do does get has have i its many me much must my need our should there use was we were will you your".split(
    " ",
  ),
);

/** The words of a query without those that only make a question of it: "reset board" for "how do I reset my board". */
export function withoutQuestion<T extends { readonly word: Pick<CutWord, "pieces"> }>(
  items: readonly T[],
): readonly T[] {
  const textOf = ({ word: { pieces } }: T): string => (pieces.length === 1 ? (pieces[0]?.text ?? "") : "");
  const [first] = items;
  if (first === undefined || !QUESTION_WORDS.has(textOf(first))) return items;
  const rest = items.filter((item) => !QUESTION_WORDS.has(textOf(item)) && !FILLERS.has(textOf(item)));
  return rest.length === 0 ? items : rest;
}
