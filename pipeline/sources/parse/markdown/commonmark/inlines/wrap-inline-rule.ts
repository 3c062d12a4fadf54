import type { MarkdownIt, StateInline } from "markdown-it";

export type InlineRule = (state: StateInline, silent: boolean) => boolean;

/** Replaces an inline rule by one that is built around it. */
export function wrapInlineRule(md: MarkdownIt, name: string, wrap: (rule: InlineRule) => InlineRule): void {
  const { ruler } = md.inline;
  const rule = ruler.__rules__[ruler.__find__(name)];
  if (!rule) throw new Error(`markdown-it has no inline rule "${name}".`);
  ruler.at(name, wrap(rule.fn), { alt: rule.alt });
}
