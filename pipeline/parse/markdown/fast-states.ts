import MarkdownIt, { type MarkdownIt as Engine, type Env, type StateInline, type Token } from "markdown-it";

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
  cache = {};
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
  md.block.State = class extends md.block.State {
    override push(type: string, tag: string, nesting: Nesting): Token {
      const token = newToken(type, tag, nesting);
      token.block = true;
      if (nesting < 0) this.level--;
      token.level = this.level;
      if (nesting > 0) this.level++;
      this.tokens.push(token);
      return token;
    }
  };
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
