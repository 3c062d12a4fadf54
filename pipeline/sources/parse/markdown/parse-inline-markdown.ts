import { type Checked, compareDiagnostics, type Position } from "../../../core/diagnostics.ts";
import { defaultLimits, type MarkdownDocument } from "../types.ts";
import { reportComponents } from "./components/mdx.ts";
import { engineFor } from "./engine.ts";
import { splitSegments } from "./render/markers.ts";
import { documentText } from "./render/plain-text.ts";
import { renderTokens } from "./render/render-rules.ts";
import { envOf, externalsOf, Run } from "./run.ts";

interface InlineMarkdownInput {
  readonly file: string;
  readonly text: string;
  /** Position in the file of offsets of `text`: a YAML scalar knows where it was written. */
  readonly positionAt: (start: number, end: number) => Position;
}

type InlineMarkdown = Pick<MarkdownDocument, "segments" | "links" | "externals" | "values" | "ids" | "text">;

/** Parses one line of prose, as in a YAML field: no blocks, no footnotes. */
export function parseInlineMarkdown({
  file,
  text,
  positionAt,
}: InlineMarkdownInput): Checked<InlineMarkdown> {
  const run = new Run({ file, text, positionAt, limits: defaultLimits, inline: true });
  const md = engineFor(defaultLimits.markdownDepth);
  // As long as the original, so that offsets stay: markdown-it would take the carriage return out.
  const tokens = md.parseInline(text.replaceAll("\r\n", " \n"), envOf(run));
  const segments = splitSegments(renderTokens(tokens, run, md));
  reportComponents(run);
  const { links, values, ids } = run;
  const value = { segments, links, ...externalsOf(run), values, ids, text: documentText(tokens) };
  return { value, diagnostics: run.diagnostics.sort(compareDiagnostics) };
}
