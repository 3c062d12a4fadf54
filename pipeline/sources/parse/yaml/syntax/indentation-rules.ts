import type { SyntaxRule } from "./rule.ts";

/** A tab before the text of a line, or between a dash and its value. */
const tab: SyntaxRule = ({ line, reason }) => {
  const found = /^\s*(?:-\s+)*/.exec(line.text)?.[0] ?? "";
  const first = found.indexOf("\t");
  const isTabReason = reason.startsWith("tab characters");
  if (first === -1 || !(isTabReason || reason.startsWith("bad indentation"))) return undefined;
  const length = /^\t+/.exec(found.slice(first))?.[0].length ?? 1;
  return {
    start: line.start + first,
    end: line.start + first + length,
    message: "A tab is used for indentation; YAML allows only spaces there.",
    hint: "Replace the tab by spaces, two for each level.",
  };
};

/** `- a` below `b: 1` at one level, or the other way round. */
const mixedItems: SyntaxRule = (context) => {
  if (!context.reason.startsWith("end of the stream") || !context.isLineStart) return undefined;
  const isItem = /^-(?:\s|$)/.test(context.after);
  const first = firstLine(context.source);
  if (context.line.indent !== first.search(/\S/) || isItem === /^\s*-(?:\s|$)/.test(first)) return undefined;
  return {
    start: context.at,
    end: context.line.end,
    message: isItem ? "A list item is among keys." : "A key is among the items of a list.",
    hint: "Give the list a key of its own and indent its items below it.",
  };
};

/** A line that is deeper than the one above although that one has a value already. */
const tooDeep: SyntaxRule = ({ after, before, line, at }) => {
  if (!after.startsWith(":") || before.trim() === "") return undefined;
  return {
    start: line.start + line.indent,
    end: at,
    message: "This key is indented deeper than its siblings above.",
    hint: "Align it with them; to nest it, the key above must end with its colon.",
  };
};

/** A line that fits no level above it. */
const noLevel: SyntaxRule = ({ reason, isLineStart, at, line }) => {
  const isIndentation = reason.startsWith("bad indentation") || reason.startsWith("end of the stream");
  if (!isIndentation || !isLineStart) return undefined;
  return {
    start: at,
    end: line.end,
    message: "The indentation of this line fits none of the lines above.",
    hint: "Align it with the entries that it belongs to; two spaces for each level.",
  };
};

function firstLine(source: string): string {
  return source.split("\n").find((line) => /^\s*[^\s#%]/.test(line) && !line.startsWith("---")) ?? "";
}

export const indentationRules: readonly SyntaxRule[] = [tab, mixedItems, tooDeep, noLevel];
