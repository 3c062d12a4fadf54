import type { ReactNode } from "react";
import { paperFitOfHtml } from "../table-frame/paper-fit.ts";

type HtmlTag = "div" | "span" | "p" | "li" | "dd" | "td" | "summary";

/** The one place where HTML text enters; it comes from our own pipeline, never from a visitor. */
export function Html(props: {
  readonly html: string;
  readonly as?: HtmlTag;
  readonly className?: string | undefined;
  /** Head of the cell's column, for rows that are stacked on a small screen. */
  readonly head?: string | undefined;
}): ReactNode {
  const { html, as: Tag = "span", className, head } = props;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the pipeline wrote and checked this text at build time.
    <Tag className={className} data-head={head} dangerouslySetInnerHTML={{ __html: accessibleHtml(html) }} />
  );
}

/**
 * Tables and code may be wider than a small screen. Each gets a frame that scrolls and that the Tab key reaches:
 * `<table>` -> `<div class="table-scroll" tabindex="0" …><table>`. An empty corner of a table heads nothing, so it is
 * no head. Safe on text, where `<` is always escaped.
 */
export function accessibleHtml(html: string): string {
  return html
    .replaceAll(/<table(?=[\s>])/g, (tag, at: number) => frameBefore(html, at) + tag)
    .replaceAll("</table>", "</table></div>")
    .replaceAll("<th></th>", "<td></td>")
    .replaceAll(/<pre(?=[\s>])(?![^>]*\stabindex=)/g, '<pre tabindex="0"');
}

/** The frame of the table that begins at a place. One with a table in itself is not measured for paper. */
function frameBefore(html: string, at: number): string {
  const next = /<\/?table(?=[\s>])/g;
  next.lastIndex = at + 1;
  const end = next.exec(html)?.[0] === "</table" ? next.lastIndex : at;
  const fit = paperFitOfHtml(html.slice(at, end));
  const paper = fit === undefined ? "" : ` data-paper="${fit}"`;
  return `<div class="table-scroll"${paper} tabindex="0" role="group" aria-label="Table">`;
}
