import { append } from "../../core/append.ts";
import type { DiagnosticCode } from "../../core/diagnostic-codes.ts";
import type { Diagnostic } from "../../core/diagnostics.ts";
import { longestFence } from "../../core/text/escape/markdown.ts";
import { nearest, suggest } from "../../core/text/nearest.ts";
import type { Constructs } from "../dialects/constructs.ts";
import { splitFrontMatter } from "../parse/markdown/front-matter.ts";
import { hasDocEnding } from "../read/markdown-names.ts";
import type { Directive } from "./directive.ts";
import { findDirectives } from "./directives.ts";
import { candidatePaths } from "./include-paths.ts";
import type { Origin } from "./origins.ts";
import { findRegion, type LineRange, regionMark, regionNames } from "./region.ts";

/** The files of the data folder that a doc may include. */
export interface Includable {
  /** The text of a file; undefined for one that is not there or is no text. */
  textOf(path: string): string | undefined;
  /** All paths, for suggestions. */
  readonly paths: () => Iterable<string>;
}

/** A doc with what it includes. */
interface Expanded {
  readonly text: string;
  readonly origins: readonly Origin[];
  readonly diagnostics: readonly Diagnostic[];
}

interface Limits {
  /** UTF-16 units of the whole. */
  readonly length: number;
  /** How the dialect of the docs includes files, beside `::include{…}`. */
  readonly constructs: Constructs;
}

/** Files within files. */
const deepest = 8;
const known = ["file", "region", "lines", "lang", "title"];

/** Puts the files that a doc includes in the place of the lines that name them. */
export function expandIncludes(path: string, text: string, files: Includable, limits: Limits): Expanded {
  const expansion = new Expansion(files, limits);
  expansion.addFile({ path, lines: text.split("\n"), first: 0, prefix: "" });
  return { text: expansion.lines.join("\n"), origins: expansion.origins, diagnostics: expansion.diagnostics };
}

interface Part {
  readonly path: string;
  readonly lines: readonly string[];
  /** 0-based line of the file at which they begin. */
  readonly first: number;
  readonly prefix: string;
}

class Expansion {
  readonly lines: string[] = [];
  readonly origins: Origin[] = [];
  readonly diagnostics: Diagnostic[] = [];
  /** Files that are being included, the doc first. */
  readonly #open: string[] = [];
  #length = 0;
  #isFull = false;

  constructor(
    readonly files: Includable,
    readonly limits: Limits,
  ) {}

  addFile({ path, lines, first, prefix }: Part): void {
    this.#open.push(path);
    let next = 0;
    for (const directive of findDirectives(lines, this.limits.constructs)) {
      this.#addLines({ path, lines: lines.slice(next, directive.line), first: first + next, prefix });
      this.#addIncluded(directive, { path, line: first + directive.line, prefix });
      next = directive.line + 1;
    }
    this.#addLines({ path, lines: lines.slice(next), first: first + next, prefix });
    this.#open.pop();
  }

  #addLines({ path, lines, first, prefix }: Part): void {
    if (lines.length === 0) return;
    const file = this.#open.length > 1 ? { file: path } : {};
    this.origins.push({ start: this.lines.length + 1, ...file, line: first + 1, indent: prefix.length });
    for (const line of lines) this.lines.push(line === "" ? prefix.trimEnd() : prefix + line);
  }

  #addIncluded(directive: Directive, at: Location): void {
    const prefix = at.prefix + directive.prefix;
    if (directive.form?.isNothing === true) {
      this.#addOwn(at, [prefix.trimEnd()]);
      return;
    }
    const part = this.#partOf(directive, at);
    if (directive.isInCode === true || directive.around !== undefined)
      this.#addWithin(part, directive, { ...at, prefix });
    else this.#addApart(part, directive, { ...at, prefix });
  }

  #addApart(part: Omit<Part, "prefix"> | undefined, directive: Directive, at: Location): void {
    const { prefix } = at;
    // An empty line on both sides keeps paragraphs of two files apart; it is that of the directive.
    this.#addOwn(at, [prefix.trimEnd()]);
    if (part === undefined) return;
    const isCode = directive.form?.isCode === true || directive.attributes.has("lang");
    if (hasDocEnding(part.path) && !isCode)
      this.addFile({ ...part, lines: withoutMarks(part.lines), prefix });
    else this.#addCode(part, directive, at);
    this.#addOwn(at, [prefix.trimEnd()]);
  }

  /** Lines that take the place of a directive in a block of code, or of one among other text, and nothing else. */
  #addWithin(part: Omit<Part, "prefix"> | undefined, { around, isInCode }: Directive, at: Location): void {
    const { prefix } = at;
    const lines = (part?.lines ?? []).filter((line) => regionMark(line) === undefined);
    if (around === undefined && part !== undefined) {
      this.#open.push(part.path);
      this.#addShown({ ...part, prefix });
      this.#open.pop();
      return;
    }
    const [before, behind] = around ?? [isInCode === true ? prefix : "", ""];
    const ownLines = lines.length === 0 ? [""] : lines;
    const last = ownLines.length - 1;
    this.#addOwn(
      at,
      ownLines.map((line, index) => `${index === 0 ? before : prefix}${line}${index === last ? behind : ""}`),
    );
  }

  /** Lines of code without those that only mark a region, which would leave holes. */
  #addShown({ path, lines, first, prefix }: Part): void {
    let begin = 0;
    for (const [index, line] of [...lines, undefined].entries()) {
      if (line !== undefined && regionMark(line) === undefined) continue;
      this.#addLines({ path, lines: lines.slice(begin, index), first: first + begin, prefix });
      begin = index + 1;
    }
  }

  /** Lines in place of the directive itself. */
  #addOwn({ path, line }: Location, lines: readonly string[]): void {
    const file = this.#open.length > 1 ? { file: path } : {};
    this.origins.push({ start: this.lines.length + 1, ...file, line: line + 1, indent: 0, isOneLine: true });
    append(this.lines, lines);
  }

  #addCode(part: Omit<Part, "prefix">, { attributes }: Directive, at: Location): void {
    const { prefix } = at;
    const marks = "`".repeat(Math.max(2, longestFence(part.lines.join("\n"))) + 1);
    const language = attributes.get("lang") ?? /\.([A-Za-z0-9]+)$/.exec(part.path)?.[1] ?? "";
    this.#addOwn(at, [prefix + marks + language + keysOf(attributes)]);
    this.#open.push(part.path);
    this.#addShown({ ...part, prefix });
    this.#open.pop();
    this.#addOwn(at, [prefix + marks]);
  }

  #partOf(directive: Directive, at: Location): Omit<Part, "prefix"> | undefined {
    const report = (fault: Fault): undefined => this.#report(directive, at, fault);
    const fault = attributeFault(directive);
    if (fault !== undefined) return report(fault);
    const written = directive.attributes.get("file") ?? "";
    const paths = candidatePaths(at.path, written, directive.form?.from, this.files.paths);
    const path = paths.find((each) => this.files.textOf(each) !== undefined) ?? paths[0];
    if (path === undefined) return report(outside(written));
    if (this.#open.includes(path)) return report(cycle([...this.#open, path]));
    if (this.#open.length > deepest) return report(tooDeep());
    const text = this.files.textOf(path);
    if (text === undefined) return report(missing(written, path, this.files.paths()));
    this.#length += text.length;
    if (this.#isFull || this.#length > this.limits.length) {
      this.#isFull = true;
      return report(tooLong(this.limits.length));
    }
    return (
      this.#cut(directive, path, withValues(text, directive.values)) ??
      report(noRegion(directive, path, text))
    );
  }

  #cut({ attributes }: Directive, path: string, text: string): Omit<Part, "prefix"> | undefined {
    const body = hasDocEnding(path) ? bodyOf(text) : { lines: text.split("\n"), first: 0 };
    const lines = body.lines.map((line) => line.replace(/\r$/, ""));
    while (lines.at(-1) === "") lines.pop();
    const range = rangeOf(lines, attributes, body.first);
    if (range === undefined) return undefined;
    const included = lines.slice(range.first, range.end);
    return { path, lines: included, first: body.first + range.first };
  }

  #report({ start, end }: Directive, { path, line }: Location, fault: Fault): undefined {
    const column = start + 1;
    this.diagnostics.push({
      severity: "error",
      file: path,
      line: line + 1,
      column,
      endLine: line + 1,
      endColumn: end + 1,
      ...fault,
    });
    return undefined;
  }
}

interface Location {
  readonly path: string;
  /** 0-based line of the file. */
  readonly line: number;
  readonly prefix: string;
}

interface Fault {
  readonly code: DiagnosticCode;
  readonly message: string;
  readonly hint: string;
}

/** Front matter of an included file says nothing of the page. */
function bodyOf(text: string): { lines: string[]; first: number } {
  const { bodyStart } = splitFrontMatter(text).value;
  return { lines: text.slice(bodyStart).split("\n"), first: text.slice(0, bodyStart).split("\n").length - 1 };
}

/**
 * The lines to show, by the name of a region or by numbers of the file; undefined if there are no such lines.
 */
function rangeOf(
  lines: readonly string[],
  attributes: Directive["attributes"],
  first: number,
): LineRange | undefined {
  const region = attributes.get("region");
  if (region !== undefined) return findRegion(lines, region);
  const numbers = attributes.get("lines");
  if (numbers === undefined) return { first: 0, end: lines.length };
  const [, from, to] =
    /^(\d*)-(\d*)$|^$/.exec(numbers.includes("-") ? numbers : `${numbers}-${numbers}`) ?? [];
  const begin = Number(from || 1) - 1 - first;
  const end = Math.min(to ? Number(to) - first : lines.length, lines.length);
  return from === undefined || begin < 0 || begin >= end ? undefined : { first: begin, end };
}

/** The keys after the language of included code. */
function keysOf(attributes: Directive["attributes"]): string {
  const title = attributes.get("title");
  const marked = attributes.get("marked");
  return [
    title === undefined ? "" : ` title="${title.replaceAll('"', '\\"')}"`,
    marked === undefined ? "" : ` {${marked}}`,
    attributes.has("numbered") ? " showLineNumbers" : "",
  ].join("");
}

/** A line that only marks a region is shown by no system; in Markdown it stays empty. */
function withoutMarks(lines: readonly string[]): string[] {
  return lines.map((line) => (regionMark(line) === undefined ? line : ""));
}

function withValues(text: string, values: Directive["values"]): string {
  let replaced = text;
  for (const [written, value] of values ?? []) replaced = replaced.replaceAll(written, () => value);
  return replaced;
}

const ownForm = 'Write ::include{file="parts/x.md"}, with region="name" or lines="3-9" for a part of it.';

function attributeFault({ attributes, isUnreadable, form }: Directive): Fault | undefined {
  const unknown =
    form === undefined ? [...attributes.keys()].find((name) => !known.includes(name)) : undefined;
  if (isUnreadable)
    return {
      code: "include-not-found",
      message: "The attributes of this include cannot be read.",
      hint: ownForm,
    };
  if (unknown !== undefined)
    return { code: "include-not-found", message: `An include has no attribute "${unknown}".`, hint: ownForm };
  if ((attributes.get("file") ?? "") === "")
    return { code: "include-not-found", message: "This include names no file.", hint: ownForm };
  return undefined;
}

function outside(written: string): Fault {
  return {
    code: "include-not-found",
    message: `The path "${written}" leads out of the data folder.`,
    hint: "Put the file into the data folder. A path with a slash before it begins there.",
  };
}

function missing(written: string, path: string, paths: Iterable<string>): Fault {
  const all = [...paths];
  if (all.includes(path))
    return {
      code: "include-not-found",
      message: `There is no text "${written}" to include here: the file is not UTF-8, or larger than limits.fileBytes.`,
      hint: "Save it as UTF-8.",
    };
  const near = nearest(path, all);
  return {
    code: "include-not-found",
    message: `There is no text "${written}" to include here.`,
    hint:
      near.length > 0
        ? `Did you mean ${near.map((name) => `/${name}`).join(" or ")}?`
        : `It was looked for as ${path} in the data folder.`,
  };
}

function noRegion({ attributes }: Directive, path: string, text: string): Fault {
  const region = attributes.get("region");
  if (region === undefined)
    return {
      code: "include-not-found",
      message: `The file ${path} has no lines ${attributes.get("lines")}.`,
      hint: `It has ${text.split("\n").length} lines. Write lines="3-9" or lines="3-".`,
    };
  const names = [...new Set(regionNames(text.split("\n")))];
  const near = nearest(region, names);
  return {
    code: "include-not-found",
    message: `The file ${path} has no region "${region}".`,
    hint: suggest(
      near,
      `Write a comment with #region ${region} before it and one with #endregion ${region} behind it.`,
    ),
  };
}

function cycle(paths: readonly string[]): Fault {
  return {
    code: "include-cycle",
    message: `This file includes itself: ${paths.join(" includes ")}.`,
    hint: "Take one of these includes out.",
  };
}

function tooDeep(): Fault {
  return {
    code: "limit-include",
    message: `Files are included more than ${deepest} deep here.`,
    hint: "Include the inner file from the page itself.",
  };
}

function tooLong(length: number): Fault {
  return {
    code: "limit-include",
    message: `With this file the page has more than ${length} characters, so it is not included.`,
    hint: "Divide the page, or raise limits.fileBytes in site.yaml.",
  };
}
