/**
 * A value reference in a text that was taken from Markdown as plain text. NUL cannot come from the text, so
 * code that looks like a reference is not taken for one.
 */
export function referenceMark(path: string): string {
  return `\0${path}\0`;
}

const mark = /\0([^\0]*)\0/g;

/** The text with something in the place of each reference. */
export function replaceMarks(text: string, replacement: (path: string) => string): string {
  return text.includes("\0") ? text.replace(mark, (_, path: string) => replacement(path)) : text;
}

/** The values that a text refers to, in order. */
export function markedPaths(text: string): string[] {
  return [...text.matchAll(mark)].map(([, path = ""]) => path);
}

/** `{{product.clim.supply-voltage}}`, for what is made of a text before values are known, such as ids. */
export function writtenReference(path: string): string {
  return `{{${path}}}`;
}
