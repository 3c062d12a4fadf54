import { LineMap } from "../../../core/diagnostics.ts";
import { parseInlineMarkdown } from "../../../sources/parse/markdown/parse-inline-markdown.ts";
import { type MarkdownInput, parseMarkdown } from "../../../sources/parse/markdown/parse-markdown.ts";
import { prepareMarkdown } from "../../../sources/parse/markdown/prepare-markdown.ts";
import { defaultLimits, type Segment } from "../../../sources/parse/types.ts";

/** Parses a text as a whole file, as tests need it. */
export async function parse(text: string, input: Partial<MarkdownInput> = {}) {
  await prepareMarkdown([text]);
  const { value, diagnostics } = parseMarkdown({
    file: "a.md",
    text,
    bodyStart: 0,
    limits: defaultLimits,
    ...input,
  });
  return { ...value, diagnostics, html: flatten(value.document.segments) };
}

/** The same for one line, such as a field of YAML. */
export async function parseLine(text: string) {
  await prepareMarkdown([text]);
  const lines = new LineMap(text);
  const positionAt = (start: number, end: number) => lines.position(start, end);
  const { value, diagnostics } = parseInlineMarkdown({ file: "a.yaml", text, positionAt });
  return { ...value, diagnostics, html: flatten(value.segments) };
}

/** HTML in which slots show as `{link:0}`. */
function flatten(segments: readonly Segment[]): string {
  return segments
    .map((segment) => {
      if (typeof segment === "string") return segment;
      const [[kind, index] = []] = Object.entries(segment);
      return `{${kind}:${index}}`;
    })
    .join("");
}

/** One line for each diagnostic: `2:5 code`. */
export function codes(diagnostics: Awaited<ReturnType<typeof parse>>["diagnostics"]): string[] {
  return diagnostics.map(({ line, column, code }) => `${line}:${column} ${code}`);
}
