/** Code as it goes to the clipboard: without the final line break, which would run a pasted command. */
export function codeText(text: string): string {
  return text.replace(/\r?\n$/, "");
}
