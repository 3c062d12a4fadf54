import type { StateBlock } from "markdown-it";
import type { TagForm } from "../../../dialects/constructs.ts";
import { isIndented, lineEnd, lineStart, setMap } from "../commonmark/blocks/wrap-block-rule.ts";
import { pushAdmonition } from "../directives/blocks/admonition.ts";
import { boxKindOf, type NamedBlock, readUnframed } from "../directives/blocks/named-block.ts";
import { pushTabs } from "../directives/blocks/tabs.ts";
import { runOf } from "../run.ts";
import { ContentMap } from "../source/content-map.ts";
import { endTagLine, readTag, type TemplateTag } from "./template-tag.ts";

/** A tag, and the lines that it reaches over. */
interface Tagged {
  readonly tag: TemplateTag;
  readonly form: TagForm;
  readonly start: number;
  /** The line of its end tag; that of the tag itself where it has none. */
  readonly end: number;
}

/** `{% hint style="info" %}` up to `{% endhint %}`: GitBook. */
export function tagBlock(state: StateBlock, start: number, end: number, silent: boolean): boolean {
  const from = lineStart(state, start);
  if (state.src.charCodeAt(from) !== 123 || state.src.charCodeAt(from + 1) !== 37) return false;
  const { tags } = runOf(state.env).dialect.constructs;
  const tag = readTag(state.src.slice(from, lineEnd(state, start)), from);
  const form = tag === undefined || !Object.hasOwn(tags, tag.name) ? undefined : tags[tag.name];
  if (tag === undefined || form === undefined || isIndented(state, start)) return false;
  const close = endTagLine(state, start, end);
  if (close === undefined && form.is !== "link") return false;
  if (silent) return true;
  pushTagged(state, { tag, form, start, end: close ?? start });
  state.line = (close ?? start) + 1;
  return true;
}

function pushTagged(state: StateBlock, tagged: Tagged): void {
  const { tag, form, start, end } = tagged;
  switch (form.is) {
    case "box":
    case "details":
      pushAdmonition(state, { ...blockOf(tagged), kind: kindOf(state, tagged), isUntitled: true });
      return;
    case "tabs":
    case "tab":
      pushTabs(state, { ...blockOf(tagged), name: form.is });
      return;
    case "code":
      pushCode(state, tagged);
      return;
    case "link":
      pushLink(state, tagged);
      if (end > start) readUnframed(state, tagged);
      return;
    case "content":
      readUnframed(state, tagged);
      return;
    case "nothing":
      return;
    default:
      throw new Error(`A tag "${tag.name}" has no meaning: ${form.is satisfies never}.`);
  }
}

function blockOf({ tag, form, start, end }: Tagged): NamedBlock {
  const title = form.title === undefined ? undefined : tag.attributes.get(form.title);
  return {
    name: tag.name,
    nameStart: tag.start,
    start,
    end,
    title: `[${title?.text ?? ""}]`,
    titleStart: (title?.start ?? tag.start + 1) - 1,
  };
}

function kindOf(state: StateBlock, { tag, form }: Tagged): string {
  return boxKindOf(state, tag.attributes.get(form.type ?? "")?.text ?? "info") ?? "note";
}

/** The title of the tag is that of the block of code in it. */
function pushCode(state: StateBlock, tagged: Tagged): void {
  const first = state.tokens.length;
  readUnframed(state, tagged);
  const code = state.tokens.slice(first).find(({ type }) => type === "fence" || type === "code_block");
  const title = tagged.tag.attributes.get(tagged.form.title ?? "")?.text;
  if (code === undefined) return;
  if (title !== undefined) code.info = `${code.info || "text"} title="${title.replaceAll('"', '\\"')}"`;
  if (tagged.tag.attributes.get("lineNumbers")?.text === "true")
    code.info = `${code.info || "text"} showLineNumbers`;
}

/** A film or a file is an address to follow. */
function pushLink(state: StateBlock, { tag, form }: Tagged): void {
  const address = tag.attributes.get(form.title ?? "");
  if (address === undefined) return;
  const { text, start } = address;
  state.push("paragraph_open", "p", 1);
  const inline = state.push("inline", "", 0);
  const name = /[^/]*$/.exec(text.replace(/\/$/, ""))?.[0] || text;
  const isFile = tag.name === "file";
  inline.content = `[${isFile ? name : text}](<${text}>)`;
  inline.children = [];
  setMap(inline, new ContentMap([0, inline.content.length - text.length - 2], [start, start]));
  state.push("paragraph_close", "p", -1);
}
