/** Whether a text has controls of ASCII that no text has: others than tabs, ends of lines and pages, and the escapes of ISO-2022. */
export function isBinary(text: string): boolean {
  return /[\0-\x08\x0b\x0e-\x1a\x1c-\x1f]/.test(text);
}
