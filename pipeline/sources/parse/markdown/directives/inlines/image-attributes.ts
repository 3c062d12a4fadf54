import type { MarkdownIt, StateInline, Token } from "markdown-it";
import { wrapInlineRule } from "../../commonmark/inlines/wrap-inline-rule.ts";
import { escapeHtml } from "../../escape.ts";
import { dimensionForm, htmlDimension } from "../../html/dimension.ts";
import { runOf } from "../../run.ts";

const list = /\{:?[ \t]*((?:[^\s{}"]+(?:"[^"{}\n]*")?[ \t]*){1,8})\}/y;
const word = /\.([\w-]+)|(width|height)=(?:"([^"]*)"|'([^']*)'|([^\s"']+))/y;

/** `![board](board.png){.plain width="300"}`: classes and a size right behind a picture. */
export function imageAttributes(md: MarkdownIt): void {
  wrapInlineRule(md, "image", (rule) => (state, silent) => {
    if (!rule(state, silent)) return false;
    if (state.src[state.pos] === "{") takeAttributes(state, silent);
    return true;
  });
}

/**
 * An attribute that is neither a class nor a size stays where it is, and is reported as text that was meant
 * otherwise.
 */
function takeAttributes(state: StateInline, silent: boolean): void {
  list.lastIndex = state.pos;
  const [whole, written = ""] = list.exec(state.src) ?? [];
  if (whole === undefined || state.pos + whole.length > state.posMax) return;
  const isLoose = runOf(state.env).dialect.constructs.attributes === "everywhere";
  const attributes = parseAttributes(isLoose ? effectiveAttributes(written) : written.trim());
  if (attributes === undefined) return;
  state.pos += whole.length;
  const image = state.tokens.at(-1);
  if (!silent && image?.type === "image") image.meta = { ...image.meta, attributes };
}

const effective = /(?<=^|\s)(?:\.[\w-]+|(width|height)=(?:"([^"]*)"|'([^']*)'|([^\s"']+)))(?=\s|$)/g;

/** The attributes of a list that have an effect on a picture. */
function effectiveAttributes(text: string): string {
  return [...text.matchAll(effective)]
    .filter(
      ([, side, ...values]) =>
        side === undefined || dimensionForm.test(values.find((v) => v !== undefined) ?? ""),
    )
    .map(([word]) => word)
    .join(" ");
}

function parseAttributes(text: string): string | undefined {
  const classes: string[] = [];
  const sizes = new Map<string, string>();
  for (let at = 0; at < text.length; ) {
    word.lastIndex = at;
    const found = word.exec(text);
    if (found === null) return undefined;
    const [all, name, side, ...values] = found;
    const value = values.find((each) => each !== undefined) ?? "";
    if (name !== undefined) classes.push(name);
    else if (dimensionForm.test(value)) sizes.set(side ?? "", htmlDimension(value));
    else return undefined;
    at += all.length;
    const space = /[ \t]*/.exec(text.slice(at))?.[0].length ?? 0;
    if (space === 0 && at < text.length) return undefined;
    at += space;
  }
  const ofClass = classes.length === 0 ? "" : ` class="${escapeHtml(classes.join(" "))}"`;
  return ofClass + [...sizes].map(([side, value]) => ` ${side}="${value}"`).join("");
}

/** Classes and size that were written after a picture, ready to write; "" without any. */
export function attributesOf(image: Token): string {
  return typeof image.meta?.attributes === "string" ? image.meta.attributes : "";
}
