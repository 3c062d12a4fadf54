import { markdownText } from "./markdown-text.ts";
import type { Tell } from "./notice.ts";

const LONGEST_PROSE = 1000;

/** Text of a source as the description of what it is about; one that is too long is cut, and told. */
export function described(text: string | undefined, line: number, tell: Tell): { description?: string } {
  const prose = markdownText(text ?? "");
  if (prose === "") return {};
  if (prose.length <= LONGEST_PROSE) return { description: prose };
  tell({
    line,
    kind: "lost",
    message: `A comment of ${prose.length} characters is cut after ${LONGEST_PROSE / 2}.`,
  });
  return { description: markdownText((text ?? "").slice(0, LONGEST_PROSE / 2)) };
}
