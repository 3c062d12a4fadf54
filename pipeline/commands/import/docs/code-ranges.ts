/** A part of a text, by offsets. */
export type CodeRange = readonly [start: number, end: number];

/** Blocks of code between fences, and code within a line. */
export function codeRanges(text: string): CodeRange[] {
  const code =
    /^ {0,3}(?<fence>`{3,}(?!`)|~{3,}(?!~))[^\n]*\n[\s\S]*?(?:^ {0,3}\k<fence>[`~]*[ \t]*$|(?![\s\S]))|(?<!`)(?<ticks>`+)[^`\n]+\k<ticks>/gm;
  return [...text.matchAll(code)].map(({ 0: whole, index }) => [index, index + whole.length]);
}
