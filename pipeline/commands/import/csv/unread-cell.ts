import type { ImportNotice } from "../notice.ts";
import { shortText } from "../short-text.ts";

/** A cell that cannot be read, with its place. */
interface UnreadCell {
  readonly line: number;
  readonly column: string;
  readonly text: string;
}

/** The notice for a cell that cannot be read; `why` ends a sentence that begins with the cell. */
export function unreadCell({ line, column, text }: UnreadCell, why: string): ImportNotice {
  const message = `The cell "${shortText(text)}" of the column "${column}" is ${why}.`;
  return { line, kind: "lost", message };
}
