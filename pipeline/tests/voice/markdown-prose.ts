/** A sentence of a Markdown file and the line in which its paragraph begins. */
interface ProseSentence {
  readonly line: number;
  readonly text: string;
}

const FENCE = /^\s*(`{3,}|~{3,})/;
const TABLE_ROW = /^\s*\|/;
/** A heading, an empty line, or the border of front matter. */
const SEPARATOR = /^\s*(?:#.*|---)?$/;
const CODE_SPAN = /`[^`]*`/g;
const ITEM = /^\s*(?:[-*]|\d+\.)\s+/;
/** Keys of front matter with a text for readers; the others are addresses, numbers and words for programs. */
const KEY = /^(\w+): /;

export const SENTENCE_END = /(?<=[.!?:])\s+(?=[A-Z`"[])/;

/**
 * The sentences of a Markdown file, in their order, without code, headings and heads of tables. A cell of a table is a
 * paragraph of its own.
 */
export function proseOf(markdown: string): ProseSentence[] {
  return paragraphsOf(markdown).flatMap(({ line, text }) =>
    text
      .replace(CODE_SPAN, "`…`")
      .split(SENTENCE_END)
      .map((sentence) => ({ line, text: sentence })),
  );
}

function paragraphsOf(markdown: string): ProseSentence[] {
  const lines = markdown.split("\n");
  const paragraphs: { line: number; text: string }[] = [];
  let isOpen = false;
  let fence: string | undefined;
  for (const [at, line] of lines.entries()) {
    const mark = FENCE.exec(line)?.[1];
    if (fence !== undefined || mark !== undefined) {
      fence = nextFence(fence, mark);
      isOpen = false;
    } else if (TABLE_ROW.test(line)) {
      isOpen = false;
      if (!isTableHead(lines, at)) paragraphs.push(...cellsOf(line, at + 1));
    } else if (SEPARATOR.test(line)) isOpen = false;
    else {
      const last = paragraphs.at(-1);
      const text = line.replace(ITEM, "").replace(KEY, "").trim();
      if (isOpen && last !== undefined && !ITEM.test(line) && !KEY.test(line)) last.text += ` ${text}`;
      else paragraphs.push({ line: at + 1, text });
      isOpen = true;
    }
  }
  return paragraphs;
}

/** The fence of the code that is open after a line with a mark. */
function nextFence(fence: string | undefined, mark: string | undefined): string | undefined {
  if (fence === undefined) return mark;
  return mark?.startsWith(fence) === true ? undefined : fence;
}

function isTableHead(lines: readonly string[], at: number): boolean {
  return /^\s*\|[\s:|-]+$/.test(lines[at + 1] ?? "") || /^\s*\|[\s:|-]+$/.test(lines[at] ?? "");
}

function cellsOf(row: string, line: number): ProseSentence[] {
  return row
    .split("|")
    .map((cell) => ({ line, text: cell.trim() }))
    .filter(({ text }) => text !== "");
}
