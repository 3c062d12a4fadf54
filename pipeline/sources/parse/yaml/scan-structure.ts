/** The result of a linear scan of a text, or of its beginning up to `end`. */
export interface Structure {
  /** Offset at which the nesting first passed the limit. */
  readonly tooDeepAt?: number;
  /** Offset of a quote that is still open. */
  readonly openQuote?: number;
  /** The last quoted text that is closed: offsets of its two quotes. */
  readonly closedQuote?: { readonly start: number; readonly end: number };
  /** Offsets of brackets that are still open, outermost first. */
  readonly openBrackets: readonly number[];
}

/**
 * Follows brackets, indentation, quotes, comments and block scalars without recursion and without
 * memory beyond the limit, so that a depth bomb ends here. Exact for valid YAML apart from the pairs
 * of `[a: b]`; a broken text may be misread, which is harmless: the parser has a limit of its own.
 */
export function scanStructure(
  text: string,
  options: { readonly depth?: number; readonly end?: number } = {},
): Structure {
  return new StructureScan(text, options.depth ?? Number.POSITIVE_INFINITY, options.end ?? text.length).run();
}

class StructureScan {
  readonly #blocks: { column: number; isList: boolean }[] = [];
  readonly #brackets: number[] = [];
  #lineStart = 0;
  #keyColumn = 0;
  /** Whether a quote, bracket or dash at the next character would be an indicator. */
  #atToken = true;
  #openQuote: number | undefined;
  #closedQuote: { start: number; end: number } | undefined;

  constructor(
    readonly text: string,
    readonly depth: number,
    readonly end: number,
  ) {}

  run(): Structure {
    let at = this.#startLine(this.text.startsWith("\ufeff") ? 1 : 0);
    while (at < this.end) {
      const next = this.#step(at);
      if (this.#blocks.length + this.#brackets.length > this.depth)
        return { tooDeepAt: at, openBrackets: [] };
      at = next;
    }
    return {
      openBrackets: this.#brackets,
      ...(this.#openQuote === undefined ? {} : { openQuote: this.#openQuote }),
      ...(this.#closedQuote === undefined ? {} : { closedQuote: this.#closedQuote }),
    };
  }

  #step(at: number): number {
    const { text } = this;
    const inFlow = this.#brackets.length > 0;
    const character = text[at] ?? "";
    if (character === "\n") return inFlow ? at + 1 : this.#startLine(at + 1);
    if (character === " " || character === "\t" || character === "\r") return at + 1;
    if (character === "#" && isSpace(text[at - 1])) return this.#lineEnd(at);
    if (inFlow && (character === "]" || character === "}")) {
      this.#brackets.pop();
      this.#atToken = false;
      return at + 1;
    }
    if (inFlow && character === ",") return this.#token(at + 1);
    if (character === ":" && this.#isColon(at)) {
      if (this.#atToken) this.#keyColumn = at - this.#lineStart;
      if (!inFlow) this.#openBlock(this.#keyColumn, false);
      return this.#token(at + 1);
    }
    return this.#atToken ? this.#startToken(at, character, inFlow) : at + 1;
  }

  #startToken(at: number, character: string, inFlow: boolean): number {
    const column = at - this.#lineStart;
    if (!inFlow && (character === "-" || character === "?") && isSpace(this.text[at + 1])) {
      this.#openBlock(column, character === "-");
      return at + 1;
    }
    if (character === "&" || character === "!") return this.#wordEnd(at);
    if (!inFlow && (character === "|" || character === ">")) return this.#skipBlockScalar(at);
    this.#keyColumn = column;
    if (character === "[" || character === "{") {
      this.#brackets.push(at);
      return at + 1;
    }
    this.#atToken = false;
    return character === '"' || character === "'" ? this.#skipQuoted(at, character) : at + 1;
  }

  #token(at: number): number {
    this.#atToken = true;
    return at;
  }

  /** A colon ends a key before a space; in brackets also before a bracket or after a quote. */
  #isColon(at: number): boolean {
    const after = this.text[at + 1];
    if (isSpace(after)) return true;
    return (
      this.#brackets.length > 0 && (/[,[\]{}]/.test(after ?? "") || /["'\]}]/.test(this.text[at - 1] ?? ""))
    );
  }

  #openBlock(column: number, isList: boolean): void {
    const top = this.#blocks.at(-1);
    if (top?.column !== column || top.isList !== isList) this.#blocks.push({ column, isList });
  }

  /** Closes the blocks that a line of this indentation ends. A list may begin at its key's column. */
  #startLine(start: number): number {
    this.#lineStart = start;
    this.#atToken = true;
    let at = start;
    while (this.text[at] === " ") at++;
    const first = this.text[at];
    if (first === undefined || first === "\n" || first === "\r" || first === "#") return at;
    if (at === start && isDocumentMark(this.text, at)) {
      this.#blocks.length = 0;
      return at + 3;
    }
    const isItem = first === "-" && isSpace(this.text[at + 1]);
    for (let top = this.#blocks.at(-1); top; top = this.#blocks.at(-1)) {
      const ended = top.column > at - start || (top.column === at - start && top.isList && !isItem);
      if (!ended) break;
      this.#blocks.pop();
    }
    return at;
  }

  #skipQuoted(start: number, quote: string): number {
    for (let at = start + 1; at < this.end; at++) {
      if (this.text[at] === "\\" && quote === '"') at++;
      else if (this.text[at] === quote) {
        if (quote === "'" && this.text[at + 1] === "'") at++;
        else {
          this.#closedQuote = { start, end: at };
          return at + 1;
        }
      }
    }
    this.#openQuote = start;
    return this.end;
  }

  #skipBlockScalar(at: number): number {
    const parent = this.#blocks.at(-1)?.column ?? -1;
    let line = this.#lineEnd(at) + 1;
    while (line < this.text.length) {
      let content = line;
      while (this.text[content] === " ") content++;
      const isBlank = /[\r\n]/.test(this.text[content] ?? "\n");
      if (!isBlank && (content - line <= parent || isDocumentMark(this.text, line))) break;
      line = this.#lineEnd(content) + 1;
    }
    return this.#startLine(Math.min(line, this.text.length));
  }

  #wordEnd(at: number): number {
    let end = at;
    while (!isSpace(this.text[end])) end++;
    return end;
  }

  #lineEnd(at: number): number {
    const lineBreak = this.text.indexOf("\n", at);
    return lineBreak === -1 ? this.text.length : lineBreak;
  }
}

/** The end of the text counts as space. */
function isSpace(character: string | undefined): boolean {
  return character === undefined || /\s/.test(character);
}

function isDocumentMark(text: string, at: number): boolean {
  return (text.startsWith("---", at) || text.startsWith("...", at)) && isSpace(text[at + 3]);
}
