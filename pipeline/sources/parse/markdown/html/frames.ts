import { reportNoText } from "../render/empty-links.ts";
import type { Run } from "../run.ts";
import type { Span } from "../source/content-map.ts";
import { blockTags, impliedEnds } from "./allowed.ts";

interface Frame {
  readonly tag: string;
  /** What ends it. Undefined: markdown-it's own closing token. */
  close?: string | undefined;
  /** Raw HTML only: where its tag stands. */
  readonly span?: Span;
  /** Links only: what there was to see before it, and where it is written. */
  link?: LinkStart | undefined;
}

interface LinkStart extends Seen {
  readonly place: () => Span;
}

/** How much of a document has been written so far. */
interface Seen {
  readonly texts: number;
  /** Pictures without alternative text. */
  readonly pictures: number;
}

/** Deeper trees make browsers slow, and this class too. */
const deepest = 200;
const prose = new Set(["h1", "h2", "h3", "h4", "h5", "h6", "em", "strong", "del"]);

/** The elements that are open while a document is written: Markdown's own, and raw HTML, which must fit in. */
export class Frames {
  readonly #open: Frame[] = [];
  #links = 0;
  readonly #seen: { texts: number; pictures: number } = { texts: 0, pictures: 0 };

  constructor(
    readonly run: Run,
    readonly isInline: boolean,
  ) {}

  openMarkdown(tag: string, isBlock: boolean): string {
    const before = isBlock ? this.closeImplied("div") : "";
    this.#open.push({ tag });
    return before;
  }

  /** Ends the innermost element of Markdown, and the raw HTML that was left open in it. */
  closeMarkdown(): { before: string; close: string | undefined } {
    let before = "";
    for (let frame = this.#open.pop(); frame; frame = this.#open.pop()) {
      if (!frame.span) {
        this.#endLink(frame);
        return { before, close: frame.close };
      }
      before += this.#leave(frame);
    }
    return { before, close: undefined };
  }

  /** Sets what ends the innermost element of Markdown. */
  endMarkdownWith(close: string): void {
    const frame = this.#open.at(-1);
    if (frame) frame.close = close;
  }

  openHtml(frame: { tag: string; span: Span; close: string }): void {
    this.#open.push(frame);
  }

  /** The innermost element is a link, which must show something by its end. */
  beginLink(place: () => Span): void {
    const frame = this.#open.at(-1);
    if (frame) frame.link = { ...this.#seen, place };
    this.#links++;
  }

  /** Whether what is written now stands in a link. */
  isInLink(): boolean {
    return this.#links > 0;
  }

  /** Notes that something is shown: words, or a picture that says nothing in words. */
  show(what: keyof Seen): void {
    this.#seen[what]++;
  }

  closeHtml(tag: string, span: Span): string {
    const index = this.#open.findLastIndex((frame) => frame.tag === tag || !frame.span);
    const frame = this.#open[index];
    if (frame?.tag !== tag || !frame.span) return this.#stray(tag, span);
    let html = "";
    while (this.#open.length > index + 1) html += this.#leave(this.#open.pop());
    this.#open.pop();
    this.#endLink(frame);
    return html + (frame.close ?? "");
  }

  /** `</p>` before a list, `</li>` before `<li>`: the ends that HTML lets authors leave out. */
  closeImplied(by: string): string {
    let html = "";
    for (let index = this.#open.length - 1; index >= 0; index--) {
      const frame = this.#open[index];
      if (!frame?.span) return html;
      const implied = impliedEnds.get(frame.tag);
      if (!implied && blockTags.has(frame.tag)) return html;
      if (!implied?.has(by)) continue;
      while (this.#open.length > index) html += this.#leave(this.#open.pop());
    }
    return html;
  }

  closeAll(): string {
    let html = "";
    while (this.#open.length > 0) html += this.#leave(this.#open.pop());
    return html;
  }

  /** Reported once: a text that nests so deep is no honest text. */
  isTooDeep(span: Span): boolean {
    if (this.#open.length < deepest) return false;
    if (!this.run.diagnostics.some(({ code }) => code === "limit-nesting")) {
      this.run.report({
        code: "limit-nesting",
        severity: "error",
        span,
        message: `HTML is nested deeper than ${deepest} levels here.`,
        hint: "Close each tag before you open many more.",
      });
    }
    return true;
  }

  has(tag: string): boolean {
    return this.#open.some((frame) => frame.tag === tag && frame.close !== "");
  }

  hasHtml(tag: string): boolean {
    return this.#open.some((frame) => frame.tag === tag && frame.span && frame.close !== "");
  }

  isCode(): boolean {
    return this.#open.some((frame) => frame.span && (frame.tag === "code" || frame.tag === "pre"));
  }

  /** Whether only text may stand here: in a heading, in emphasis, in one line of prose. */
  isProseOnly(): boolean {
    const isFlow = this.#open.some((frame) => frame.span && frame.tag === "div");
    return this.isInline || (!isFlow && this.#open.some((frame) => !frame.span && prose.has(frame.tag)));
  }

  reportUnbalanced(message: string, span: Span): void {
    this.run.report({
      code: "html-unbalanced",
      severity: "warning",
      span,
      message,
      hint: "Close each tag inside the paragraph, list item or block in which it was opened.",
    });
  }

  #endLink({ link }: Frame): void {
    if (link === undefined) return;
    this.#links--;
    if (this.#seen.texts > link.texts) return;
    reportNoText(this.run, link.place(), this.#seen.pictures > link.pictures);
  }

  #leave(frame: Frame | undefined): string {
    if (frame) this.#endLink(frame);
    if (frame?.span && !impliedEnds.has(frame.tag))
      this.reportUnbalanced(`The HTML <${frame.tag}> is never closed where it was opened.`, frame.span);
    return frame?.close ?? "";
  }

  /** `</p>` is what remains when a block has already ended the paragraph. */
  #stray(tag: string, span: Span): string {
    if (tag === "p") return "";
    this.reportUnbalanced(`The HTML </${tag}> closes nothing that was opened here.`, span);
    return tag === "br" ? "" : `&lt;/${tag}&gt;`;
  }
}
