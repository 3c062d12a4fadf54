import type { RenderResult } from "@viz-js/viz";
import type { DotToken } from "./dot-tokens.ts";

/** One mistake or doubt of Graphviz about a source, at its place in it. */
interface GraphvizNote {
  readonly level: "error" | "warning";
  /** Words of Graphviz, without a position and without a full stop. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** An entry that goes on with the one before it. */
const continued =
  /^(?:\.\.\. | +Edge |in (?:label of|node|edge|cluster) |is (?:inappropriate|undefined)|Alternatively|as required|No or improper )/;
/** Entries about fonts and widths: a page has its own. */
const ofPaper = /\bfont|metrics for|\bwidth of\b|too small for/i;
/** An entry about how Graphviz was built, with which nothing is wrong in the source. */
const ofBuild = /triangulation library/;
/** A name that Graphviz scans in two: `dotDoubts` finds it at its column. */
const split = /^syntax ambiguity/;

/** The notes of Graphviz on a source that an author can act on, each once. */
export function graphvizNotes(
  source: string,
  tokens: readonly DotToken[],
  errors: RenderResult["errors"],
): readonly GraphvizNote[] {
  const notes = new Map<string, GraphvizNote>();
  for (const { level, texts } of groupsOf(errors)) {
    const [first = ""] = texts;
    if (ofBuild.test(first)) continue;
    if (level === "warning" && (ofPaper.test(first) || split.test(first))) continue;
    const label = texts.find((text) => text.startsWith("in label of "));
    const [start, end] =
      label === undefined ? placeOf(source, tokens, first) : labelPlace(source, tokens, texts);
    const text = `${shortened(first)}${label === undefined ? "" : `, ${label}`}`;
    const key = `${level} ${first} ${start}`;
    if (!notes.has(key)) notes.set(key, { level, text, start, end });
  }
  return [...notes.values()];
}

interface Group {
  readonly level: "error" | "warning";
  readonly texts: string[];
}

function groupsOf(errors: RenderResult["errors"]): readonly Group[] {
  const groups: Group[] = [];
  for (const { level, message } of errors) {
    const last = groups.at(-1);
    if (last !== undefined && continued.test(message)) last.texts.push(message);
    else groups.push({ level: level ?? "warning", texts: [message] });
  }
  return groups;
}

/** Without the position, which the diagnostic has, and without the rest of a text whose quote is never closed. */
function shortened(text: string): string {
  return (text.trim().split("\n")[0] ?? "")
    .replace(/^(?:Warning: |[a-z]\w*_\w+: )/, "")
    .replace(/ (?:in|on) line \d+(?: of input)?/, "")
    .replace(/\.$/, "");
}

type Place = readonly [start: number, end: number];

/** The place of a note that names a line, or a name or value of the source; else the first line. */
function placeOf(source: string, tokens: readonly DotToken[], text: string): Place {
  const line = / in line (\d+)/.exec(text)?.[1];
  if (line !== undefined) return linePlace(source, tokens, { text, line: Number(line) });
  const port = /^node (.+), port (\S+) unrecognized$/.exec(text.slice(0, longestName));
  if (port !== null) return portPlace(tokens, port[1] ?? "", port[2] ?? "") ?? lineOf(source, 0);
  return namePlace(tokens, namesIn(text)) ?? lineOf(source, 0);
}

function linePlace(
  source: string,
  tokens: readonly DotToken[],
  { text, line }: { readonly text: string; readonly line: number },
): Place {
  const last = tokens.at(-1);
  // A quote or remark that is never closed reaches the end; the author looks for its beginning.
  if (/ scanning a /.test(text) && last !== undefined) return lineOf(source, last.start);
  const start =
    source
      .split("\n")
      .slice(0, line - 1)
      .join("\n").length + (line > 1 ? 1 : 0);
  return lineOf(source, Math.min(start, source.trimEnd().length));
}

function lineOf(source: string, at: number): Place {
  const start = source.lastIndexOf("\n", at - 1) + 1;
  const end = source.indexOf("\n", start);
  return [start, end === -1 ? source.length : end];
}

function portPlace(tokens: readonly DotToken[], node: string, port: string): Place | undefined {
  const at = tokens.findIndex(
    ({ value }, index) =>
      value === node && tokens[index + 1]?.value === ":" && port.startsWith(tokens[index + 2]?.value ?? " "),
  );
  const token = tokens[at + 2];
  return at === -1 || token === undefined ? undefined : [token.start, token.end];
}

/** In characters: a longer name is not looked for. */
const longestName = 300;
/**
 * Patterns of messages with a text that a note puts between quotes, or at the place where its sentence has a
 * name.
 */
const named = [
  /^(.+) is not a known color\.$/,
  /^bad label format ([\s\S]+)$/,
  / shape (.+)$/,
  / style (.+) - ignoring$/,
  /opening (.+)$/,
  /^lost (\S+) /,
  /^(.+) was already in a rankset/,
  /^cluster named (.+) not found$/,
  /"([^"]+)"/,
  /'([^']+)'/,
  /^\S+ value (\S+) /,
  /^.+ (?:->|--) .+: .+ cluster (\S+)$/,
];

function namesIn(text: string): readonly string[] {
  const words = text.slice(0, longestName);
  return named.flatMap((pattern) => pattern.exec(words)?.[1] ?? []);
}

/** The first token that is one of the names, or else has it in its value, as a list of colours. */
function namePlace(tokens: readonly DotToken[], names: readonly string[]): Place | undefined {
  for (const name of names) {
    const found =
      tokens.find(({ kind, value }) => kind !== "comment" && value === name) ??
      tokens.find(({ kind, value }) => (kind === "string" || kind === "html") && value.includes(name));
    if (found !== undefined) return [found.start, found.end];
  }
  return undefined;
}

/** The line of a label in HTML that a note is about; Graphviz counts lines from the beginning of the label. */
function labelPlace(source: string, tokens: readonly DotToken[], texts: readonly string[]): Place {
  const labels = tokens.filter(({ kind }) => kind === "html");
  const excerpt = /^\.\.\. (?:<HTML>)?([\s\S]*?)(?:<\/HTML>)? \.\.\.$/.exec(
    texts.find((text) => text.startsWith("... ")) ?? "",
  )?.[1];
  const element = /<\w+>/.exec(texts[0] ?? "")?.[0].slice(0, -1);
  const owner = /^in label of \w+ (.+)$/.exec(texts.at(-1) ?? "")?.[1] ?? "";
  const after = tokens.find(({ value }) => value === owner)?.start ?? 0;
  const holds = ({ value }: DotToken): boolean => value.includes((excerpt ?? element ?? "").trim());
  const label =
    labels.find((token) => token.start > after && holds(token)) ?? labels.find(holds) ?? labels[0];
  if (label === undefined) return lineOf(source, 0);
  const line = Number(/ (?:in|on) line (\d+)/.exec(texts[0] ?? "")?.[1] ?? 1);
  const lines = source.slice(label.start, label.end).split("\n");
  const start = label.start + lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
  return [start, Math.min(start + (lines[line - 1] ?? "").length, label.end)];
}
