import type { MarkdownIt, Token } from "markdown-it";
import { OpenElements } from "../html/open-elements.ts";
import type { Run } from "../run.ts";
import { contentKind } from "./empty-links.ts";

/** Render functions by token type. */
export type RenderRules = Readonly<Record<string, (rendering: Rendering, token: Token) => string>>;

/** One pass over the tokens of a text. Raw HTML may span many tokens, so it knows all that is open. */
export class Rendering {
  readonly frames: OpenElements;
  /** Tags that were refused once; their end tags need no second report. */
  readonly refusedTags = new Set<string>();

  constructor(
    readonly run: Run,
    readonly md: MarkdownIt,
    private readonly rules: RenderRules,
  ) {
    this.frames = new OpenElements(run, run.input.inline);
  }

  render(tokens: Token[]): string {
    return this.renderAll(tokens) + this.frames.closeAll();
  }

  renderAll(tokens: Token[]): string {
    let html = "";
    for (let index = 0; index < tokens.length; index++) {
      const token = tokens[index];
      if (token?.type === "inline") html += this.renderAll(token.children ?? []);
      else if (token) html += this.#renderToken(tokens, index, token);
    }
    return html;
  }

  #renderToken(tokens: Token[], index: number, token: Token): string {
    const rule = this.rules[token.type];
    if (token.nesting === -1) {
      const { before, close } = this.frames.closeMarkdown();
      return before + (close ?? this.#write(tokens, index));
    }
    if (token.nesting === 0 && this.frames.isInLink()) this.#noteShown(token);
    const before =
      token.nesting === 1 ? this.frames.openMarkdown(token.tag, token.block && !token.hidden) : "";
    return before + (rule ? rule(this, token) : this.#write(tokens, index));
  }

  #noteShown(token: Token): void {
    const what = contentKind(token);
    if (what !== undefined) this.frames.show(what);
  }

  #write(tokens: Token[], index: number): string {
    const token = tokens[index];
    const rule = token && this.rules[token.type];
    return rule ? rule(this, token) : this.md.renderer.renderToken(tokens, index, this.md.options);
  }
}
