import type { CodeForms } from "../../../dialects/constructs.ts";
import { grammarOf } from "./languages.ts";

/** Code without what its dialect only says about it. */
interface ShownCode {
  readonly code: string;
  /** 1-based lines that are marked. */
  readonly lines: ReadonlySet<number>;
  /** The kind of change of each line that is new or removed. */
  readonly changes: ReadonlyMap<number, "ins" | "del">;
}

/** Takes marks, notes and hidden lines out of the code of a block. */
export function visibleCode(code: string, language: string, forms: CodeForms): ShownCode {
  let text = code;
  for (const [written, replacement] of forms.escapes) text = text.replaceAll(written, replacement);
  if (forms.hidesRust && grammarOf(language) === "rust") text = withoutHidden(text);
  if (forms.notes && text.includes(")!")) text = text.replace(note, "$1");
  return forms.marks && text.includes("[!code ")
    ? withoutMarks(text)
    : { code: text, lines: new Set(), changes: new Map() };
}

const note = /((?:\/\/|\/\*|#|<!--|--|;|%)[ \t]*\(\d{1,3}\))!/g;

/** `# use x;` is compiled and not shown; two # are one. */
function withoutHidden(code: string): string {
  const lines = code.split("\n").filter((line) => !/^\s*#(?:\s|$)/.test(line));
  return lines.map((line) => line.replace(/^(\s*)##/, "$1#")).join("\n");
}

const mark =
  /[ \t]*(?:\/\/|\/\*|#|<!--|--|;|%|\{\/\*)[ \t]*\[!code ([\w+-]+)(?::([^\]\n]*))?\][ \t]*(?:\*\/\}?|-->)?[ \t]*$/;

function withoutMarks(code: string): ShownCode {
  const remaining: string[] = [];
  const lines = new Set<number>();
  const changes = new Map<number, "ins" | "del">();
  for (const line of code.split("\n")) {
    const [whole, name = "", count] = mark.exec(line) ?? [];
    const withoutMark = whole === undefined ? line : line.slice(0, line.length - whole.length);
    // Alone on its line a mark is of the lines that follow.
    if (whole === undefined || withoutMark.trim() !== "") remaining.push(withoutMark);
    if (whole === undefined || name === "word") continue;
    const first = withoutMark.trim() === "" ? remaining.length + 1 : remaining.length;
    for (let at = first; at < first + (Number(count) || 1); at++) {
      lines.add(at);
      if (name === "++") changes.set(at, "ins");
      if (name === "--") changes.set(at, "del");
    }
  }
  return { code: remaining.join("\n"), lines, changes };
}
