/** The messages of an error and of those that caused it. */
export function errorLines(error: unknown): string[] {
  const lines: string[] = [];
  for (
    let at: unknown = error;
    at !== undefined && lines.length < 8;
    at = at instanceof Error ? at.cause : undefined
  ) {
    const text = at instanceof Error ? at.message : String(at);
    lines.push(lines.length === 0 ? text : `Cause: ${text}`);
  }
  return lines;
}
