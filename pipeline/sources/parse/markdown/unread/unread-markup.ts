import type { Run } from "../run.ts";
import type { Span } from "../source/content-map.ts";

/** Markup of another system, or a slip, that would be printed as it is written. */
export interface UnreadMarkup {
  /** Sticky: asked at the place where it would begin. */
  readonly pattern: RegExp;
  /** Completes "This is …, …": what it is and whose. */
  readonly what: string;
  /** How the same is written here: a whole sentence. */
  readonly here: string;
  /** The page loses the meaning: a box is a block of code, a file is not shown. */
  readonly isGarbage?: true;
}

interface Found {
  readonly markup: Omit<UnreadMarkup, "pattern">;
  readonly span: Span;
  /** A whole sentence on how to write the same characters as text. */
  readonly literal: string;
}

/** Reports markup that nothing here reads. */
export function reportUnread(run: Run, { markup, span, literal }: Found): void {
  run.report({
    code: markup.isGarbage ? "markup-unknown" : "markup-literal",
    severity: markup.isGarbage ? "error" : "warning",
    span,
    cause: markup.what,
    message: `This is ${markup.what}, which is not read here, so it is shown as it is written.`,
    hint: `${markup.here} ${literal}`,
  });
}

/** "For the characters themselves write \!!! or use code." */
export function literalBy(escaped: string): string {
  return `For the characters themselves write ${escaped} or use code.`;
}

/** Asks a sticky pattern at an offset; the length of what it finds, else nothing. */
export function lengthAt(pattern: RegExp, text: string, offset: number): number {
  pattern.lastIndex = offset;
  return pattern.test(text) ? pattern.lastIndex - offset : 0;
}
