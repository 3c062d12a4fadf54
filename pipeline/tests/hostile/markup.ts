import type { Site } from "../../site.ts";

const schemes = /^(https?:|mailto:|tel:|#|\/(?!\/)|\.{0,2}\/|[^:]*$)/i;

/** Says what of the records of a site would run or lead astray in a browser. It reads the HTML as a browser's tokenizer does. */
export function runningMarkup(site: Site): string | undefined {
  for (const html of htmlOf([...site.records, site.shell])) {
    const found = findMarkup(html);
    if (found !== undefined) return `${found} in ${html.slice(0, 200)}`;
  }
  return undefined;
}

const tag = /<([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
const attribute = /([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

function findMarkup(html: string): string | undefined {
  for (const [, name = "", list = ""] of html.matchAll(tag)) {
    if (/^(script|iframe|object|embed|form|base|meta|link|style|template|frame|portal)$/i.test(name))
      return `<${name}>`;
    for (const [, key = "", double, single, bare] of list.matchAll(attribute)) {
      const value = decoded(double ?? single ?? bare ?? "");
      if (/^(on|formaction|srcdoc|style|ping|action|background)/i.test(key)) return `${key}=`;
      if (/^(href|src|xlink:href|poster|data|srcset)$/i.test(key) && !schemes.test(value))
        return `${key}=${value}`;
    }
  }
  return undefined;
}

/** Numeric and named references that hide a scheme. */
function decoded(text: string): string {
  return text
    .replace(/&#x([0-9a-f]+);?/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/&#(\d+);?/g, (_, digits: string) => String.fromCodePoint(Number(digits)))
    .replace(/&colon;/gi, ":")
    .replace(/&tab;|&newline;/gi, "")
    .replaceAll("&amp;", "&")
    .replace(/[\u0000-\u0020]/g, "");
}

/** Strings of records that reach a page as HTML: those that hold a tag. Code is shown as text and was escaped before. */
function htmlOf(value: unknown): string[] {
  if (typeof value === "string") return value.includes("<") ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => (plainText.has(key) ? [] : htmlOf(child)));
}

/** Fields that React writes as text or as an attribute. */
const plainText = new Set([
  "anchors",
  "id",
  "title",
  "description",
  "summary",
  "text",
  "label",
  "code",
  "plain",
  "tagline",
]);
