import { escapeControls, terminalText } from "../../core/text/visible-text.ts";

type Stream = "stdout" | "stderr";

/** Moves the cursor to the start of its line and clears the line. */
const ERASE = "\r\u001b[K";
/** Columns of a terminal that does not tell how many it has. */
const USUAL_COLUMNS = 80;

/** Whether the line of the cursor is one that gives way to all others. */
let isLineShown = false;

/**
 * All that commands print goes through these functions: words of a file, of a host or of a name cannot move the cursor of a
 * terminal, and cannot be commands to the system that runs this.
 */
export function print(text: string, stream: Stream = "stdout"): void {
  eraseLine();
  process[stream].write(terminalText(text));
}

/** One line on standard error. A line break in it is shown as an escape. */
export function tellLine(line: string): void {
  eraseLine();
  process.stderr.write(`${escapeControls(line)}\n`);
}

/** A text that its format has escaped already, or that is Fairlead's own from end to end. */
export function printAsIs(text: string, stream: Stream = "stdout"): void {
  eraseLine();
  process[stream].write(text);
}

/** Writes a line in place of the one before, for a terminal alone; whatever is printed next takes its place. */
export function showLine(line: string): void {
  // A line that is wrapped could not be erased.
  const fitting = escapeControls(line).slice(0, (process.stderr.columns || USUAL_COLUMNS) - 1);
  process.stderr.write(`${ERASE}${fitting}`);
  isLineShown = true;
}

/** Takes away the line that `showLine` has written, if it is still there. */
export function eraseLine(): void {
  if (!isLineShown) return;
  isLineShown = false;
  process.stderr.write(ERASE);
}
