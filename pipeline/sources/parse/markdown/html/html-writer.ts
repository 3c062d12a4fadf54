import { withoutExpressions } from "../components/jsx-tag.ts";
import { noteComponent } from "../components/mdx.ts";
import { escapeHtml } from "../escape.ts";
import { isBlank } from "../link-target.ts";
import { pictureWith } from "../render/empty-links.ts";
import { renderImage, renderLinkOpen, textAlone } from "../render/links.ts";
import { valueMarker } from "../render/markers.ts";
import type { Rendering } from "../render/rendering.ts";
import { show } from "../show.ts";
import type { Span } from "../source/content-map.ts";
import { reportHtmlText } from "../unread/html-text.ts";
import { reportIncludeComment } from "../unread/include-comment.ts";
import { allowedTags, blockTags, tableParts, voidTags } from "./allowed.ts";
import { type OpenTag, renderAttributes, type SpanAt } from "./html-attributes.ts";
import { looseReading, reportLeftOut } from "./loose-tags.ts";
import { writeReferences } from "./reference-text.ts";
import { decodeEntities, type HtmlPiece, scanHtml } from "./scan-html.ts";

/** Writes raw HTML again from its own pieces: listed tags and attributes, everything else as visible text. */
export function writeHtml(rendering: Rendering, written: string, spanAt: SpanAt): string {
  const html =
    rendering.run.hasJsx && written.includes("{") ? plainHtml(rendering, written, spanAt) : written;
  return scanHtml(html)
    .map((piece) => writePiece(rendering, html.slice(piece.start, piece.end), { piece, spanAt }))
    .join("");
}

/** HTML of MDX without its expressions. Each expression is reported. */
function plainHtml({ run }: Rendering, html: string, spanAt: SpanAt): string {
  return withoutExpressions(html, ({ name, start, end }, tagStart) => {
    const isTarget = name === "src" || name === "href";
    // This also reports that it has no target.
    if (isTarget) run.emptyTargets.add(spanAt(tagStart, tagStart)[0]);
    run.report({
      code: isTarget ? "mdx-not-supported" : "html-attribute-not-allowed",
      severity: isTarget ? "error" : "warning",
      cause: `expression of ${name}`,
      span: spanAt(start, end),
      message: `The attribute "${show(name)}" is an expression, which is never run, so it is left out.`,
      hint: isTarget
        ? "Write the target itself, in quotes."
        : "Take it out, or write what it means as text in quotes.",
    });
  });
}

interface Located<T extends HtmlPiece = HtmlPiece> {
  readonly piece: T;
  readonly spanAt: SpanAt;
}

function writePiece(rendering: Rendering, text: string, { piece, spanAt }: Located): string {
  const span = spanAt(piece.start, piece.end);
  switch (piece.kind) {
    case "text":
      if (rendering.frames.isInLink() && !isBlank(decodeEntities(text))) rendering.frames.show("texts");
      return writeText(rendering, text, (from, to) => spanAt(piece.start + from, piece.start + to));
    case "comment":
      if (!piece.isClosed)
        rendering.frames.reportUnbalanced(
          "This HTML comment is never closed.",
          spanAt(piece.start, piece.start + 4),
        );
      reportIncludeComment(rendering.run, text, span);
      return "";
    case "open":
      return writeOpen(rendering, text, { piece, spanAt });
    case "close":
      if (allowedTags.has(piece.name.toLowerCase()))
        return rendering.frames.closeHtml(piece.name.toLowerCase(), span);
      if (
        rendering.run.dialect.constructs.looseHtml &&
        looseReading(piece.name.toLowerCase(), "") !== undefined
      )
        return looseEnd(rendering, piece.name.toLowerCase(), span);
      if (!rendering.refusedTags.has(piece.name) && !isComponent(piece.name))
        refuse(rendering, piece.name, { piece, spanAt });
      return rendering.run.dialect.constructs.looseHtml && isComponent(piece.name) ? "" : escapeHtml(text);
    case "declaration":
      reportTag(rendering, text, { piece, spanAt });
      return escapeHtml(text);
    case "component":
      if (!text.startsWith("</")) noteComponent(rendering.run, piece.name, span);
      return rendering.run.dialect.constructs.looseHtml ? "" : escapeHtml(text);
  }
}

function writeOpen(rendering: Rendering, text: string, { piece, spanAt }: Located<OpenTag>): string {
  const name = piece.name.toLowerCase();
  const span = spanAt(piece.start, piece.end);
  const loose = allowedTags.has(name) ? undefined : writeLoose(rendering, name, { piece, spanAt });
  if (loose !== undefined) return loose;
  if (!allowedTags.has(name)) {
    rendering.frames.show("texts");
    refuse(rendering, piece.name, { piece, spanAt });
    return rendering.run.dialect.constructs.looseHtml && isComponent(piece.name) ? "" : escapeHtml(text);
  }
  if (rendering.frames.isTooDeep(span)) return escapeHtml(text);
  if (blockTags.has(name) && rendering.frames.isProseOnly()) {
    reportTag(rendering, `<${name}>`, { piece, spanAt }, " in a heading or a line of text");
    rendering.frames.openHtml({ tag: name, span, close: `&lt;/${name}&gt;` });
    return escapeHtml(text);
  }
  const before = rendering.frames.closeImplied(name);
  if (tableParts.has(name) && !rendering.frames.hasHtml("table")) {
    rendering.frames.openHtml({ tag: name, span, close: "" });
    rendering.frames.reportUnbalanced(`The HTML <${name}> is outside a <table>.`, span);
    return before;
  }
  if (name === "li" && !rendering.frames.isInHtmlList()) {
    rendering.frames.openHtml({ tag: name, span, close: "" });
    rendering.frames.reportUnbalanced("The HTML <li> is outside a list of its own.", span);
    return before;
  }
  const html = before + writeAllowed(rendering, name, { piece, spanAt });
  // In MDX `<div />` is empty, as in XML.
  const isEmpty = rendering.run.hasJsx && text.endsWith("/>") && !voidTags.has(name);
  return isEmpty ? html + rendering.frames.closeHtml(name, span) : html;
}

/** An element that only docs of other systems may have; undefined where it is text. */
function writeLoose(
  rendering: Rendering,
  name: string,
  { piece, spanAt }: Located<OpenTag>,
): string | undefined {
  const { run, frames } = rendering;
  const src = piece.attributes.find((attribute) => attribute.name === "src");
  const reading = run.dialect.constructs.looseHtml ? looseReading(name, src?.value) : undefined;
  const span = spanAt(piece.start, piece.end);
  switch (reading) {
    case "frame":
      return "";
    case "act":
      reportLeftOut(run, name, span);
      return "";
    case "link": {
      if (src === undefined || frames.isInsideLink()) return "";
      const target = { target: src.value.replace(/^\/\//, "https://"), span: spanAt(src.start, src.end) };
      const link = renderLinkOpen(run, { attributes: "", target, span });
      return `${link.open}${escapeHtml(target.target)}${link.close}`;
    }
    case "keep": {
      if (frames.isProseOnly()) return "";
      const before = frames.closeImplied("div");
      const attributes = renderAttributes(run, piece, spanAt);
      frames.openHtml({ tag: name, span, close: `</${name}>` });
      return `${before}<${name}${attributes}>`;
    }
    default:
      return undefined;
  }
}

function looseEnd(rendering: Rendering, name: string, span: Span): string {
  return looseReading(name, "") === "keep" ? rendering.frames.closeHtml(name, span) : "";
}

function writeAllowed(rendering: Rendering, name: string, { piece, spanAt }: Located<OpenTag>): string {
  const { run } = rendering;
  const attributes = renderAttributes(run, piece, spanAt);
  const target = (key: string) => {
    const found = piece.attributes.find((attribute) => attribute.name === key);
    return found && { target: found.value, span: spanAt(found.start, found.end) };
  };
  const span = spanAt(piece.start, piece.end);
  if (name === "img") {
    const text = imageText(piece, attributes);
    rendering.frames.show(pictureWith(text.alt));
    return renderImage(run, { ...text, attributes, source: target("src"), span });
  }
  if (voidTags.has(name)) return `<${name}${attributes}>`;
  if (name !== "a") {
    rendering.frames.openHtml({ tag: name, span, close: `</${name}>` });
    return `<${name}${attributes}>`;
  }
  const href = target("href");
  const isNested = rendering.frames.isInsideLink();
  if (isNested && href !== undefined)
    rendering.frames.reportUnbalanced("A link cannot be inside another link.", span);
  // A target that Vue computes is not used here, and is reported as an attribute.
  if (piece.attributes.some(({ name: each }) => /^(?::|v-bind:)href$/.test(each)))
    run.emptyTargets.add(span[0]);
  const link = isNested ? textAlone(attributes) : renderLinkOpen(run, { attributes, target: href, span });
  rendering.frames.openHtml({ tag: "a", span, close: link.close });
  // One with an id that leads within its page is a place to link to, as GitBook and others write them without a text.
  const isPlace = attributes.includes(" id=") && href?.target.startsWith("#") === true;
  if (link.isLink) rendering.frames.beginLink(() => span, isPlace);
  return link.open;
}

/** `alt=""` says that a picture is decoration; no `alt` at all is an oversight. */
function imageText(tag: OpenTag, attributes: string): { alt: string; isDecoration: boolean } {
  const isDecoration = tag.attributes.some(({ name }) => name === "alt");
  return { alt: / alt="([^"]*)"/.exec(attributes)?.[1] ?? "", isDecoration };
}

/** `Tabs` and `VPTeam`, but not `DIV`. */
function isComponent(name: string): boolean {
  return /^[A-Z][A-Z]*[a-z0-9]/.test(name);
}

function refuse(rendering: Rendering, name: string, located: Located): void {
  rendering.refusedTags.add(name);
  const span = located.spanAt(located.piece.start, located.piece.end);
  if (isComponent(name)) noteComponent(rendering.run, name, span);
  else reportTag(rendering, `<${name}>`, located);
}

function reportTag(rendering: Rendering, tag: string, { piece, spanAt }: Located, where = ""): void {
  rendering.run.report({
    code: "html-not-allowed",
    cause: `${show(tag)}${where}`,
    severity: "error",
    span: spanAt(piece.start, piece.end),
    message: `The HTML ${show(tag)} is not allowed${where}, so it is shown as text.`,
    hint: "Use Markdown for it, or write it as code between backticks to show it.",
  });
}

const attributeLines = /^[ \t]*\{:[^{}\n]*\}[ \t]*$/gm;

function writeText(rendering: Rendering, written: string, spanAt: SpanAt): string {
  if (rendering.frames.isCode()) return escapeHtml(decodeEntities(written));
  // A list of attributes on its line is no text in kramdown, also within HTML. Spaces in its place keep all positions.
  const isRead = rendering.run.dialect.constructs.attributesInHtml === true;
  const text = isRead ? written.replace(attributeLines, (line) => " ".repeat(line.length)) : written;
  // The content of a script was never text, and the script is reported.
  if (!rendering.refusedTags.has("script") && !rendering.refusedTags.has("style"))
    reportHtmlText(rendering.run, text, spanAt);
  return writeReferences(text, { run: rendering.run, spanAt, marker: valueMarker });
}
