import { LineMap, type Position } from "../../core/diagnostics.ts";
import { valueAt } from "../../core/json-pointer.ts";
import { splitFrontMatter } from "../../sources/parse/markdown/front-matter.ts";
import type { Source } from "../../sources/parse/source.ts";
import { blank, maskInline } from "./mask-inline.ts";
import { scalarText } from "./scalar-text.ts";
import { type Block, scanBlocks } from "./scan-blocks.ts";

/** One paragraph, heading, list item, cell or field of a file. */
export interface Passage {
  /** The offset in the file at which its text begins. */
  readonly start: number;
  /** As written, without the marks of its block. */
  readonly rawText: string;
  /** The same with everything blanked that is not prose; of equal length. */
  readonly masked: string;
  /** Markdown is text of the page; a title, summary or label is not. */
  readonly isMarkdown: boolean;
}

/** A file as the prose rules read it. */
export interface ProseFile {
  readonly source: Source;
  readonly lines: LineMap;
  readonly passages: readonly Passage[];
}

/** Fields that readers see though they are not Markdown. */
const plainFields = new Set([
  "title",
  "summary",
  "function",
  "description",
  "label",
  "heading",
  "tagline",
  "caption",
  "alt",
  "sidebar_label",
  "pagination_label",
]);

/** Titles of other people's works, and the list of words that the site does not use. */
const leftOut = new Set(["sources", "prose-rules"]);

/** Finds the prose of a file with its offsets. */
export function readProse(source: Source, text: string): ProseFile {
  const lines = new LineMap(text);
  const passages = leftOut.has(source.type)
    ? []
    : [...fieldPassages(source, lines), ...bodyPassages(source, text)];
  return { source, lines, passages };
}

function fieldPassages(source: Source, lines: LineMap): Passage[] {
  const markdown = new Set(Object.keys(source.prose).filter((pointer) => pointer !== ""));
  const plain = Object.keys(source.positions).filter(
    (pointer) =>
      plainFields.has(pointer.slice(pointer.lastIndexOf("/") + 1)) &&
      typeof valueAt(source.data, pointer) === "string",
  );
  return [...new Set([...markdown, ...plain])].flatMap((pointer) => {
    const position = source.positions[pointer];
    if (position === undefined) return [];
    const [start, end] = offsetsOf(position, lines);
    const { text, isBlock } = scalarText(lines.text.slice(start, end));
    const blocks: readonly Block[] = isBlock ? scanBlocks(text, start) : [[[start, start + text.length]]];
    return passagesOf(blocks, { text, start, isMarkdown: markdown.has(pointer) });
  });
}

function bodyPassages(source: Source, text: string): Passage[] {
  if (source.type !== "doc") return [];
  const { bodyStart } = splitFrontMatter(text).value;
  const body = text.slice(bodyStart);
  return passagesOf(scanBlocks(body, bodyStart), { text: body, start: bodyStart, isMarkdown: true });
}

interface Stretch {
  readonly text: string;
  readonly start: number;
  readonly isMarkdown: boolean;
}

function passagesOf(blocks: readonly Block[], { text, start, isMarkdown }: Stretch): Passage[] {
  return blocks.flatMap((block): Passage[] => {
    const from = block[0]?.[0] ?? start;
    let rawText = "";
    for (const [begin, end] of block) {
      // Between two lines of a block are a line break and the marks of quotes and lists.
      rawText +=
        blank(text.slice(from - start + rawText.length, begin - start)) +
        text.slice(begin - start, end - start);
    }
    const masked = maskInline(rawText);
    return masked.trim() === "" ? [] : [{ start: from, rawText, masked, isMarkdown }];
  });
}

function offsetsOf({ line, column, endLine, endColumn }: Position, lines: LineMap): [number, number] {
  return [lines.lineStart(line) + column - 1, lines.lineStart(endLine) + endColumn - 1];
}

/** The position of a stretch of a passage. */
export function positionIn({ lines }: ProseFile, { start }: Passage, from: number, to: number): Position {
  return lines.position(start + from, start + to);
}
