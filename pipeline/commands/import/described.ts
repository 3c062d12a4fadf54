import { markdownText } from "./markdown-text.ts";
import type { Tell } from "./notice.ts";

const LONGEST_PROSE = 1000;

/** Text of a source as the description of its subject; one that is too long is cut, which is reported. */
export function described(text: string | undefined, line: number, tell: Tell): { description?: string } {
  const plain = (text ?? "").trim();
  // A text that is far too long is not rewritten as a whole only to be cut.
  const prose = plain.length > 8 * LONGEST_PROSE ? undefined : markdownText(plain);
  if (prose === "") return {};
  if (prose !== undefined && prose.length <= LONGEST_PROSE) return { description: prose };
  tell({
    line,
    kind: "lost",
    message: `A comment of ${plain.length} characters is cut after ${LONGEST_PROSE / 2}.`,
  });
  return { description: markdownText(cutText(plain, LONGEST_PROSE / 2)) };
}

/** The beginning of a text, without half of a character at its end. */
function cutText(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, "");
}
