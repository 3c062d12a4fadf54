import type { StateCore, Token } from "markdown-it";
import { comparableTitle } from "../../../comparable-title.ts";
import { replaceMarks, writtenReference } from "../../../reference-marks.ts";
import { noteValues } from "../../render/markers.ts";
import { plainText } from "../../render/plain-text.ts";
import { type Run, runOf } from "../../run.ts";
import type { Span } from "../../source/content-map.ts";
import { slugText } from "./anchors.ts";
import { reportUnshown } from "./unshown-title.ts";

/**
 * A level 1 heading that leads the document is its title and leaves the body; others become level 2. Where none leads, the
 * first heading of any level names the page and stays, because links lead to it.
 */
export function takeTitle(state: StateCore): void {
  const run = runOf(state.env);
  const first = firstVisible(state.tokens, run);
  const heading = state.tokens[first];
  const inline = state.tokens[first + 1];
  const isFirst = heading?.type === "heading_open" && heading.tag === "h1" && inline !== undefined;
  if (isFirst && isBesideTitle(inline, run)) {
    heading.tag = "h2";
    const close = state.tokens[first + 2];
    if (close !== undefined) close.tag = "h2";
    run.besideTitle = titleOf(inline, run);
  } else if (isFirst) {
    run.title = titleOf(inline, run);
    // The title is shown as plain text, but its values are checked like those of the body.
    noteValues(run, inline.children ?? []);
    reportUnshown(run, heading, inline);
    state.tokens.splice(first, 3, ...titleAnchor(state, heading, inline));
  } else run.firstHeading = firstHeading(state.tokens);
  const { tokens } = state;
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (token?.tag !== "h1") continue;
    token.tag = "h2";
    if (token.type === "heading_open") reportLevel(run, tokens[index + 1]?.meta?.span as Span);
  }
}

function titleOf({ children, meta }: Token, run: Run): NonNullable<Run["title"]> {
  return { text: plainText(children ?? []), position: run.positionAt(meta?.span as Span) };
}

/**
 * Whether the first heading says something else than the front matter in a doc of a system that shows both: it is then a
 * heading as any other.
 */
function isBesideTitle({ children }: Token, { input: { title }, dialect }: Run): boolean {
  if (title === undefined || !dialect.titleAnchor) return false;
  return (
    comparableTitle(title) !== comparableTitle(replaceMarks(plainText(children ?? []), writtenReference))
  );
}

/** Where links to the title of a page lead, in dialects whose titles are headings as any other. */
function titleAnchor(state: StateCore, heading: Token, inline: Token): Token[] {
  const run = runOf(state.env);
  if (!run.dialect.titleAnchor) return [];
  const token = new state.Token("anchor", "span", 0);
  const given = heading.attrGet("id");
  const id = given === null ? run.headingIds.idOf(anchorText(inline)) : String(given);
  token.meta = { id, span: inline.meta?.span as Span };
  return [token];
}

function anchorText({ meta, children }: Token): string {
  const noted: unknown = meta?.anchorText;
  return typeof noted === "string" ? noted : slugText(children ?? []);
}

/** The text of the first heading that has any, in a quote, a list or a box as well. */
function firstHeading(tokens: readonly Token[]): string | undefined {
  for (let index = 1; index < tokens.length; index++) {
    if (tokens[index - 1]?.type !== "heading_open") continue;
    const text = plainText(tokens[index]?.children ?? []);
    if (text !== "") return text;
  }
  return undefined;
}

/** The index at which the text begins. In docs of other systems link targets may come before the title. */
function firstVisible(tokens: readonly Token[], run: Run): number {
  let at = 0;
  while (at < tokens.length) {
    const [token, inline] = [tokens[at], tokens[at + 1]];
    if (token === undefined) break;
    if (!isVisible(token, run)) at++;
    else if (isAnchor(token, inline, run)) at += 3;
    else return at;
  }
  return -1;
}

/** `<a id="old"></a>` on a line of its own. */
function isAnchor({ type }: Token, inline: Token | undefined, { dialect }: Run): boolean {
  if (type !== "paragraph_open" || dialect.addresses.targets === undefined) return false;
  return (inline?.children ?? []).every(({ type: each, content }) =>
    each === "html_inline" ? /^<\/?(?:a|span)(?:\s[^<>]*)?>$/i.test(content) : each === "softbreak",
  );
}

/** In docs of other systems scripts and styles may come before the title. */
function isVisible({ type, content }: Token, { dialect }: Run): boolean {
  if (type !== "html_block") return true;
  if (dialect.addresses.targets !== undefined && /^\s*<(?:script|style)\b/i.test(content)) return false;
  return !/^(?:\s*<!--[\s\S]*?-->)*\s*$/.test(content);
}

function reportLevel(run: ReturnType<typeof runOf>, span: Span): void {
  run.report({
    code: "heading-level-1",
    severity: "warning",
    span,
    message: "A page has one heading of level 1, its title; this one is shown as level 2.",
    hint: "Write ## instead of #.",
  });
}
