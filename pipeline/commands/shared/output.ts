import { escapeControls, terminalText } from "../../core/text/visible-text.ts";

type Stream = "stdout" | "stderr";

/**
 * All that commands print goes through these functions: words of a file, of a host or of a name cannot move the cursor of a
 * terminal, and cannot be commands to the system that runs this.
 */
export function print(text: string, stream: Stream = "stdout"): void {
  process[stream].write(terminalText(text));
}

/** One line on standard error. A line break in it is shown as an escape. */
export function tellLine(line: string): void {
  process.stderr.write(`${escapeControls(line)}\n`);
}

/** A text that its format has escaped already, or that is Fairlead's own from end to end. */
export function printAsIs(text: string, stream: Stream = "stdout"): void {
  process[stream].write(text);
}
