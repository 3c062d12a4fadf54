import { claimId } from "../commonmark/core/claim-id.ts";
import { escapeHtml } from "../escape.ts";
import { valueTextMarker } from "../render/markers.ts";
import type { Run } from "../run.ts";
import { show } from "../show.ts";
import type { Span } from "../source/content-map.ts";
import { allowedAttributes, ignoredAttributes } from "./allowed.ts";
import { dimensionForm, htmlDimension } from "./dimension.ts";
import { writeReferences } from "./reference-text.ts";
import type { HtmlAttribute, HtmlPiece } from "./scan-html.ts";

export type OpenTag = Extract<HtmlPiece, { kind: "open" }>;
export type SpanAt = (start: number, end: number) => Span;

/** Writes the listed attributes of a raw HTML tag; `href` and `src` are the caller's. */
export function renderAttributes(run: Run, tag: OpenTag, spanAt: SpanAt): string {
  const seen = new Set<string>();
  let html = "";
  for (const attribute of tag.attributes) {
    if (seen.has(attribute.name)) continue;
    seen.add(attribute.name);
    const { nameStart, name, start, end } = attribute;
    const nameSpan = spanAt(nameStart, nameStart + name.length);
    const valueSpanAt: SpanAt = (from, to) => spanAt(start + from, start + to);
    html += renderAttribute(run, tag, { attribute, nameSpan, span: spanAt(start, end), valueSpanAt });
  }
  return html;
}

interface LocatedAttribute {
  readonly attribute: HtmlAttribute;
  readonly nameSpan: Span;
  readonly span: Span;
  /** The position of a part of the value. */
  readonly valueSpanAt: SpanAt;
}

function renderAttribute(
  run: Run,
  tag: OpenTag,
  { attribute, nameSpan, span, valueSpanAt }: LocatedAttribute,
): string {
  const element = tag.name.toLowerCase();
  const name = nameOf(run, element, attribute.name);
  // An element has one id, and `id` wins where an old link has both.
  if (name === "id" && attribute.name !== "id" && tag.attributes.some(isId)) return "";
  const isTarget = (name === "href" && element === "a") || (name === "src" && element === "img");
  if (isTarget || ignoredAttributes.has(name)) return "";
  const form = allowedAttributes.get(name);
  if (!form?.test(attribute.value)) {
    const isKnown = form !== undefined;
    reportAttribute(run, { element, attribute, span: isKnown ? span : nameSpan, isKnown });
    return "";
  }
  if (name === "open") return " open";
  if (form === dimensionForm) return ` ${name}="${htmlDimension(attribute.value)}"`;
  if (name === "id") return renderId(run, attribute.value.normalize("NFC"), span);
  const value = texts.has(name)
    ? writeReferences(attribute.rawValue, { run, spanAt: valueSpanAt, marker: valueTextMarker })
    : escapeHtml(attribute.value);
  return ` ${name}="${value}"`;
}

/** In the form in which fragments of links are compared. */
function renderId(run: Run, id: string, span: Span): string {
  return claimId(run, id, span) ? ` id="${escapeHtml(id)}"` : "";
}

function isId({ name }: HtmlAttribute): boolean {
  return name === "id";
}

/** Old links have a name for an id, and MDX has `className`. */
function nameOf(run: Run, element: string, written: string): string {
  if (element === "a" && written === "name") return "id";
  return run.isMdx && written.toLowerCase() === "classname" ? "class" : written;
}

/** Attributes that people read; they may contain values. */
const texts: ReadonlySet<string> = new Set(["alt", "title"]);

interface Refused {
  readonly element: string;
  readonly attribute: HtmlAttribute;
  readonly span: Span;
  readonly isKnown: boolean;
}

function reportAttribute(run: Run, { element, attribute, span, isKnown }: Refused): void {
  run.report({
    code: "html-attribute-not-allowed",
    cause: `${element} ${show(attribute.name)}${isKnown ? `=${show(attribute.value)}` : ""}`,
    severity: run.dialect.constructs.looseHtml && !isKnown ? "warning" : "error",
    span,
    message: isKnown
      ? `The attribute "${attribute.name}" of <${element}> cannot have the value "${show(attribute.value)}".`
      : `The attribute "${show(attribute.name)}" is not allowed on <${element}>.`,
    hint: `Allowed are ${[...allowedAttributes.keys()].join(", ")}, and href on links, src on images.`,
  });
}
