const beyondControls = String.raw`\x7f-\x9f\u200b\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff`;

/** Control characters of terminals and characters that reverse or hide text, as far as JSON does not escape them itself. */
export const unsafeInTerminal = new RegExp(`[${beyondControls}]`, "g");
/** The same with the controls of ASCII. */
const unsafe = new RegExp(`[\\0-\\x1f${beyondControls}]`, "g");

/** Commands to Azure Pipelines and TeamCity, which look for them everywhere in a line of a log. */
export const logCommand = /#(?=#(?:vso|teamcity)?\[)/g;
/** Commands to GitHub Actions, which are at the start of a line: `::error file=a::text`. */
const workflowCommand = /^(\s*):(?=:.*::)/;

/**
 * One line in which such characters are escapes, so that a hostile file cannot move the cursor, and which is no command to
 * the system that runs this, so that it cannot report what is not so.
 */
export function escapeControls(text: string): string {
  return text
    .replace(unsafe, (character) => {
      const code = character.charCodeAt(0);
      return code < 256
        ? `\\x${code.toString(16).padStart(2, "0")}`
        : `\\u${code.toString(16).padStart(4, "0")}`;
    })
    .replace(logCommand, "\\x23")
    .replace(workflowCommand, "$1\\x3a");
}

/** Lines for a terminal or a log, each as `escapeControls` writes it. */
export function terminalText(text: string): string {
  return text.split("\n").map(escapeControls).join("\n");
}

/** A line of a source as it is shown: tabs as two spaces, controls as escapes. */
export function visibleLine(text: string): string {
  return escapeControls(text.replaceAll("\t", "  "));
}

/** Made when it is needed: that takes 8 ms, and most commands have nothing to say. */
let segmenter: Intl.Segmenter | undefined;

/** The characters of a text as a reader sees them. */
export function graphemes(text: string): string[] {
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Columns that a text takes in a terminal: two for emoji and for East Asian wide characters. */
export function displayWidth(text: string): number {
  if (/^[ -~]*$/.test(text)) return text.length;
  return graphemes(text).reduce((width, grapheme) => width + graphemeWidth(grapheme), 0);
}

const wide =
  /\p{Emoji_Presentation}|\ufe0f|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u;

/** How many columns of a terminal a character as readers see it takes. */
export function graphemeWidth(grapheme: string): 0 | 1 | 2 {
  if (wide.test(grapheme)) return 2;
  return /^[\p{Mark}\p{Format}]+$/u.test(grapheme) ? 0 : 1;
}
