import type { Dialect } from "../../../dialects/dialect.ts";

/** The info string of a dialect as it would be written here; what is left in place keeps its offset. */
export function ownInfo(written: string, { bracketTitles, constructs: { code } }: Dialect): string {
  let info = bracketTitles ? withTitle(written) : written;
  if (code.classes) info = withoutBraces(info);
  for (const key of code.lineKeys) info = withRanges(info, key);
  for (const key of code.numberKeys) info = withNumbers(info, key);
  return info;
}

/** "[main.js]" in place of a title, and ":line-numbers" behind the language, as VitePress has them. */
function withTitle(info: string): string {
  const [whole, before = "", name = "", behind = ""] =
    /^((?:[^[\]]*[\s}])?)\[([^[\]]+)\](\s[^[\]]*)?$/.exec(info.trimEnd()) ?? [];
  const titled =
    whole === undefined ? info : `${before || "text "}title="${name.replaceAll('"', '\\"')}"${behind}`;
  return titled.replace(
    /^(\s*[\w+#-]+)((?:\s*\{[\d\s,-]*\})?):(no-)?line-numbers(?:=\d+)?/,
    (_, language: string, lines: string, no?: string) =>
      `${language} ${no === undefined ? "showLineNumbers " : ""}${lines}`,
  );
}

const braces = /^(\s*[\w+#-]*[ \t]*)\{([^{}]*[.#=][^{}]*)\}\s*$/;

/** `{ .py .annotate title="x" }`: the first class is the language, other classes and ids do nothing. */
function withoutBraces(info: string): string {
  const [whole, before = "", list = ""] = braces.exec(info) ?? [];
  if (whole === undefined) return withLanguage(info);
  let isNamed = before.trim() !== "";
  const words = list.replace(
    /("[^"]*"|'[^']*')|(?<=^|\s)[.#]([\w+#:-]+)/g,
    (all, quoted?: string, name?: string) => {
      if (quoted !== undefined) return all;
      if (isNamed || all.startsWith("#")) return " ".repeat(all.length);
      isNamed = true;
      return ` ${name}`;
    },
  );
  return withLanguage(`${before} ${words} `);
}

/** Keys are allowed without a language. */
function withLanguage(info: string): string {
  return /^\s*[\w-]+=/.test(info) ? `text ${info}` : info.replace(/^(\s*)\.(?=\w)/, "$1 ");
}

function withRanges(info: string, key: string): string {
  return info.replace(
    new RegExp(String.raw`(?<=\s)${key}=(["'])([\d\s,-]*)\1`),
    (_, _quote: string, list: string) => `${" ".repeat(key.length + 1)}{${list}}`,
  );
}

function withNumbers(info: string, key: string): string {
  const found = new RegExp(String.raw`(?<=\s)${key}=(?:"[^"]*"|'[^']*'|\S+)`).exec(info);
  if (found === null) return info;
  const [whole] = found;
  return `${info.slice(0, found.index)}${" ".repeat(whole.length)}${info.slice(found.index + whole.length)} showLineNumbers`;
}
