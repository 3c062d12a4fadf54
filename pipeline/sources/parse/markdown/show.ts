/** A piece of the author's text for a message: short, and with invisible characters made visible. */
export function show(text: string): string {
  const short = text.length > 80 ? `${text.slice(0, 79)}…` : text;
  return short.replace(
    /[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** `Did you mean "a" or "b"?`, or the given hint where nothing is near. */
export function didYouMean(candidates: readonly string[], otherwise: string): string {
  if (candidates.length === 0) return otherwise;
  return `Did you mean ${candidates.map((name) => `"${name}"`).join(" or ")}? ${otherwise}`;
}
