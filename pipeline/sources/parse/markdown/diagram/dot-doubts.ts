import { quoted } from "../../../../core/text/phrase.ts";
import type { DotToken } from "./dot-tokens.ts";

/** A diagnostic about a source, between two of its offsets. */
export interface DiagramFinding {
  readonly start: number;
  readonly end: number;
  readonly message: string;
  readonly hint: string;
}

/** Spaces, dashes, quotes and arrows of print: to Graphviz they are letters of a name. */
const printed = /[\p{Z}\p{Cf}\p{Pd}\p{Pi}\p{Pf}\u2190-\u21ff\u27f0-\u27ff\u2212]/u;

/** All such places of a source, by their position. */
export function dotDoubts(source: string, tokens: readonly DotToken[]): readonly DiagramFinding[] {
  const code = tokens.filter(({ kind }) => kind !== "comment");
  const end = endOfGraph(code);
  const graph = code.slice(0, end);
  const doubts = [...splitNames(source, graph), ...printedSigns(graph), ...hiddenColours(tokens)];
  const more = code[end];
  if (more !== undefined) doubts.push(moreThanOne(source, more, code.at(-1) ?? more));
  return doubts.sort((a, b) => a.start - b.start);
}

/** The index behind the bracket that closes the first graph. */
function endOfGraph(code: readonly DotToken[]): number {
  let depth = 0;
  const index = code.findIndex(({ kind, value }) => {
    if (kind !== "sign") return false;
    if (value === "{") depth++;
    return value === "}" && --depth <= 0;
  });
  return index === -1 ? code.length : index + 1;
}

function moreThanOne(source: string, { start, kind }: DotToken, { end }: DotToken): DiagramFinding {
  const isGraph = kind === "keyword";
  const lineEnd = source.indexOf("\n", start);
  return {
    start,
    end: lineEnd === -1 ? end : Math.min(lineEnd, end),
    message: isGraph
      ? "The block has more than one graph, and Graphviz draws the first alone."
      : "The graph ends before this text, and Graphviz does not read it.",
    hint: isGraph
      ? "Write each graph in a dot block of its own."
      : "Remove the text, or move the closing bracket behind it.",
  };
}

/** `U1.3`, `J2-1`, `3V3`: names or values that touch, which Graphviz reads one after the other. */
function splitNames(source: string, code: readonly DotToken[]): DiagramFinding[] {
  const doubts: DiagramFinding[] = [];
  let attributes = 0;
  for (let index = 0; index < code.length; index++) {
    const token = code[index];
    if (token === undefined) break;
    if (token.kind === "sign") attributes += token.value === "[" ? 1 : token.value === "]" ? -1 : 0;
    const isValue = code[index - 1]?.value === "=" && code[index - 1]?.kind === "sign";
    const parts = partsOf(code, index, attributes > 0 || isValue);
    if (parts.length < 2) continue;
    const { start } = token;
    const end = parts.at(-1)?.end ?? token.end;
    const whole = source.slice(start, end);
    doubts.push({
      start,
      end,
      message: `Graphviz reads ${quoted(whole)} as ${parts.length} names: ${parts.map(({ value }) => quoted(value)).join(", ")}.`,
      hint: `Write it in quotes: ${JSON.stringify(whole.replaceAll('"', ""))}.`,
    });
    index += parts.length - 1;
  }
  return doubts;
}

/** The tokens from one on that touch each other. Between attributes a quoted value needs no space on either side. */
function partsOf(code: readonly DotToken[], from: number, isAttribute: boolean): readonly DotToken[] {
  const isPart = ({ kind }: DotToken): boolean =>
    kind === "name" || kind === "number" || (kind === "string" && !isAttribute);
  let to = from;
  for (let token = code[to]; token !== undefined && isPart(token); token = code[to]) {
    if (to > from && code[to - 1]?.end !== token.start) break;
    to++;
  }
  return code.slice(from, to);
}

function printedSigns(code: readonly DotToken[]): DiagramFinding[] {
  return code.flatMap(({ kind, value, start }) => {
    const found = kind === "name" ? printed.exec(value) : null;
    if (found === null) return [];
    const sign = found[0].codePointAt(0) ?? 0;
    const written = `U+${sign.toString(16).toUpperCase().padStart(4, "0")}`;
    return [
      {
        start: start + found.index,
        end: start + found.index + found[0].length,
        message: `The sign ${written} is a part of the name ${quoted(value)} to Graphviz.`,
        hint: "Write spaces, quotes, -- and -> with the signs of the keyboard, or the name in quotes.",
      },
    ];
  });
}

/** `color=#ff0000`: the sign begins a remark, and the value is the next word. */
function hiddenColours(tokens: readonly DotToken[]): DiagramFinding[] {
  return tokens.flatMap((token, index) => {
    const before = tokens[index - 1];
    if (token.kind !== "comment" || !token.value.startsWith("#") || before?.value !== "=") return [];
    return [
      {
        start: token.start,
        end: token.end,
        message: "To Graphviz this is a remark: # begins one up to the end of the line.",
        hint: 'Write a colour in quotes: "#rrggbb".',
      },
    ];
  });
}
