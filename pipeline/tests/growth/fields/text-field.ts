import type { Files } from "../../support/pages/site-of.ts";

/** A place of a data folder that can hold text. */
export interface TextField {
  readonly name: string;
  /** Files besides `bareSite` whose place holds this text. */
  readonly files: (text: string) => Files;
}

/** A text without its line breaks, for places that have one line. */
export function oneLine(text: string): string {
  return text.replace(/[\r\n]/g, " ");
}

/** A text in lines of one length. */
export function linesOf(text: string, length: number): string[] {
  const lines: string[] = [];
  for (let start = 0; start < text.length; start += length) lines.push(text.slice(start, start + length));
  return lines;
}
