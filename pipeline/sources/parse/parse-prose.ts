import { type Checked, type Diagnostic, LineMap, type Position } from "../../core/diagnostics.ts";
import { parseInlineMarkdown } from "./markdown/parse-inline-markdown.ts";
import { parseMarkdown } from "./markdown/parse-markdown.ts";
import { scalarPositions } from "./scalar-positions.ts";
import type { Limits, MarkdownDocument } from "./types.ts";

interface ProseInput {
  readonly mode: "inline" | "block";
  /** Value of the scalar. */
  readonly text: string;
  readonly file: string;
  /** Lines of the whole file. */
  readonly lines: LineMap;
  /** Offsets of the scalar in the file. */
  readonly range: readonly [number, number];
  readonly limits: Limits;
}

/** Parses Markdown inside a YAML scalar; every position is one of the file. */
export function parseProse({
  mode,
  text,
  file,
  lines,
  range,
  limits,
}: ProseInput): Checked<MarkdownDocument> {
  const positionAt = scalarPositions(lines, range, text);
  if (mode === "inline") {
    const { value, diagnostics } = parseInlineMarkdown({ file, text, positionAt });
    return { value: { headings: [], embeds: [], excerpt: value.text, ...value }, diagnostics };
  }
  const own = new LineMap(text);
  const moved = <T extends { position: Position }>(item: T): T => ({
    ...item,
    position: move(item.position),
  });
  const move = (position: Position): Position =>
    positionAt(
      own.lineStart(position.line) + position.column - 1,
      own.lineStart(position.endLine) + position.endColumn - 1,
    );
  const { value, diagnostics } = parseMarkdown({ file, text, bodyStart: 0, limits });
  const { document, title } = value;
  const found: Diagnostic[] = diagnostics.map((diagnostic) => ({
    ...diagnostic,
    ...moveDiagnostic(diagnostic, move),
  }));
  if (title !== undefined) {
    found.push({
      code: "heading-level",
      severity: "error",
      file,
      ...move(title.position),
      message: "A level 1 heading is the title of a page, and a record states it as title.",
      hint: "Begin with ## instead.",
    });
  }
  return {
    value: {
      ...document,
      headings: document.headings.map(moved),
      links: document.links.map(moved),
      values: document.values.map(moved),
      embeds: document.embeds.map((embed) => ({
        ...moved(embed),
        attributes: Object.fromEntries(
          Object.entries(embed.attributes).map(([name, attribute]) => [name, moved(attribute)]),
        ),
      })),
    },
    diagnostics: found,
  };
}

function moveDiagnostic(diagnostic: Diagnostic, move: (position: Position) => Position): Partial<Diagnostic> {
  const { line, column, endLine, endColumn } = diagnostic;
  if (line === undefined || column === undefined) return {};
  return move({ line, column, endLine: endLine ?? line, endColumn: endColumn ?? column });
}
