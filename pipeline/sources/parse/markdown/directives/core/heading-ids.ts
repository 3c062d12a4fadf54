import type { StateCore, Token } from "markdown-it";
import type { Dialect } from "../../../../dialects/dialect.ts";
import { attributesAtEnd } from "../../dialect/attribute-list.ts";
import { type Run, runOf } from "../../run.ts";
import { show } from "../../show.ts";
import type { ContentMap, Span } from "../../source/content-map.ts";

const explicitId = /^(?:\{#([^\s{}#]+)\}|\{\/\*[ \t]*#([^\s{}*]+)[ \t]*\*\/\})[ \t]*$/;

/** `## Title {#id}`, also `{/* #id *\/}`: takes the id out of the text, before the text is parsed. */
export function explicitHeadingIds(state: StateCore): void {
  const run = runOf(state.env);
  const { tokens } = state;
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (token?.type !== "heading_open") continue;
    const inline = tokens[index + 1];
    if (inline?.type !== "inline") continue;
    const map = inline.meta?.map as ContentMap;
    const found = idAtEnd(inline.content, run.dialect.tightIds) ?? idOfElement(inline.content, run.dialect);
    let idSpan: Span | undefined;
    if (found === undefined) idSpan = takeAttributes(run, token, inline);
    else {
      const { id, start, text } = found;
      idSpan = map.span(start, start + id.length);
      giveId(run, token, { id, span: idSpan });
      inline.content = text;
    }
    const span = map.span(0, inline.content.length);
    inline.meta = { ...inline.meta, span };
    token.meta = { span, idSpan };
  }
}

/** `## Title {: .class #id }`, where the dialect reads such lists: only the id has an effect. */
function takeAttributes(run: Run, heading: Token, inline: Token): Span | undefined {
  if (run.dialect.constructs.attributes === "nowhere") return undefined;
  const found = attributesAtEnd(inline.content);
  if (found === undefined) return undefined;
  const { start, writtenId: written } = found;
  const map = inline.meta?.map as ContentMap;
  inline.content = inline.content.slice(0, start).trimEnd();
  if (written === undefined) return undefined;
  const span = map.span(written.at, written.at + written.id.length);
  giveId(run, heading, { id: written.id, span });
  return span;
}

/** The id at the end of a heading, and the text before it. An id has no brace: looking from the last one, no space is tried twice. */
function idAtEnd(content: string, isTight: boolean): { id: string; start: number; text: string } | undefined {
  const open = content.lastIndexOf("{");
  const found = open === -1 ? null : explicitId.exec(content.slice(open));
  const id = found?.[1] ?? found?.[2];
  if (found === null || id === undefined) return undefined;
  let end = open;
  while (content[end - 1] === " " || content[end - 1] === "\t") end--;
  if (end === open && open > 0 && !isTight) return undefined;
  return { id, start: open + found[0].indexOf(id), text: content.slice(0, end) };
}

const anchorElement = /^<a(?:[ \t]+href="#[^"<>]*")?[ \t]+id="([^"<>\s]+)"[ \t]*>[ \t]*<\/a>[ \t]*$/i;

/** `## Title <a href="#id" id="id"></a>`: GitBook writes the anchors of headings so. */
function idOfElement(content: string, { headingElements }: Dialect): ReturnType<typeof idAtEnd> {
  const open = headingElements === true ? content.lastIndexOf("<a") : -1;
  const found = open === -1 ? null : anchorElement.exec(content.slice(open));
  const id = found?.[1];
  if (found === null || id === undefined) return undefined;
  return { id, start: open + found[0].lastIndexOf(id), text: content.slice(0, open).trimEnd() };
}

/** Reserved at once, so that no heading with an id by rule can take it. */
function giveId(run: Run, token: Token, { id: written, span }: { id: string; span: Span }): void {
  const id = written.normalize("NFC");
  if (run.explicitIds.has(id)) {
    run.report({
      code: "heading-id-duplicate",
      severity: "error",
      span,
      message: `Another heading of this page has the id "${show(id)}".`,
      hint: "Give each heading its own id.",
    });
    return;
  }
  run.explicitIds.add(id);
  run.headingIds.reserve(id);
  token.attrSet("id", id);
}
