import { reportNoText } from "../render/empty-links.ts";
import type { Run } from "../run.ts";
import type { Span } from "../source/content-map.ts";
import { blockTags, impliedEnds } from "./allowed.ts";

interface OpenElement {
  readonly tag: string;
  /** The text that ends it. Undefined: markdown-it's own closing token. */
  close?: string | undefined;
  /** Raw HTML only: the place of its tag. */
  readonly span?: Span;
  /** Links only: what there was to see before it, and where it is written. */
  link?: LinkStart | undefined;
}

interface LinkStart extends Seen {
  readonly spanOf: () => Span;
  readonly mayBeEmpty: boolean;
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

const lists = new Set(["ol", "ul"]);

/** The elements that are open while a document is written: Markdown's own, and raw HTML, which must fit in. */
export class OpenElements {
  readonly #open: OpenElement[] = [];
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
    for (let element = this.#open.pop(); element; element = this.#open.pop()) {
      if (!element.span) {
        this.#endLink(element);
        return { before, close: element.close };
      }
      before += this.#leave(element);
    }
    return { before, close: undefined };
  }

  /** Sets what ends the innermost element of Markdown. */
  endMarkdownWith(close: string): void {
    const element = this.#open.at(-1);
    if (element) element.close = close;
  }

  openHtml(element: { tag: string; span: Span; close: string }): void {
    this.#open.push(element);
  }

  /** The innermost element is a link, which must show something by its end, unless it is a place to link to. */
  beginLink(spanOf: () => Span, mayBeEmpty = false): void {
    const element = this.#open.at(-1);
    if (element) element.link = { ...this.#seen, spanOf, mayBeEmpty };
    this.#links++;
  }

  /** Whether the text that is written now is in a link. */
  isInLink(): boolean {
    return this.#links > 0;
  }

  /** Notes that something is shown: words, or a picture that says nothing in words. */
  show(what: keyof Seen): void {
    this.#seen[what]++;
  }

  closeHtml(tag: string, span: Span): string {
    const index = this.#open.findLastIndex((element) => element.tag === tag || !element.span);
    const element = this.#open[index];
    if (element?.tag !== tag || !element.span) return this.#stray(tag, span);
    let html = "";
    while (this.#open.length > index + 1) html += this.#leave(this.#open.pop());
    this.#open.pop();
    this.#endLink(element);
    return html + (element.close ?? "");
  }

  /** `</p>` before a list, `</li>` before `<li>`: the ends that HTML lets authors leave out. */
  closeImplied(by: string): string {
    let html = "";
    for (let index = this.#open.length - 1; index >= 0; index--) {
      const element = this.#open[index];
      if (!element?.span) return html;
      const implied = impliedEnds.get(element.tag);
      if (!implied && blockTags.has(element.tag)) return html;
      if (!implied?.has(by)) continue;
      while (this.#open.length > index) html += this.#leave(this.#open.pop());
    }
    return html;
  }

  /** Ends the raw HTML within the innermost element of Markdown where a link is left open in it. */
  closeLinks(): string {
    let html = "";
    while (this.isInsideLink() && this.#open.at(-1)?.span) html += this.#leave(this.#open.pop());
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
    return this.#open.some((element) => element.tag === tag && element.close !== "");
  }

  hasHtml(tag: string): boolean {
    return this.#open.some((element) => element.tag === tag && element.span && element.close !== "");
  }

  /** Whether the innermost block is a list in HTML, whose items `<li>` begins: in any other block it is no item. */
  isInHtmlList(): boolean {
    const innermost = this.#open.findLast(({ tag, close }) => blockTags.has(tag) && close !== "");
    return innermost?.span !== undefined && lists.has(innermost.tag);
  }

  /**
   * Whether a link is open, which must not contain another one; an `<a>` without a target is written as
   * another element.
   */
  isInsideLink(): boolean {
    return this.#open.some(({ tag, close }) => tag === "a" && close?.endsWith("</a>"));
  }

  isCode(): boolean {
    return this.#open.some((element) => element.span && (element.tag === "code" || element.tag === "pre"));
  }

  /** Whether only text is allowed here: in a heading, in emphasis, in one line of prose. */
  isProseOnly(): boolean {
    const isFlow = this.#open.some((element) => element.span && element.tag === "div");
    return (
      this.isInline || (!isFlow && this.#open.some((element) => !element.span && prose.has(element.tag)))
    );
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

  #endLink({ link }: OpenElement): void {
    if (link === undefined) return;
    this.#links--;
    const hasPicture = this.#seen.pictures > link.pictures;
    if (this.#seen.texts > link.texts || (link.mayBeEmpty && !hasPicture)) return;
    reportNoText(this.run, link.spanOf(), hasPicture);
  }

  #leave(element: OpenElement | undefined): string {
    if (element) this.#endLink(element);
    if (element?.span && !impliedEnds.has(element.tag))
      this.reportUnbalanced(`The HTML <${element.tag}> is never closed where it was opened.`, element.span);
    return element?.close ?? "";
  }

  /** `</p>` is what remains when a block has already ended the paragraph. */
  #stray(tag: string, span: Span): string {
    if (tag === "p" || (tag === "br" && this.run.isMdx)) return "";
    this.reportUnbalanced(`The HTML </${tag}> closes nothing that was opened here.`, span);
    return tag === "br" ? "" : `&lt;/${tag}&gt;`;
  }
}
