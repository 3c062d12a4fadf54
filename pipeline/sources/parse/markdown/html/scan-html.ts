import { unescapeAll } from "../escape.ts";

export interface HtmlAttribute {
  readonly name: string;
  /** Offset of the name as written. */
  readonly nameStart: number;
  /** Character references resolved; "" where the attribute has no value. */
  readonly value: string;
  /** The value as written, without quotes. */
  readonly rawValue: string;
  /** Offsets of the value as written. */
  readonly start: number;
  readonly end: number;
}

export type HtmlPiece = { readonly start: number; readonly end: number } & (
  | { readonly kind: "text" }
  | { readonly kind: "open"; readonly name: string; readonly attributes: readonly HtmlAttribute[] }
  | { readonly kind: "close"; readonly name: string }
  | { readonly kind: "comment"; readonly isClosed: boolean }
  /** `<!DOCTYPE …>`, `<?…?>`, CDATA. */
  | { readonly kind: "declaration"; readonly name: string }
  /** `<Tabs items={…}` */
  | { readonly kind: "component"; readonly name: string }
);

const attributes = `(?:\\s+[a-zA-Z_:@#][\\w:.@-]*(?:\\s*=\\s*(?:[^"'=<>\`\\x00-\\x20]+|'[^']*'|"[^"]*"))?)*`;
const tag = new RegExp(`<(/?)([A-Za-z][A-Za-z0-9-]*)(${attributes})\\s*/?>`, "y");
const attribute = /([a-zA-Z_:@#][\w:.@-]*)(?:\s*=\s*(?:([^"'=<>`\s]+)|'([^']*)'|"([^"]*)"))?/g;
const component = /<(\/?)([A-Z][a-z0-9][\w.]*)/y;

/**
 * Cuts raw HTML into pieces; everything that is not a tag is text. Nothing here is ever written to a page
 * unchanged.
 */
export function scanHtml(html: string): HtmlPiece[] {
  const pieces: HtmlPiece[] = [];
  let textStart = 0;
  for (let at = html.indexOf("<"); at !== -1; ) {
    const piece = pieceAt(html, at);
    if (piece && at > textStart) pieces.push({ kind: "text", start: textStart, end: at });
    if (piece) pieces.push(piece);
    if (piece) textStart = piece.end;
    at = html.indexOf("<", piece ? piece.end : at + 1);
  }
  if (textStart < html.length) pieces.push({ kind: "text", start: textStart, end: html.length });
  return pieces;
}

function pieceAt(html: string, start: number): HtmlPiece | undefined {
  if (html.startsWith("<!--", start)) {
    const dashes = /<!---?>/y;
    dashes.lastIndex = start;
    const close = html.indexOf("-->", start + 4);
    if (dashes.test(html)) return { kind: "comment", isClosed: true, start, end: dashes.lastIndex };
    return { kind: "comment", isClosed: close !== -1, start, end: close === -1 ? html.length : close + 3 };
  }
  if (/[!?]/.test(html[start + 1] ?? "")) {
    return { kind: "declaration", name: html[start + 1] ?? "", start, end: start + 2 };
  }
  tag.lastIndex = start;
  const found = tag.exec(html);
  if (found) return tagPiece(found, start);
  component.lastIndex = start;
  const [text, , name = ""] = component.exec(html) ?? [];
  return text === undefined ? undefined : { kind: "component", name, start, end: start + text.length };
}

function tagPiece([text, slash, name = "", list = ""]: RegExpExecArray, start: number): HtmlPiece {
  const end = start + text.length;
  if (slash) return { kind: "close", name, start, end };
  const offset = start + 1 + name.length;
  return { kind: "open", name, attributes: scanAttributes(list, offset), start, end };
}

function scanAttributes(list: string, offset: number): HtmlAttribute[] {
  return [...list.matchAll(attribute)].map((found) => {
    const [all, name = "", bare, single, double] = found;
    const raw = bare ?? single ?? double ?? "";
    const nameStart = offset + found.index;
    const end = nameStart + all.length - ((single ?? double) === undefined ? 0 : 1);
    return {
      name: name.toLowerCase(),
      nameStart,
      value: decodeEntities(raw),
      rawValue: raw,
      start: end - raw.length,
      end,
    };
  });
}

/** `&amp;` -> `&`, by the table that Markdown uses. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#x?[0-9a-f]{1,8}|[a-z][a-z0-9]{1,31});/gi, (entity) => unescapeAll(entity));
}
