import { oddSpaces } from "../../../../core/text/odd-space.ts";
import { oddSpaceMistake } from "../odd-space-mistake.ts";
import type { SourceLine } from "./context.ts";
import type { SyntaxMistake, SyntaxRule } from "./rule.ts";

/** In the indentation, after a dash or after the colon of a key. */
const beforeText = new RegExp(`^([ \\t]*(?:-[ \\t]+)*(?:-|[\\w-]+:|"[^"]*":|'[^']*':)?)([${oddSpaces}]+)`);

/**
 * `state:` and a no-break space: the line is text to the parser, which goes on to the next line and stops there. The
 * first of such lines is at fault. Lines above that are deeper are the text of another key, and may hold any space.
 */
const oddSpace: SyntaxRule = (context) => {
  const isAtEnd = context.line.text.trim() === "";
  const deepest = isAtEnd ? Number.POSITIVE_INFINITY : depthOf(context.line);
  let found = oddSpaceIn(context.line);
  for (let line = context.lineAbove(context.line); line; line = context.lineAbove(line)) {
    const above = depthOf(line) <= deepest ? oddSpaceIn(line) : undefined;
    if (above === undefined) break;
    found = above;
  }
  return found;
};

function oddSpaceIn({ text, start }: SourceLine): SyntaxMistake | undefined {
  const [, before = "", spaces] = beforeText.exec(text) ?? [];
  return spaces === undefined ? undefined : oddSpaceMistake(start + before.length, spaces);
}

function depthOf({ text }: SourceLine): number {
  return text.search(/[^ ]|$/);
}

export const spaceRules: readonly SyntaxRule[] = [oddSpace];
