// Sees to it that a command ends with a sentence and one of its exit codes, whatever happens to it. Plain JavaScript
// without imports from npm.
import { writeSync } from "node:fs";

const NO_VERDICT = "It ended without a verdict: nothing was left to wait for, and its work was not done.";
/** The reader of the output has closed the pipe, as `head` does when it has its lines. */
const READER_IS_GONE = "EPIPE";

/**
 * Guards the process until the function that it returns is called with the exit code of the command. An end
 * before that, or an uncaught error, is a bug of ours: exit code 3. Output that is not read any more is
 * dropped, and the command goes on to its verdict; output that cannot be written, as on a full disk, is
 * reported and ends with 2.
 */
export function guardExit() {
  let isKnown = false;
  process.on("uncaughtException", (error) => {
    isKnown = true;
    endWith(3, bug(error instanceof Error ? (error.stack ?? error.message) : String(error)));
  });
  for (const stream of [process.stdout, process.stderr])
    stream.on("error", (error) => {
      if (error.code === READER_IS_GONE) return;
      isKnown = true;
      endWith(2, `The output of the command cannot be written: ${error.message}.\n`);
    });
  process.once("exit", () => {
    if (isKnown) return;
    tell(bug(NO_VERDICT));
    process.exitCode = 3;
  });
  return (code) => {
    isKnown = true;
    process.exitCode = code;
  };
}

function bug(text) {
  return `Fairlead has a bug; please report it with the text below.\n${harmless(text)}\n`;
}

/** The text of an error may have words of a file: none of them is a command to a terminal or to a CI. */
function harmless(text) {
  return text
    .replace(/[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029]/g, (sign) => `\\x${sign.charCodeAt(0).toString(16)}`)
    .replace(/^(\s*):(?=:.*::)/gm, "$1\\x3a")
    .replace(/#(?=#(?:vso|teamcity)?\[)/g, "\\x23");
}

function endWith(code, text) {
  tell(text);
  process.exit(code);
}

/** At once: a process that ends waits for no stream. On a terminal it takes the place of a line that shows progress. */
function tell(text) {
  try {
    writeSync(2, process.stderr.isTTY ? `\r\x1b[K${text}` : text);
  } catch {
    // There is no way left to report it.
  }
}
