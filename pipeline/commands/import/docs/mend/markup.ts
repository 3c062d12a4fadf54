import { skipExpression } from "../../../../sources/navigation/skip-script.ts";
import { tagAround } from "./extents.ts";
import { comment, type Edit, type Mend } from "./mend.ts";

/** An expression that another system would compute is shown as it is written, as plain text. */
export const asWritten: Mend = ({ text, start, end }) => {
  const written = text.slice(start, end);
  if (!written.startsWith("{{")) return undefined;
  return {
    edits: [{ start, end: start + 2, text: "&#123;&#123;" }],
    kind: "todo",
    message: "Expressions that were computed are shown as they are written: write what they say",
    detail: written,
  };
};

/** A tag that no page has becomes a comment. */
export const withoutTag: Mend = ({ text, start, end }) => {
  const whole = tagAround(text, start, end) ?? { start, end };
  const written = text.slice(whole.start, whole.end);
  if (!written.startsWith("<") || written.startsWith("<!--")) return undefined;
  return {
    edits: [{ start: whole.start, end: whole.end, text: comment(written) }],
    kind: "todo",
    message: "Tags that no page has are comments: write what they showed",
    detail: written,
  };
};

/** An attribute with a value that it cannot have is left out. */
export const withoutAttribute: Mend = ({ text, start, end }) => {
  const before = /\s+[\w:@.-]+(?:\s*=\s*["']?)?$/.exec(text.slice(Math.max(0, start - 100), start))?.[0];
  const written = text.slice(start, end);
  const isName = /^[\w:@.-]+(?:\s*=|$)/.test(written) && /\s$/.test(text.slice(0, start));
  if (before === undefined && !isName) return undefined;
  const from = isName ? start : start - (before ?? "").length;
  const quote = /["']$/.exec(text.slice(0, start))?.[0] ?? "";
  const to = text[end] === quote && quote !== "" ? end + 1 : end;
  return {
    edits: [{ start: from, end: to, text: "" }],
    kind: "converted",
    message: "Attributes that elements of pages do not have are left out",
    detail: text.slice(from, to).trim(),
  };
};

/** Code of MDX is no text: it is taken out of the page and kept in its front matter. */
export const withoutCode: Mend = ({ text, start }) => {
  const end = codeEnd(text, start);
  if (end === undefined) return undefined;
  const written = text.slice(start, end);
  const isImport = written.startsWith("import");
  const lineBreak = /^[ \t]*\r?\n/.exec(text.slice(end))?.[0] ?? "";
  return {
    edits: [{ start, end: end + lineBreak.length, text: "" }],
    kind: isImport ? "converted" : "todo",
    message: isImport
      ? "Imports of MDX, which have no use here, are in front matter under `imported`"
      : "Code of MDX is in front matter under `imported`: write its output",
    detail: written.split("\n")[0] ?? "",
    set: written,
  };
};

/** The offset after a statement of MDX; undefined if no statement begins there. */
function codeEnd(text: string, start: number): number | undefined {
  const head = /^(?:export|import)\b[^\n]*/.exec(text.slice(start, start + 2000))?.[0];
  if (head === undefined) return undefined;
  const imported = /^import\b[^;"']{0,2000}["'][^"'\n]*["'];?/.exec(text.slice(start, start + 4000))?.[0];
  if (imported !== undefined) return start + imported.length;
  const sign = head.indexOf("=");
  const isValue = /^export\s+(?:const|let|var)\b/.test(head) && sign !== -1;
  const end = isValue ? skipExpression(text, start + sign + 1) : bodyEnd(text, start, head);
  return text[end] === ";" ? end + 1 : end;
}

/** Where a function or a class ends, else the line. */
function bodyEnd(text: string, start: number, head: string): number {
  const brace = text.indexOf("{", start);
  const isBody = /\b(?:function|class)\b/.test(head) && brace !== -1;
  return isBody ? skipExpression(text, brace + 1, "}") : start + head.length;
}

/** A box that nothing ends: its text may do so at the end of a line, else it goes to the end of the page or of its item, as it did. */
export const closedBox: Mend = ({ text, start, diagnostic }) => {
  const marks = /^[ \t>]*(:{3,})/.exec(text.slice(start))?.[1] ?? ":::";
  const indent = /^[ \t]*/.exec(text.slice(text.lastIndexOf("\n", start - 1) + 1))?.[0] ?? "";
  return {
    edits: [closingOf(text, { start, marks, indent })],
    kind: "converted",
    message: "Boxes that nothing ended are ended",
    detail: diagnostic.message,
  };
};

interface OpenBox {
  readonly start: number;
  readonly marks: string;
  readonly indent: string;
}

function closingOf(text: string, { start, marks, indent }: OpenBox): Edit {
  const inText = new RegExp(`[ \\t]+${marks}[ \\t]*(?=\\r?\\n|$)`, "g");
  inText.lastIndex = start + marks.length;
  const blank = text.slice(start).search(/\n[ \t]*\r?\n/);
  const paragraph = blank === -1 ? text.length : start + blank;
  const found = inText.exec(text);
  if (found !== null && found.index <= paragraph)
    return { start: found.index, end: found.index + found[0].length, text: `\n${indent}${marks}` };
  const last = text.slice(0, itemEnd(text, start, indent.length)).trimEnd().length;
  return { start: last, end: last, text: `\n\n${indent}${marks}` };
}

/** The offset after the list item whose text has this indentation. */
function itemEnd(text: string, start: number, indent: number): number {
  if (indent === 0) return text.length;
  const outside = new RegExp(`\\n(?![ \\t]{${indent}}|[ \\t]*\\r?(?:\\n|$))`, "g");
  outside.lastIndex = text.indexOf("\n", start);
  return outside.lastIndex === -1 ? text.length : (outside.exec(text)?.index ?? text.length);
}

/** An id that another heading has already is left out, so that links go on leading to the first. */
export const withoutId: Mend = ({ text, start, end }) => {
  const line = text.lastIndexOf("\n", start - 1) + 1;
  const stop = text.indexOf("\n", end);
  const rest = text.slice(line, stop === -1 ? text.length : stop);
  const found = /[ \t]*\{:?[ \t]*#[^{}\s]+[^{}]*\}[ \t]*$/.exec(rest);
  if (found === null) return undefined;
  const from = line + found.index;
  return {
    edits: [{ start: from, end: from + found[0].length, text: "" }],
    kind: "converted",
    message: "Ids that an earlier heading of the page has are left out",
    detail: found[0].trim(),
  };
};

/** A file outside of the data folder is included from a place within it; a missing file becomes a comment. */
export const includedFrom: Mend = ({ text, start, end, diagnostic }, { included }) => {
  const written = /^(?:The path|There is no text) "(.+)" (?:leads out of the data folder|to include)/.exec(
    diagnostic.message,
  )?.[1];
  const directive = text.slice(start, end);
  const path = written === undefined ? undefined : included(diagnostic.file, written);
  if (written === undefined || path === undefined || !directive.includes(written))
    return {
      edits: [{ start, end, text: isListed(directive) ? `; ${directive}` : comment(directive) }],
      kind: "todo",
      message: "The included file is missing: its place is a comment",
      detail: directive,
    };
  return {
    edits: [{ start, end, text: directive.replace(written, () => path) }],
    kind: "converted",
    message: "Files included from outside the docs are in the folder imported",
    detail: written,
  };
};

/**
 * Whether the name of a file is alone on its line, as in the lists of files that MkDocs has: there a
 * semicolon begins a comment.
 */
function isListed(directive: string): boolean {
  return !/[<{"'(]/.test(directive);
}
