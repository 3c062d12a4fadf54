import { decodeHtml, type HtmlToken, markAt } from "../../shared/search/html-tokens.ts";

/** The pieces of HTML that the pipeline itself made; comments are left out. No parser for HTML of strangers. */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  for (let at = 0; at < html.length; ) {
    const mark = html.indexOf("<", at);
    const end = mark === -1 ? html.length : mark;
    if (end > at) yield { kind: "text", text: decodeHtml(html.slice(at, end)) };
    if (mark === -1) return;
    const { length, token } = markAt(html, mark);
    at = mark + length;
    if (token !== undefined) yield token;
  }
}
