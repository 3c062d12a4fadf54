import { posix } from "node:path";
import { LineMap } from "../../../core/diagnostics.ts";
import { ownValue } from "../../../core/own-value.ts";
import { type CodeRange, codeRanges } from "./code-ranges.ts";
import type { ImportNote } from "./note.ts";
import { joined } from "./plan.ts";
import type { FurtherDocs } from "./systems/system.ts";

interface Templates {
  readonly file: string;
  /** Texts by the names that templates have for them. */
  readonly variables: Readonly<Record<string, string>>;
  /** The folder of the book that the page is in, where a site has several: "/x" counts from it. */
  readonly book?: string | undefined;
  /** Folders of the source with docs that have an address of their own. */
  readonly further?: readonly FurtherDocs[] | undefined;
}

const mark =
  /\{\{-?[ \t]*(?<inside>[^{}\n]{1,300}?)[ \t]*-?\}\}|\{%-?[ \t]*(?<tag>raw|endraw|link|include)\b[ \t]*(?<rest>[^{}%\n]{0,300}?)[ \t]*-?%\}/g;

/**
 * A page whose templates are written as what they say, where that is certain: `{{ site.title }}` and `{{ book.version }}` of the
 * settings, links such as `{% link a.md %}` and `{{ "/a" | relative_url }}`, and text that `{% raw %}` keeps from being read.
 * Tags alone on their lines stay, because the dialect reads them.
 */
export function templateText(
  text: string,
  { file, variables, book, further = [] }: Templates,
): { text: string; notes: ImportNote[] } {
  if (!text.includes("{{") && !text.includes("{%")) return { text, notes: [] };
  const notes: ImportNote[] = [];
  const code = new Ranges(codeRanges(text));
  const lines = new LineMap(text);
  let written = "";
  let at = 0;
  let isRaw = false;
  for (const found of text.matchAll(mark)) {
    const { inside, tag, rest = "" } = found.groups ?? {};
    const start = found.index;
    const place: Place = { text, start, end: start + found[0].length, isCode: code.has(start) };
    if (start < at) continue;
    let meaning: string | undefined;
    if (tag === "raw" || tag === "endraw") {
      isRaw = tag === "raw";
      meaning = isAlone(place) ? undefined : "";
    } else if (isRaw) meaning = place.isCode || isAloneRaw(text, start) ? undefined : `\\${found[0]}`;
    else if (tag === "link") meaning = linkedFile(rest.replace(/^\/+/, ""), further);
    else if (tag === "include") meaning = includeIn(book, rest, file);
    else meaning = textOf(inside ?? "", variables, place);
    if (meaning === undefined) continue;
    written += text.slice(at, start) + meaning;
    at = place.end;
    const { line } = lines.position(start);
    const message = "Templates whose meaning the settings give are written as what they say";
    notes.push({ kind: "converted", message, file, line, detail: found[0] });
  }
  return { text: written + text.slice(at), notes };
}

/** The target for a file of the source: a document of a collection is named by its address. */
function linkedFile(path: string, further: readonly FurtherDocs[]): string {
  const docs = further.find(({ from }) => path.startsWith(`${from}/`));
  if (docs === undefined) return `/${path}`;
  return joined(docs.route, path.slice(docs.from.length + 1).replace(/\.\w+$/, ""));
}

/** `{% include "/x.md" %}` of a book, from the page; undefined where it stays. */
function includeIn(book: string | undefined, rest: string, file: string): string | undefined {
  const [, path] = /^["']\/([^"']+)["']$/.exec(rest) ?? [];
  if (book === undefined || path === undefined) return undefined;
  return `{% include "${posix.relative(posix.dirname(file), `${book}/${path}`)}" %}`;
}

interface Place {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly isCode: boolean;
}

/** The text of an expression; undefined where it is not certain. */
function textOf(inside: string, variables: Templates["variables"], { text, end }: Place): string | undefined {
  const filtered =
    /^(?<quote>["'])(?<path>[^"'|]*)\k<quote>[ \t]*\|[ \t]*(?:relative_url|absolute_url|prepend:[ \t]*site\.baseurl)$/.exec(
      inside,
    )?.groups?.path;
  if (filtered !== undefined) return `/${filtered.replace(/^\/+/, "")}`;
  const rest = text.slice(end, end + 40);
  const isAddress = /^(?:\/|\{%-?[ \t]*(?:link|post_url)\b|\{\{-?[ \t]*site\.baseurl\b)/.test(rest);
  if (isAddress && /^site\.(?:baseurl|url)$/.test(inside)) return "";
  return ownValue(variables, inside);
}

/** Whether a tag is alone on its line in the text, where it begins a block of the dialect. */
function isAlone({ text, start, end, isCode }: Place): boolean {
  const before = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  const behind = text.slice(end, text.indexOf("\n", end) === -1 ? undefined : text.indexOf("\n", end));
  return !isCode && before.trim() === "" && behind.trim() === "";
}

/** Whether the raw text at an offset began on a line of its own. */
function isAloneRaw(text: string, at: number): boolean {
  const open = text.lastIndexOf("raw", at);
  const line = text.slice(text.lastIndexOf("\n", open) + 1, text.indexOf("\n", open));
  return /^[ \t]*\{%-?[ \t]*raw[ \t]*-?%\}[ \t]*$/.test(line);
}

/** Ranges in their order, which are asked for offsets in their order. */
class Ranges {
  #next = 0;

  constructor(readonly ranges: readonly CodeRange[]) {}

  has(at: number): boolean {
    while ((this.ranges[this.#next]?.[1] ?? Number.POSITIVE_INFINITY) <= at) this.#next++;
    return (this.ranges[this.#next]?.[0] ?? Number.POSITIVE_INFINITY) <= at;
  }
}
