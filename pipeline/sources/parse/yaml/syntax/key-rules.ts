import { quoted } from "../../../../core/text/phrase.ts";
import type { SourceLine, SyntaxContext } from "./context.ts";
import type { SyntaxMistake, SyntaxRule } from "./rule.ts";

/** `title: CLIM: the board` */
const colonInValue: SyntaxRule = ({ before, after, at, reason }) => {
  if (!after.startsWith(":") || !/:\s/.test(before) || !reason.startsWith("bad indentation"))
    return undefined;
  const message = "This value holds a colon and a space, which would begin another key.";
  return { start: at, end: at + 1, message, hint: "Put the whole value in quotes." };
};

/** A line between keys that is not `key: value`; the parser notices it a line or more later. */
const missingColon: SyntaxRule = (context) => {
  const { reason, after, source } = context;
  if (reason === "expected ':' after a mapping key") return describeLine(context.line);
  const isMultiline = reason.startsWith("can not read a block mapping entry");
  const isRootText = reason.startsWith("end of the stream") && after.startsWith(":");
  if (!isMultiline && !isRootText) return undefined;
  const atEnd = context.line.text.trim() === "" && context.at >= source.trimEnd().length;
  return describeLine(firstLineWithoutColon(context, atEnd));
};

/** `voltage:5` */
const missingSpace: SyntaxRule = ({ reason, at }) => {
  if (!reason.startsWith("a whitespace character is expected")) return undefined;
  return {
    start: at - 1,
    end: at,
    message: "A space is missing after this colon.",
    hint: "Write `key: value`.",
  };
};

/** Goes up while the lines have no colon: they are what the parser took for one long key. */
function firstLineWithoutColon(context: SyntaxContext, atEnd: boolean): SourceLine {
  let line = atEnd ? (context.lineAbove(context.line) ?? context.line) : context.line;
  for (let above = context.lineAbove(line); above; above = context.lineAbove(line)) {
    if (
      above.indent !== line.indent ||
      /:(?:\s|$)/.test(above.text) ||
      /^\s*(?:-|---)(?:\s|$)/.test(above.text)
    )
      break;
    line = above;
  }
  return line;
}

function describeLine(line: SourceLine): SyntaxMistake {
  const content = line.text.trim();
  const tight = /^([\w-]+):\S/.exec(content);
  if (tight?.[1]) {
    const colon = line.start + line.indent + tight[1].length;
    const message = `A space is missing after the colon of ${quoted(tight[1])}.`;
    return { start: colon, end: colon + 1, message, hint: "Write `key: value`." };
  }
  return {
    start: line.start + line.indent,
    end: line.end,
    message: `${quoted(content)} is between keys and has no colon.`,
    hint: "Write `key: value`; text that goes on from the line above is indented.",
  };
}

export const keyRules: readonly SyntaxRule[] = [colonInValue, missingSpace, missingColon];
