import type { CodePage } from "../shared/code-page.ts";

const FENCE = /^(`{3,})\w*(?: title="([^"]+)")?/;
const HEADING = /^#+ (.*)$/;
const CODE_OR_LINK = /(`+)[\s\S]*?[^`]\1(?!`)|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Columns of the narrowest usual terminal. */
const WIDTH = 80;

/** The page about a code as text for a terminal. */
export function pageText({ code, description, body }: CodePage): string {
  const head = [underlined(code, "="), description];
  return `${[...head, ...blocksOf(body.split("\n"))].join("\n\n")}\n`;
}

/** Paragraphs, headings, items of lists and code, each as it is printed. */
function blocksOf(lines: readonly string[]): string[] {
  const blocks: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const end = endOfBlock(lines, at);
    const block = printed(lines.slice(at, end));
    if (block !== "") blocks.push(block);
    at = end;
  }
  return blocks;
}

/** Where the block that begins at a line ends: a fence with its closing line, text before an empty line or a block of another kind. */
function endOfBlock(lines: readonly string[], start: number): number {
  const marks = FENCE.exec(lines[start] ?? "")?.[1];
  if (marks !== undefined) return lines.indexOf(marks, start + 1) + 1 || lines.length;
  if (!isText(lines[start])) return start + 1;
  const end = lines.findIndex((line, at) => at > start && (!isText(line) || line.startsWith("- ")));
  return end === -1 ? lines.length : end;
}

function isText(line = ""): boolean {
  return line !== "" && !FENCE.test(line) && !HEADING.test(line);
}

function printed(block: readonly string[]): string {
  const [first = ""] = block;
  const fence = FENCE.exec(first);
  if (fence !== null) return codeText(fence[2], block.slice(1, -1));
  const heading = HEADING.exec(first)?.[1];
  if (heading !== undefined) return underlined(proseText(heading), "-");
  return wrapText(proseText(block.join(" ")), first.startsWith("- ") ? "  " : "").join("\n");
}

/** Code below the file that holds it or, after a dollar, the command that prints it. */
function codeText(title: string | undefined, code: readonly string[]): string {
  const name = title?.startsWith("fairlead ") ? `$ ${title}` : title;
  const lines = code.map((line) => (line === "" ? "" : `    ${line}`));
  return [...(name === undefined ? [] : [`  ${name}`, ""]), ...lines].join("\n");
}

function underlined(text: string, mark: string): string {
  return `${text}\n${mark.repeat(text.length)}`;
}

/**
 * A line of Markdown for people in a terminal: code keeps its marks, and a link is followed by its target,
 * since it cannot be pressed there. `See [it](../checks.md#part).` is `See it (page "checks" of the manual).`
 */
function proseText(line: string): string {
  return line.replace(CODE_OR_LINK, (whole, mark: string | undefined, text: string, target: string) =>
    mark === undefined ? `${text} (${targetInWords(target)})` : whole,
  );
}

function targetInWords(target: string): string {
  if (/^[a-z]+:/.test(target)) return target;
  const name = target.replace(/#.*$/, "").replace(/\.md$/, "").replace(/^.*\//, "");
  return `page "${name}" of the manual`;
}

/** Prose in lines that fit a terminal; those after the first begin with `indent`. A word that is longer stays whole. */
function wrapText(text: string, indent = ""): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((part) => part !== "")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= WIDTH)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(last === undefined ? word : indent + word);
  }
  return lines;
}
