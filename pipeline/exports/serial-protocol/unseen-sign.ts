/** Signs that leave no ink: a word for tables, a picture for the narrow cells of drawings. */
const unseen: Readonly<Record<string, { readonly word: string; readonly picture: string }>> = {
  " ": { word: "space", picture: "␣" },
  "\t": { word: "tab", picture: "⇥" },
  "\n": { word: "line feed", picture: "␊" },
  "\r": { word: "carriage return", picture: "␍" },
};

/** The word for a sign that leaves no ink; undefined for all others. */
export function unseenWord(sign: string): string | undefined {
  return unseen[sign]?.word;
}

/** A sign so that it is seen. */
export function seenSign(sign: string): string {
  return unseen[sign]?.picture ?? sign;
}
