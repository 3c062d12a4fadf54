import MarkdownIt, {
  type MarkdownIt as Engine,
  type Env,
  type StateBlock,
  type StateInline,
  type Token,
} from "markdown-it";

type Nesting = Token["nesting"];

/**
 * markdown-it's published build defines each field of a token by `Object.defineProperty`, which takes half of the
 * time of a build. These classes have the same fields and inherit the same methods.
 */
class PlainToken {
  attrs = null;
  map = null;
  level = 0;
  children = null;
  content = "";
  markup = "";
  info = "";
  meta = null;
  block = false;
  hidden = false;

  constructor(
    public type: string,
    public tag: string,
    public nesting: Nesting,
  ) {}
}

class PlainInlineState {
  tokens_meta: unknown[];
  pos = 0;
  posMax: number;
  level = 0;
  pending = "";
  pendingLevel = 0;
  /** Where the token ends that begins at an offset, as far as looked at (`rules-by-character.ts`). */
  skipped: Map<number, number> | undefined = undefined;
  backticks = {};
  backticksScanned = false;
  skipHtmlSpecial = false;
  linkLevel = 0;
  delimiters: unknown[] = [];
  _prev_delimiters: unknown[] = [];
  Token = PlainToken;

  constructor(
    public src: string,
    public md: Engine,
    public env: Env,
    public tokens: Token[],
  ) {
    this.tokens_meta = Array(tokens.length);
    this.posMax = src.length;
  }
}

/** Its lines are found by their ends, which is quicker than to look at each character of the text. */
class PlainBlockState {
  bMarks: number[] = [];
  eMarks: number[] = [];
  tShift: number[] = [];
  sCount: number[] = [];
  bsCount: number[] = [];
  blkIndent = 0;
  line = 0;
  lineMax: number;
  tight = false;
  listIndent = -1;
  parentType = "root";
  level = 0;
  Token = PlainToken;

  constructor(
    public src: string,
    public md: Engine,
    public env: Env,
    public tokens: Token[],
  ) {
    for (let start = 0; start < src.length; ) {
      const lineBreak = src.indexOf("\n", start);
      const end = lineBreak === -1 ? src.length : lineBreak;
      const { pos, column } = indentOf(src, start, end);
      // As in markdown-it, spaces at the very end of a text are no line.
      if (lineBreak === -1 && pos === end) break;
      this.#addLine(start, end, { shift: pos - start, column });
      start = end + 1;
    }
    this.lineMax = this.bMarks.length;
    this.#addLine(src.length, src.length, { shift: 0, column: 0 });
  }

  #addLine(start: number, end: number, indent: { shift: number; column: number }): void {
    this.bMarks.push(start);
    this.eMarks.push(end);
    this.tShift.push(indent.shift);
    this.sCount.push(indent.column);
    this.bsCount.push(0);
  }
}

/** The first character of a line that is no space, and its column. */
function indentOf(src: string, start: number, end: number): { pos: number; column: number } {
  let column = 0;
  for (let pos = start; pos < end; pos++) {
    const character = src.charCodeAt(pos);
    if (character === 9) column += 4 - (column % 4);
    else if (character === 32) column++;
    else return { pos, column };
  }
  return { pos: end, column };
}

/** The fields stay those of this file, the methods come from markdown-it. */
function inherit(plain: { prototype: object }, original: { prototype: object }): void {
  Object.setPrototypeOf(plain.prototype, original.prototype);
}

const newToken = (type: string, tag: string, nesting: Nesting): Token =>
  new PlainToken(type, tag, nesting) as unknown as Token;

/** Makes the engine use them. */
export function useFastStates(md: Engine): void {
  inherit(PlainToken, MarkdownIt.Token);
  inherit(PlainInlineState, md.inline.State);
  Object.assign(PlainInlineState.prototype, { push: pushInline, pushPending });
  md.inline.State = PlainInlineState as unknown as typeof md.inline.State;
  inherit(PlainBlockState, md.block.State);
  Object.assign(PlainBlockState.prototype, { push: pushBlock });
  md.block.State = PlainBlockState as unknown as typeof md.block.State;
}

function pushBlock(this: StateBlock, type: string, tag: string, nesting: Nesting): Token {
  const token = newToken(type, tag, nesting);
  token.block = true;
  if (nesting < 0) this.level--;
  token.level = this.level;
  if (nesting > 0) this.level++;
  this.tokens.push(token);
  return token;
}

function pushPending(this: StateInline): Token {
  const token = newToken("text", "", 0);
  token.content = this.pending;
  token.level = this.pendingLevel;
  this.tokens.push(token);
  this.pending = "";
  return token;
}

function pushInline(this: StateInline, type: string, tag: string, nesting: Nesting): Token {
  if (this.pending) this.pushPending();
  const token = newToken(type, tag, nesting);
  if (nesting < 0) {
    this.level--;
    this.delimiters = this._prev_delimiters.pop() ?? [];
  }
  token.level = this.level;
  if (nesting > 0) {
    this.level++;
    this._prev_delimiters.push(this.delimiters);
    this.delimiters = [];
  }
  this.pendingLevel = this.level;
  this.tokens.push(token);
  this.tokens_meta.push(nesting > 0 ? { delimiters: this.delimiters } : undefined);
  return token;
}
