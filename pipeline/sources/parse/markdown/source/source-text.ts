import { lowerBound } from "../../../../core/lower-bound.ts";
/** A text with line feeds only and no NUL. Most texts are so already, and looking is cheaper than writing anew. */
export function normalized(text: string): string {
  const lines = text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
  return lines.includes("\0") ? lines.replaceAll("\0", "\uFFFD") : lines;
}

/** A body as the parser reads it (line feeds only, no NUL) that knows its position in the file. */
export class SourceText {
  readonly text: string;
  readonly #fileStart: number;
  /** Offsets in `text` of line feeds that were two characters in the file. */
  readonly #pairs: number[] = [];

  constructor(file: string, bodyStart: number) {
    this.#fileStart = bodyStart === 0 && file.charCodeAt(0) === 0xfeff ? 1 : bodyStart;
    const body = file.slice(this.#fileStart);
    for (let i = body.indexOf("\r\n"); i !== -1; i = body.indexOf("\r\n", i + 2)) {
      this.#pairs.push(i - this.#pairs.length);
    }
    this.text = normalized(body);
  }

  fileOffset(offset: number): number {
    return this.#fileStart + offset + lowerBound(this.#pairs, (pair) => pair < offset);
  }
}
