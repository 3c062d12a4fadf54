import { quoted } from "../../../../core/text/phrase.ts";
import type { SyntaxRule } from "./rule.ts";

/** `pins: [1, 2` */
const openBracket: SyntaxRule = ({ open, reason, source }) => {
  const start = open.openBrackets.at(-1);
  const isEnd = reason === "deficient indentation" || reason.startsWith("unexpected end of the stream");
  if (start === undefined || !isEnd) return undefined;
  const closing = source[start] === "[" ? "]" : "}";
  return {
    start,
    end: start + 1,
    message: `The bracket ${quoted(source[start] ?? "")} is never closed.`,
    hint: `Close it with ${quoted(closing)}, or put the value in quotes if it is text.`,
  };
};

/** `pins: [1 "2"]` */
const missingComma: SyntaxRule = ({ reason, at }) => {
  if (reason !== "missed comma between flow collection entries") return undefined;
  const message = "A comma is missing before this entry of the brackets.";
  return { start: at, end: at + 1, message, hint: "Separate entries with commas." };
};

/** `pins: [1,,2]` */
const emptyEntry: SyntaxRule = ({ reason, at }) => {
  if (!reason.startsWith("expected the node content")) return undefined;
  const message = "There is nothing between this comma and the one before.";
  return { start: at, end: at + 1, message, hint: "Remove one comma." };
};

/** `link: [text](address)` and `pins: [1, 2]]` */
const textAfterBracket: SyntaxRule = ({ before, after, at }) => {
  if (!/[\]}]\s*$/.test(before) || after === "" || after.startsWith(":")) return undefined;
  const message = "Text follows after the closing bracket of a value.";
  return { start: at, end: at + after.trimEnd().length, message, hint: "Put the whole value in quotes." };
};

export const bracketRules: readonly SyntaxRule[] = [openBracket, missingComma, emptyEntry, textAfterBracket];
