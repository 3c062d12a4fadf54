/** Text as Markdown shows it again, on one line; signs that begin a block are the writer of blocks' concern. */
export function escapeMarkdown(text: string): string {
  if (!/[\\`*_[\]<>~|$&]/.test(text)) return text;
  return text.replace(/[\\`*_[\]<>~|$]/g, (sign) => `\\${sign}`).replace(/&(?=#?\w+;)/g, "\\&");
}

/** A code span that shows any text: more backticks around it than are in a row inside. Nothing where there is no text. */
export function codeSpan(text: string): string {
  // Spaces that do not break keep a number and its unit together.
  const line = text.replace(/[^\S\u00a0\u202f]+/g, " ");
  if (line.trim() === "") return line;
  const fence = "`".repeat(longestFence(line) + 1);
  // One space at both ends is taken away where there is one at both.
  const room = /^`|`$|^ .* $/.test(line) ? " " : "";
  return `${fence}${room}${line}${room}${fence}`;
}

/** The longest run of backticks in a text: a fence around it takes one more. */
export function longestFence(text: string): number {
  if (!text.includes("`")) return 0;
  return Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
}

/** The address of a link or picture, in the form that survives spaces and brackets. */
export function markdownAddress(href: string): string {
  // A bar would end the cell of a table, a backslash escapes what follows, and a control ends the address.
  const address = href.replace(/[\\|]|(?!\s)\p{Cc}/gu, encodeURIComponent);
  return /[\s()<>]/.test(address)
    ? `<${address.replace(/[<>]/g, encodeURIComponent).replace(/\s/g, "%20")}>`
    : address;
}

/**
 * Code, or Markdown without bars that are escaped, as it is written in a cell of a table: a bar ends the cell
 * even within code.
 */
export function tableCell(text: string): string {
  return text.replaceAll("|", "\\|");
}
