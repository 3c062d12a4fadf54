import type { CodePage } from "./code-page.ts";

/** All codes with what they mean, a line each, and how to read more. */
export function codeList(pages: readonly CodePage[]): string {
  const width = Math.max(...pages.map(({ code }) => code.length));
  const lines = pages.map(({ code, description }) => `${code.padEnd(width)}  ${description}`);
  return `${lines.join("\n")}\n\nfairlead explain CODE tells more about one of them.\n`;
}
