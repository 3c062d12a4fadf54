import type { StateBlock } from "markdown-it";
import { lineEnd, lineStart, setMap } from "../commonmark/blocks/wrap-block-rule.ts";
import { pushAdmonition } from "../directives/blocks/admonition.ts";
import { boxKinds, type NamedBlock, readUnframed } from "../directives/blocks/named-block.ts";
import { pushTabs } from "../directives/blocks/tabs.ts";
import { dimensionForm } from "../html/dimension.ts";
import { type Run, runOf } from "../run.ts";
import { ContentMap } from "../source/content-map.ts";
import { closingLine } from "./closing-line.ts";
import { type ComponentTag, readComponentTag } from "./component-tag.ts";
import { boxTypes, type Framing, framingOf } from "./framing.ts";
import { noteComponent } from "./mdx.ts";
import { notedLabel, noteTabLabels } from "./tab-labels.ts";

/**
 * `<TabItem value="a">` alone on its lines, up to `</TabItem>` on a line of its own: what only frames its content is what it
 * means, of anything else the content is shown and the component noted.
 */
export function componentBlock(state: StateBlock, start: number, end: number, silent: boolean): boolean {
  const from = lineStart(state, start);
  if (state.src.charCodeAt(from) !== 60) return false;
  // Below a line of text a component is one in MDX alone.
  if (silent && !runOf(state.env).isMdx) return false;
  const tag = readComponentTag(state.src, from);
  if (tag === undefined || tag.isClosing) return false;
  const framing = framingOf(tag.name, runOf(state.env).input.limits.components);
  if (framing?.kind === "badge") return false;
  const last = lineOf(state, tag.end, start, end);
  if (last === undefined) return lineComponent(state, { tag, framing, start, silent });
  const close = tag.isEmpty ? last : closingLine(state, tag.name, last, end);
  if (close === undefined) return false;
  if (silent) return true;
  const head = headOf(state, tag, framing, from);
  // For a component without content, only its attributes can be shown.
  if (framing === undefined || (framing.kind !== "nothing" && tag.isEmpty && head.length === 0))
    noteComponent(runOf(state.env), tag.name, [from, tag.end]);
  if (head.length > 0) pushParagraph(state, head, from);
  pushText(state, tag, framing, from);
  if (!tag.isEmpty) pushContent(state, tag, { framing, from, start: last, end: close });
  state.line = close + 1;
  return true;
}

interface LineComponent {
  readonly tag: ComponentTag;
  readonly framing: Framing | undefined;
  readonly start: number;
  readonly silent: boolean;
}

/** `<TabItem value="a">text</TabItem>`: all of a component that frames on one line. */
function lineComponent(state: StateBlock, { tag, framing, start, silent }: LineComponent): boolean {
  const from = lineStart(state, start);
  const text = state.src.slice(from, lineEnd(state, start)).trimEnd();
  const close = `</${tag.name}>`;
  const content = text.slice(tag.end - from, text.length - close.length);
  if (tag.isEmpty || tag.end > lineEnd(state, start)) return false;
  if (framing === undefined || framing.kind === "tabs") return false;
  if (!text.endsWith(close) || content.includes(`<${tag.name}`)) return false;
  if (silent) return true;
  const head = headOf(state, tag, framing, from);
  if (head.length > 0) pushParagraph(state, head, from);
  pushText(state, tag, framing, from);
  const read = (): void => {
    if (content.trim() === "") return;
    const at = tag.end + content.length - content.trimStart().length;
    pushParagraph(state, [{ text: content.trim(), at }], at);
  };
  pushContent(state, tag, { framing, from, start, end: start + 1, read });
  state.line = start + 1;
  return true;
}

/** The line on which a tag ends, if no text follows it there. */
function lineOf(state: StateBlock, offset: number, start: number, end: number): number | undefined {
  let line = start;
  while (line < end && lineEnd(state, line) < offset) line++;
  return line < end && state.src.slice(offset, lineEnd(state, line)).trim() === "" ? line : undefined;
}

interface Content {
  readonly framing: Framing | undefined;
  /** Where its tag begins; the line on which that ends, and the one behind its content. */
  readonly from: number;
  readonly start: number;
  readonly end: number;
  /** Reads its content, if it is not on lines of its own. */
  readonly read?: () => void;
}

function pushContent(
  state: StateBlock,
  tag: ComponentTag,
  { framing, from, start, end, read }: Content,
): void {
  const indent = leastIndent(state, start + 1, end);
  const run = runOf(state.env);
  const at = lineStart(state, start);
  const block = (name: string, title: string): NamedBlock => {
    const titleStart = Math.max(at, state.src.indexOf(title, lineStart(state, start)));
    return {
      name,
      nameStart: at,
      start,
      end,
      indent,
      title: `[${title}]`,
      titleStart,
      ...(read === undefined ? {} : { read }),
    };
  };
  const text = (keys: readonly string[]): string =>
    keys.flatMap((key) => tag.attributes.get(key) ?? []).find((value) => value.trim() !== "") ?? "";
  switch (framing?.kind) {
    case "tabs":
      noteTabLabels(run, state.src.slice(from, tag.end));
      pushTabs(state, block("tabs", ""));
      break;
    case "tab":
      pushTabs(state, block("tab", labelOf(run, text(framing.label), tag) || "Tab"));
      break;
    case "box":
      pushAdmonition(state, {
        ...block(boxOf(tag, framing.box), text(framing.title ?? ["title"])),
        kind: boxOf(tag, framing.box),
      });
      break;
    case "details":
      pushAdmonition(state, { ...block("details", text(framing.title)), kind: "details" });
      break;
    case "image":
    case "nothing":
      break;
    default:
      readUnframed(state, { start, end, indent, ...(read === undefined ? {} : { read }) });
  }
}

/** The picture that a component shows, or the title above its content, as Markdown in pieces; none where it says nothing. */
function headOf(
  state: StateBlock,
  { attributes }: ComponentTag,
  framing: Framing | undefined,
  at: number,
): readonly (string | Written)[] {
  const written = (key: string): Written => {
    const text = attributes.get(key) ?? "";
    return { text, at: Math.max(at, state.src.indexOf(text, at)) };
  };
  const keys = framing?.kind === "content" ? framing.title : [];
  const title = written(keys.find((key) => attributes.has(key)) ?? "");
  const src = written("src");
  const href = written(attributes.has("href") ? "href" : "to");
  if (framing?.kind === "image")
    return src.text === "" ? [] : ["![", written("alt"), "](<", src, `>)${sizeOf(attributes)}`];
  if (framing?.kind !== "content" || title.text === "") return [];
  return href.text === "" ? ["**", title, "**"] : ["**[", title, "](<", href, ">)**"];
}

/** The text that a tag has below its title, as a paragraph. */
function pushText(
  state: StateBlock,
  { attributes }: ComponentTag,
  framing: Framing | undefined,
  at: number,
): void {
  const keys = framing?.kind === "content" ? (framing.text ?? []) : [];
  const text = keys.flatMap((key) => attributes.get(key)?.trim() || [])[0];
  if (text !== undefined) pushParagraph(state, [{ text, at: Math.max(at, state.src.indexOf(text, at)) }], at);
}

interface Written {
  readonly text: string;
  /** The offset at which it is written. */
  readonly at: number;
}

function sizeOf(attributes: ComponentTag["attributes"]): string {
  const sides = ["width", "height"].flatMap((side) => {
    const value = attributes.get(side);
    return value !== undefined && dimensionForm.test(value) ? [`${side}="${value}"`] : [];
  });
  return sides.length === 0 ? "" : `{${sides.join(" ")}}`;
}

/** A paragraph of Markdown, with pieces that are written in the tag. */
function pushParagraph(state: StateBlock, pieces: readonly (string | Written)[], at: number): void {
  state.push("paragraph_open", "p", 1);
  const inline = state.push("inline", "", 0);
  const content: number[] = [];
  const source: number[] = [];
  for (const piece of pieces) {
    content.push(inline.content.length);
    source.push(typeof piece === "object" ? piece.at : at);
    inline.content += typeof piece === "object" ? piece.text : piece;
  }
  inline.children = [];
  setMap(inline, new ContentMap(content, source));
  state.push("paragraph_close", "p", -1);
}

/** A value says what a tab is where nothing else does. */
function labelOf(run: Run, written: string, { attributes }: ComponentTag): string {
  const value = attributes.get("value");
  return written === value ? (notedLabel(run, value) ?? written) : written;
}

function boxOf({ attributes }: ComponentTag, usual: string): string {
  const type = (attributes.get("type") ?? usual).toLowerCase();
  const known = boxTypes.get(type) ?? type;
  return boxKinds.includes(known) ? known : usual;
}

/** The content of a component is often set in, which makes no code of it. */
export function leastIndent(state: StateBlock, start: number, end: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let line = start; line < end; line++)
    if (!state.isEmpty(line)) least = Math.min(least, state.sCount[line] ?? 0);
  return Number.isFinite(least) ? Math.max(state.blkIndent, least) : state.blkIndent;
}
