import type { Token } from "markdown-it";
import { markedPaths, referenceMark } from "../../reference-marks.ts";
import { matchReference } from "../directives/inlines/value-reference.ts";
import { decodeEntities, scanHtml } from "../html/scan-html.ts";

const excerptLength = 300;

/** The text of inline tokens, without markup; values are marks. */
export function plainText(tokens: readonly Token[]): string {
  let text = "";
  for (const token of tokens) text += token.type === "text" ? token.content : textOf(token);
  return oneLine(text);
}

/** Most texts are tidy, and looking is cheaper than writing anew. */
function oneLine(text: string): string {
  return (/[^\S ]| {2}/.test(text) ? text.replace(/\s+/g, " ") : text).trim();
}

function textOf(token: Token): string {
  switch (token.type) {
    case "softbreak":
    case "hardbreak":
      return " ";
    case "image":
      return plainText(token.children ?? []);
    case "html_inline":
      return /^<br\b/i.test(token.content) ? " " : "";
    case "heading_anchor":
    case "checkbox":
    case "footnote_ref":
    case "footnote_anchor":
      return "";
    default:
      return token.content;
  }
}

/** The text of a document, one line a block; a table row is a line. */
export function documentText(tokens: readonly Token[]): string {
  const lines: string[] = [];
  let row: string[] | undefined;
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (token === undefined) continue;
    if (token.type === "tr_open") row = [];
    const text = token.type === "tr_close" ? (row ?? []).join(" ") : blockText(token);
    if (token.type === "tr_close") row = undefined;
    if (text !== "") (row ?? lines).push(text);
  }
  return lines.join("\n");
}

function blockText(token: Token): string {
  if (token.type === "inline") return plainText(token.children ?? []);
  if (token.content === "") return "";
  if (token.type === "fence" && /^\s*(?:dot|graphviz)\b/i.test(token.info)) return "";
  if (token.type === "html_block") return htmlText(token.content);
  return oneLine(token.content);
}

function htmlText(html: string): string {
  let code = 0;
  const text = scanHtml(html).map((piece) => {
    if (piece.kind === "open" && isCode(piece.name)) code++;
    if (piece.kind === "close" && isCode(piece.name)) code--;
    if (piece.kind !== "text") return " ";
    const written = html.slice(piece.start, piece.end);
    return decodeEntities(code > 0 ? written : withMarks(written));
  });
  return oneLine(text.join(""));
}

function isCode(tag: string): boolean {
  return /^(?:code|pre)$/i.test(tag);
}

function withMarks(text: string): string {
  return text.replace(/\{\{[^{}\n]*\}\}/g, (written) => {
    const { path } = matchReference(written, 0);
    return path === undefined ? written : referenceMark(path);
  });
}

/** The first paragraph outside of other blocks, else the first of all; cut at a word. */
export function excerpt(tokens: readonly Token[]): string {
  const text = firstParagraph(tokens, 1) || firstParagraph(tokens, Number.POSITIVE_INFINITY);
  if (text.length <= excerptLength) return text;
  const cut = text.slice(0, excerptLength);
  const space = cut.lastIndexOf(" ");
  const trimmed = cut.slice(0, space > 0 ? space : excerptLength - 1).replace(/[\s,;:]+$/, "");
  return `${withoutHalfMark(trimmed)}…`;
}

function withoutHalfMark(text: string): string {
  return markedPaths(text).length * 2 === text.split("\0").length - 1
    ? text
    : text.slice(0, text.lastIndexOf("\0"));
}

function firstParagraph(tokens: readonly Token[], deepest: number): string {
  for (let index = 1; index < tokens.length; index++) {
    const token = tokens[index];
    if (!token || token.level > deepest || tokens[index - 1]?.type !== "paragraph_open") continue;
    const text = plainText(token.children ?? []);
    if (text !== "") return text;
  }
  return "";
}
