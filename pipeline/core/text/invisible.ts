/** Control characters, lone surrogates, and marks that reverse or hide text; line ends do not count. */
const INVISIBLE = String.raw`[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff\u200b\ufeff\u202a-\u202e\u2066-\u2069]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]`;

/** Characters that no data folder may hold. */
export const invisible = new RegExp(INVISIBLE, "g");
/** The same, and carriage returns that end no line. */
export const invisibleOrReturn = new RegExp(String.raw`${INVISIBLE}|\r(?!\n)`, "g");

/** `U+202E`, of the first character of a text. */
export function nameOfCharacter(text: string): string {
  return `U+${text.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
}

/** Takes out of texts what no data folder may hold, and counts it. */
export class InvisibleCharacters {
  /** By name, with the line of the first. */
  readonly counts = new Map<string, { count: number; readonly line: number }>();

  /** A text without them; `lineOf` gives the line of an offset in it. */
  clean(text: string, lineOf: (offset: number) => number): string {
    return text.replace(invisible, (character, offset: number) => {
      const name = nameOfCharacter(character);
      const known = this.counts.get(name);
      if (known === undefined) this.counts.set(name, { count: 1, line: lineOf(offset) });
      else known.count++;
      return "";
    });
  }
}
