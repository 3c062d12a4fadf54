const textCharacters: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const attributeCharacters: Readonly<Record<string, string>> = {
  ...textCharacters,
  '"': "&quot;",
  "'": "&#39;",
};
const scriptCharacters: Readonly<Record<string, string>> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** Plain text to HTML text; also right within title and other elements whose content is plain. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) => textCharacters[character] ?? character);
}

/** Plain text to the value of an attribute, in either kind of quotes. */
export function escapeAttribute(text: string): string {
  return text.replace(/[&<>"']/g, (character) => attributeCharacters[character] ?? character);
}

/** A value as JSON for a script element: it can neither end the element nor open a comment. */
export function escapeScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => scriptCharacters[character] ?? character,
  );
}
