/** Text of another file as inline Markdown that says the same letter by letter, on one line. */
export function markdownText(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.replace(/[\\`*_[\]<>&{}~|#!:$^=+"'()-]/g, (sign, at: number) => {
    // Underscores and hyphens within words, and signs between blanks, mean nothing to Markdown.
    if (/[-:'"()+=!#&>_]/.test(sign) && isHarmless(sign, line, at)) return sign;
    return `\\${sign}`;
  });
}

function isHarmless(sign: string, line: string, at: number): boolean {
  const [before = " ", after = " "] = [line[at - 1], line[at + 1]];
  if (sign === "_") return /[A-Za-z0-9]/.test(before) && /[A-Za-z0-9]/.test(after);
  if (sign === ":" || sign === "=" || sign === "+") return after !== sign && before !== sign;
  if (sign === "&") return after === " ";
  if (sign === "!") return after !== "[";
  return at > 0;
}
