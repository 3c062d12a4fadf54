import { quoted } from "../../../../core/text/phrase.ts";
import { aliasMistake, anchorMistake, tagMistake } from "../check-properties.ts";
import type { SyntaxRule } from "./rule.ts";

const atValue = /(?:^|[:?-])\s*$/;

/** `name: @vendor`: characters that YAML keeps for itself. */
const reservedCharacter: SyntaxRule = ({ before, after, at }) => {
  const character = after[0] ?? "";
  if (!atValue.test(before) || !/^(?:[@`%\]},]|\?\s)/.test(after)) return undefined;
  const message = `A value cannot start with ${character === "`" ? "a backquote" : quoted(character)}.`;
  return { start: at, end: at + 1, message, hint: "Put the value in quotes." };
};

/** `tags: - a` */
const listOnKeyLine: SyntaxRule = ({ before, after, at }) => {
  if (!/:\s+$/.test(before) || !/^-\s/.test(after)) return undefined;
  const message = "A list cannot start on the line of its key.";
  return { start: at, end: at + 1, message, hint: "Put each item on a line of its own below the key." };
};

/** `text: | words` */
const textAfterBlock: SyntaxRule = ({ reason, after, at }) => {
  if (reason !== "a line break is expected") return undefined;
  const message = "Text is on the line of the block sign `|` or `>`.";
  const hint = "Start the text on the next line, indented below its key.";
  return { start: at, end: at + after.trimEnd().length, message, hint };
};

/** `summary: *important* words` and `company: & sons` */
const properties: SyntaxRule = ({ reason, before, line, source }) => {
  const star = /(?:^|[:?-]\s+)\*\S*\s*$/.test(before);
  const word = before.trimEnd();
  const wordStart = Math.max(word.lastIndexOf(" "), word.lastIndexOf("\t")) + 1;
  const end = line.start + word.length;
  const from = (sign: string) => line.start + Math.max(word.indexOf(sign, wordStart), 0);
  if (star || reason.includes("alias")) return aliasMistake(source, from("*"), end);
  if (reason.includes("anchor")) return anchorMistake(source, from("&"), end);
  if (reason.includes("tag")) return tagMistake(source, from("!"), end);
  return undefined;
};

export const valueStartRules: readonly SyntaxRule[] = [
  reservedCharacter,
  listOnKeyLine,
  textAfterBlock,
  properties,
];
