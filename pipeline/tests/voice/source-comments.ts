import type { SourceFile } from "./source-files.ts";

interface Comment {
  readonly start: number;
  readonly end: number;
  readonly isLine: boolean;
  readonly text: string;
}

/** Whether a line comment goes on in the line below it: nothing but one line break is between both. */
function continues({ text }: SourceFile, first: Comment | undefined, second: Comment): first is Comment {
  if (first === undefined || !first.isLine || !second.isLine) return false;
  return /^[ \t]*\r?\n[ \t]*$/.test(text.slice(first.end, second.start));
}

/** The comments of a file; line comments in lines below each other are one comment. */
function commentsOf(file: SourceFile): Comment[] {
  const comments: Comment[] = [];
  for (const { type, value, start, end } of file.parsed.comments) {
    const comment = { start, end, isLine: type === "Line", text: value };
    const last = comments.at(-1);
    if (continues(file, last, comment)) {
      comments[comments.length - 1] = { ...comment, start: last.start, text: `${last.text}\n${value}` };
    } else comments.push(comment);
  }
  return comments;
}

/** A comment as prose: without asterisks, paragraphs in one line each. */
function paragraphsOf(comment: string): string[] {
  const lines = comment.split("\n").map((line) => line.replace(/^\s*\*+ ?/, "").trim());
  return lines
    .join("\n")
    .split(/\n{2,}|\n(?=- |@)/)
    .map((paragraph) => paragraph.replace(/\s+/g, " ").trim());
}

const SENTENCE_END = /(?<=[.!?])\s+(?=[A-Z`"])/;

/** The sentences of all comments of a file, in their order. */
export function sentencesOf(file: SourceFile): string[] {
  return commentsOf(file)
    .flatMap(({ text }) => paragraphsOf(text))
    .flatMap((paragraph) => paragraph.split(SENTENCE_END))
    .filter((sentence) => sentence !== "");
}
