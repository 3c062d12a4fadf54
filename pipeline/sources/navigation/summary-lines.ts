/** A line of `SUMMARY.md`, by its meaning in Markdown. */
export interface SummaryLine {
  readonly kind: "heading" | "item" | "break" | "text";
  /** Without the marks of a list or heading. */
  readonly text: string;
  /** Columns before the text, a tab up to the next multiple of four. */
  readonly indent: number;
  readonly start: number;
  readonly end: number;
  /** Targets of `[label]: target`, by their labels in small letters. */
  readonly links: ReadonlyMap<string, string>;
}

const item = /^(?<indent>[ \t]*)(?:[-*+]|\d{1,9}[.)])(?:[ \t]+(?<text>.*))?$/;
const heading = /^ {0,3}#{1,6}(?:[ \t]+(?<text>.*?))?(?:[ \t]#+)?$/;
const rule = /^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const underline = /^ {0,3}(?:=+|-+)$/;
const definition = /^ {0,3}\[(?<label>(?:[^[\]\\]|\\.)+)\]:[ \t]*(?<target>\S+)/;
const fence = /^ {0,3}(?:`{3,}|~{3,})/;

/** The lines of a summary that say something; comments, code and definitions of links are left out. */
export function summaryLines(text: string): SummaryLine[] {
  const plain = withoutComments(text);
  const links = definitionsIn(plain);
  const lines: SummaryLine[] = [];
  let isCode = false;
  let start = 0;
  for (const whole of plain.split("\n")) {
    const written = whole.trimEnd();
    const extent = { start, end: start + written.length, links };
    start += whole.length + 1;
    if (fence.test(written)) isCode = !isCode;
    if (isCode || written === "" || fence.test(written) || definition.test(written)) continue;
    const above = lines.at(-1);
    const isUnderline = above?.kind === "text" && above.end === extent.start - 1 && underline.test(written);
    if (isUnderline && linkIn(above.text, links) === undefined)
      lines[lines.length - 1] = { ...above, kind: "heading" };
    else lines.push({ ...lineOf(written), ...extent });
  }
  return lines;
}

function lineOf(written: string): Pick<SummaryLine, "kind" | "text" | "indent"> {
  if (rule.test(written)) return { kind: "break", text: "", indent: 0 };
  const title = heading.exec(written);
  if (title !== null) return { kind: "heading", text: title.groups?.text ?? "", indent: 0 };
  const listed = item.exec(written)?.groups;
  if (listed !== undefined)
    return { kind: "item", text: listed.text ?? "", indent: columns(listed.indent ?? "") };
  const text = written.trimStart();
  return { kind: "text", text, indent: columns(written.slice(0, written.length - text.length)) };
}

function columns(blank: string): number {
  let column = 0;
  for (const character of blank) column = character === "\t" ? column + 4 - (column % 4) : column + 1;
  return column;
}

/** The text with blanks in place of comments, so that places stay. */
function withoutComments(text: string): string {
  return text.replace(/<!--.*?(?:-->|$(?![\s\S]))/gs, (comment) => comment.replace(/[^\n]/g, " "));
}

function definitionsIn(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const line of text.split("\n")) {
    const { label, target } = definition.exec(line)?.groups ?? {};
    if (label !== undefined && target !== undefined && !found.has(keyOf(label)))
      found.set(keyOf(label), target.replace(/^<(.*)>$/, "$1"));
  }
  return found;
}

function keyOf(label: string): string {
  return label.trim().replace(/\s+/g, " ").toLowerCase();
}

/** A label, which may have a picture or other brackets in it. */
const label = "\\[(?<label>(?:[^[\\]\\\\]|\\\\.|!?\\[[^[\\]]*\\](?:\\([^()]*\\))?)*)\\]";
const inline = new RegExp(
  `${label}\\([ \\t]*(?:<(?<pointed>[^<>]*)>|(?<plain>(?:[^\\s()<>\\\\]|\\\\.|\\([^\\s()]*\\))*))(?:[ \\t]+(?:"[^"]*"|'[^']*'))?[ \\t]*\\)`,
);
const byReference = new RegExp(`${label}(?:\\[(?<name>[^[\\]]*)\\])?`);

/** The first link in a line; one without a target is a chapter that is not written yet. */
export function linkIn(
  text: string,
  links: ReadonlyMap<string, string>,
): { readonly label: string; readonly target: string | undefined } | undefined {
  const found = inline.exec(text)?.groups;
  if (found !== undefined)
    return {
      label: plainLabel(found.label ?? ""),
      target: found.pointed || unescaped(found.plain ?? "") || undefined,
    };
  const reference = byReference.exec(text)?.groups;
  const target = reference && links.get(keyOf(reference.name || reference.label || ""));
  return target === undefined ? undefined : { label: plainLabel(reference?.label ?? ""), target };
}

function unescaped(text: string): string {
  return text.replace(/\\([!-/:-@[-`{-~])/g, "$1");
}

/** A label without marks of Markdown and tags. */
export function plainLabel(text: string): string {
  return text
    .replace(/<\/?[a-z][^<>]*>/gi, "")
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, "$1")
    .replace(/[ \t]*\{[ \t]*[#.][^{}]*\}[ \t]*$/, "")
    .replace(
      /\\([!-/:-@[-`{-~])|`|(?<![\p{L}\p{N}])[*_]+(?=\S)|(?<=\S)[*_]+(?![\p{L}\p{N}])/gu,
      (_, escaped: string | undefined) => escaped ?? "",
    )
    .replace(/\s+/g, " ")
    .trim();
}
