import { defined } from "../../../core/defined.ts";
import { type Checked, compareDiagnostics, LineMap, type Position } from "../../../core/diagnostics.ts";
import { type Origin, originOf } from "../../include/origins.ts";
import type { Limits, MarkdownDocument } from "../types.ts";
import type { CodeCache } from "./code/highlight.ts";
import { reportComponents } from "./components/mdx.ts";
import { engineFor } from "./engine.ts";
import { listHeadings } from "./render/heading-list.ts";
import { splitSegments } from "./render/markers.ts";
import { documentText, excerpt } from "./render/plain-text.ts";
import { renderTokens } from "./render/render-rules.ts";
import { envOf, externalsOf, Run } from "./run.ts";
import { SourceText } from "./source/source-text.ts";

export interface MarkdownInput {
  readonly file: string;
  readonly text: string;
  /** Offset in `text` where the body starts, after the front matter. */
  readonly bodyStart: number;
  readonly limits: Limits;
  /** The title that the front matter gives the page. */
  readonly title?: string | undefined;
  /** Absent: all code is highlighted here. */
  readonly code?: CodeCache | undefined;
  /** For a text that includes others: the origins of its lines. */
  readonly origins?: readonly Origin[] | undefined;
}

interface ParsedMarkdown {
  readonly document: MarkdownDocument;
  /** A level 1 heading that leads the body; it is taken out of the document. */
  readonly title?: { readonly text: string; readonly position: Position };
  /** The same where the front matter gives another title, in dialects that show both; it stays in the document. */
  readonly besideTitle?: { readonly text: string; readonly position: Position };
  /** Without such a title: the text of the first heading of any level, which stays in the document. */
  readonly firstHeading?: string;
}

/** Parses a page. Call `prepareMarkdown` with its text before. */
export function parseMarkdown({
  file,
  text,
  bodyStart,
  limits,
  title,
  code,
  origins,
}: MarkdownInput): Checked<ParsedMarkdown> {
  const source = new SourceText(text, bodyStart);
  const lines = new LineMap(text);
  const positionAt = (start: number, end: number) => {
    const position = lines.position(source.fileOffset(start), source.fileOffset(end));
    return origins === undefined ? position : originOf(position, origins);
  };
  const run = new Run({ file, text, limits, positionAt, inline: false, code, title });
  const md = engineFor(limits.markdownDepth, run.dialect);
  const tokens = md.parse(source.text, envOf(run));
  const segments = splitSegments(renderTokens(tokens, run, md));
  reportComponents(run);
  const document = {
    segments,
    headings: listHeadings(run, md, tokens),
    links: run.links,
    ...externalsOf(run),
    values: run.values,
    embeds: run.embeds,
    ids: run.ids,
    excerpt: excerpt(tokens),
    text: documentText(tokens),
  };
  const value = {
    document,
    ...defined({ title: run.title, besideTitle: run.besideTitle, firstHeading: run.firstHeading }),
  };
  return { value, diagnostics: run.diagnostics.sort(compareDiagnostics) };
}
