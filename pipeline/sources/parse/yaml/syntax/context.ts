import type { Structure } from "../scan-structure.ts";

/** A line of the source by its offsets, line break excluded. */
export interface SourceLine {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly indent: number;
}

/** The questions that the rules may ask about the position where the parser stopped. */
export class SyntaxContext {
  readonly line: SourceLine;
  /** The line up to the position, and from it on. */
  readonly before: string;
  readonly after: string;

  constructor(
    readonly source: string,
    readonly at: number,
    readonly reason: string,
    readonly open: Structure,
  ) {
    this.line = this.lineAt(at);
    this.before = this.line.text.slice(0, at - this.line.start);
    this.after = this.line.text.slice(at - this.line.start);
  }

  /** Whether the position is the first character of its line that is not space. */
  get isLineStart(): boolean {
    return this.before.trim() === "";
  }

  lineAt(offset: number): SourceLine {
    // A search that begins at -1 would still look at the first character.
    const start = offset === 0 ? 0 : this.source.lastIndexOf("\n", offset - 1) + 1;
    const lineBreak = this.source.indexOf("\n", offset);
    const text = this.source.slice(start, lineBreak === -1 ? undefined : lineBreak).replace(/\r$/, "");
    return { start, end: start + text.length, text, indent: text.search(/\S|$/) };
  }

  /** The nearest line above that is neither blank nor a comment. */
  lineAbove(line: SourceLine): SourceLine | undefined {
    for (let above = line; above.start > 0; ) {
      above = this.lineAt(above.start - 1);
      if (/[^ \t]/.test(above.text) && !above.text.trimStart().startsWith("#")) return above;
    }
    return undefined;
  }
}
