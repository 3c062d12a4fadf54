import { type Diagnostic, LineMap } from "../../../core/diagnostics.ts";
import { Edits } from "./edits.ts";
import type { MendContext, Mended, Mistake } from "./mend/mend.ts";
import { mends } from "./mend/mends.ts";
import type { ImportNote } from "./note.ts";

/** A text after changes, with the notes about them. */
export interface Rewritten {
  readonly text: string;
  readonly notes: readonly ImportNote[];
  /** The present line of a line of the text. */
  readonly moved: (line: number | undefined) => number | undefined;
}

/**
 * A page with those of its mistakes mended that can be. If two mends touch the same text, the first is made,
 * the other one in the next round.
 */
export function applyMends(
  { file, text }: { readonly file: string; readonly text: string },
  found: readonly Diagnostic[],
  context: MendContext,
): Rewritten {
  const lines = new LineMap(text);
  const edits = new Edits(text);
  const notes: ImportNote[] = [];
  for (const diagnostic of found) {
    const mended = mendOf(mistakeIn(text, lines, diagnostic), context);
    if (mended === undefined || !edits.add(mended.edits)) continue;
    const { kind, message, detail } = mended;
    notes.push({ kind, message, detail, file, line: diagnostic.line });
  }
  const shifted = edits.movedLines();
  const moved: Rewritten["moved"] = (line) => line && shifted(line);
  return { text: edits.apply(), notes: notes.map((note) => ({ ...note, line: moved(note.line) })), moved };
}

function mendOf(mistake: Mistake | undefined, context: MendContext): Mended | undefined {
  return mistake === undefined ? undefined : mends[mistake.diagnostic.code]?.(mistake, context);
}

function mistakeIn(text: string, lines: LineMap, diagnostic: Diagnostic): Mistake | undefined {
  const { line, column, endLine = line, endColumn = column } = diagnostic;
  if (line === undefined || column === undefined || endLine === undefined || endColumn === undefined)
    return undefined;
  const start = lines.lineStart(line) + column - 1;
  return { diagnostic, text, start, end: lines.lineStart(endLine) + endColumn - 1 };
}
