import { invisibleOrReturn, nameOfCharacter } from "../../../core/text/invisible.ts";
import { longLines } from "../long-lines.ts";
import type { Limits } from "../types.ts";
import type { Mistake } from "./mistake.ts";
import { scanStructure } from "./scan-structure.ts";

/** The gates before the parser: what fails here is never parsed. Each costs linear time. */
export function checkText(text: string, limits: Limits): Mistake[] {
  const tooLarge = checkSize(text, limits.fileBytes);
  if (tooLarge) return [tooLarge];
  const mistakes = [...checkLineLength(text, limits.lineLength), ...checkCharacters(text)];
  if (mistakes.length > 0) return mistakes;
  const { tooDeepAt } = scanStructure(text, { depth: limits.yamlDepth });
  return tooDeepAt === undefined ? [] : [tooDeep(tooDeepAt, limits.yamlDepth)];
}

/** `at`: where the first level above the limit begins. */
export function tooDeep(at: number, limit: number): Mistake {
  return {
    code: "limit-yaml-depth",
    start: at,
    end: at + 1,
    message: `Lists and keys are nested more than ${limit} levels deep here.`,
    hint: "Split the content into several files or flatten it.",
  };
}

function checkSize(text: string, limit: number): Mistake | undefined {
  const bytes = Buffer.byteLength(text);
  if (bytes <= limit) return undefined;
  const message = `The file has ${bytes} bytes; the limit is ${limit}.`;
  return { code: "limit-file-size", message, hint: "Split the content into several files." };
}

function checkLineLength(text: string, limit: number): Mistake[] {
  const hint = "Break long text over several lines with a block, for example `summary: >-`.";
  return longLines(text, limit).map((line) => ({ code: "limit-line-length", ...line, hint }));
}

/** Reports the first invisible character of each line; a binary file is not worth more. */
function* checkCharacters(text: string): Iterable<Mistake> {
  let reportedTo = -1;
  for (const match of text.matchAll(invisibleOrReturn)) {
    if (match.index <= reportedTo || (match.index === 0 && match[0] === "\ufeff")) continue;
    const lineBreak = text.indexOf("\n", match.index);
    reportedTo = lineBreak === -1 ? text.length : lineBreak;
    yield {
      code: "yaml-control-character",
      start: match.index,
      end: match.index + 1,
      message: `The file contains the invisible character ${nameOfCharacter(match[0])}, which is not allowed in YAML text.`,
      hint: "Delete it; inside double quotes it can be written as an escape.",
    };
  }
}
