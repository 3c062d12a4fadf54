import type { DialectName } from "../dialects/dialect.ts";
import { type FormulaRule, usualFormulas } from "../dialects/formula-rules.ts";
import { itemsBelow, type Literal, textBelow, valueBelow } from "./literal.ts";

/** The settings of a system: their text, and what can be read of it without running anything. */
export interface SystemSettings {
  readonly text: string;
  readonly literal?: Literal | undefined;
}

/** Which rule of formulas the settings of a system turn on. */
export function formulaRule(name: DialectName, settings: SystemSettings | undefined): FormulaRule {
  return (settings && readers[name]?.(settings)) ?? usualFormulas[name];
}

const readers: Partial<Record<DialectName, (settings: SystemSettings) => FormulaRule | undefined>> = {
  docusaurus: ({ text }) =>
    /remark-math|rehype-(?:katex|mathjax)/.test(withoutRemarks(text)) ? "docusaurus" : undefined,
  vitepress: ({ text, literal }) => {
    const math = valueBelow(literal, "markdown", "math");
    const isOn = math?.kind === "text" ? math.text === "true" : math !== undefined;
    const isPlugin = /markdown-it-(?:mathjax|katex|texmath)/.test(withoutRemarks(text));
    const isUnread = valueBelow(literal, "markdown")?.kind !== "map";
    const isWritten = isUnread && /\bmath\s*:\s*(?:true\b|\{)/.test(withoutRemarks(text));
    return isOn || isPlugin || isWritten ? "vitepress" : undefined;
  },
  mkdocs: ({ literal }) => {
    const found = formulaExtension(literal);
    if (found === undefined) return undefined;
    const { name, options } = found;
    if (name === "markdown_katex") return "fairlead";
    if (name === "mdx_math" && !isOn(textBelow(options, "enable_dollar_delimiter") ?? "false"))
      return "mkdocs-brackets";
    if (valueBelow(options, "inline_syntax") !== undefined && !hasDollar(options)) return "mkdocs-brackets";
    return isOn(textBelow(options, "smart_dollar") ?? "true") ? "mkdocs" : "mkdocs-spaced";
  },
  mdbook: ({ text }) => {
    if (/^[ \t]*\[preprocessor\.katex\]/m.test(text)) return "fairlead";
    return /^[ \t]*mathjax-support[ \t]*=[ \t]*true\b/m.test(text) ? "mdbook" : undefined;
  },
};

interface Extension {
  readonly name: string;
  readonly options?: Literal;
}

/** The extension in `markdown_extensions`, a list of names and of maps with one name, or a map of names. */
function formulaExtension(literal: Literal | undefined): Extension | undefined {
  const known = /^(?:pymdownx\.arithmatex|mdx_math|markdown_katex)$/;
  const extensions = valueBelow(literal, "markdown_extensions");
  const entries = extensions?.kind === "map" ? [extensions] : itemsBelow(literal, "markdown_extensions");
  for (const entry of entries) {
    if (entry.kind === "text" && known.test(entry.text)) return { name: entry.text };
    if (entry.kind !== "map") continue;
    for (const [name, options] of entry.entries) if (known.test(name)) return { name, options };
  }
  return undefined;
}

function isOn(value: string): boolean {
  return !/^(?:false|no|off)$/i.test(value);
}

function hasDollar(options: Literal | undefined): boolean {
  return itemsBelow(options, "inline_syntax").some((item) => item.kind === "text" && item.text === "dollar");
}

/** A script without what its author has turned off. */
function withoutRemarks(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, " ").replace(/(^|[\s,;{[(])\/\/.*/gm, "$1");
}
