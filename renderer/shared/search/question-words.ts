import type { CutWord } from "./cut-words.ts";

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
