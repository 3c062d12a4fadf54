import { type Checked, LineMap } from "../../../core/diagnostics.ts";

interface FrontMatterSplit {
  /** Offsets of the YAML between the fences. */
  readonly front?: { readonly start: number; readonly end: number };
  /** Offset of the first character after the closing fence's line. */
  readonly bodyStart: number;
}

const opening = /^\ufeff?---[ \t]*(?:\r\n?|\n)/;
const closing = /^---[ \t]*(?:\r\n?|\n|$)/gm;

/** Finds front matter between `---` lines at the very start of a text. */
export function splitFrontMatter(text: string, file = ""): Checked<FrontMatterSplit> {
  const bom = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  const start = opening.exec(text)?.[0].length;
  if (start === undefined) return { value: { bodyStart: bom }, diagnostics: [] };
  closing.lastIndex = start;
  const end = closing.exec(text);
  if (end) {
    return { value: { front: { start, end: end.index }, bodyStart: closing.lastIndex }, diagnostics: [] };
  }
  const diagnostic = {
    code: "front-matter-unclosed",
    severity: "error",
    file,
    ...new LineMap(text).position(bom, bom + 3),
    message: "The front matter that starts here is never closed.",
    hint: "Write a line with only --- after the last key of the front matter.",
  } as const;
  return { value: { bodyStart: text.length }, diagnostics: [diagnostic] };
}
