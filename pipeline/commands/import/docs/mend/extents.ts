/** The whole of a link or picture in a text, by offsets, and what of it people read. */
export interface WholeLink {
  readonly start: number;
  readonly end: number;
  readonly visibleText: string;
}

/**
 * `[text](target "title")` or `![text](target)` around its target; undefined if the target is written in
 * another way.
 */
export function linkAround(text: string, start: number, end: number): WholeLink | undefined {
  const before = /\]\(\s*<?$/.exec(text.slice(Math.max(0, start - 20), start));
  if (before === null) return undefined;
  const close = start - before[0].length;
  const open = openingOf(text, close);
  const last = linkEnd(text, end);
  if (open === undefined || last === undefined) return undefined;
  const isPicture = text[open - 1] === "!" && text[open - 2] !== "\\";
  return { start: isPicture ? open - 1 : open, end: last, visibleText: text.slice(open + 1, close) };
}

/** The bracket that the one at `close` ends; brackets in code and after a backslash do not count. */
function openingOf(text: string, close: number): number | undefined {
  let depth = 0;
  let isCode = false;
  for (let at = close; at >= 0 && close - at < 5000; at--) {
    if (text[at - 1] === "\\") continue;
    if (text[at] === "`") isCode = !isCode;
    else if (isCode) continue;
    else if (text[at] === "]") depth++;
    else if (text[at] === "[" && --depth === 0) return at;
  }
  return undefined;
}

/** Behind the parenthesis that ends a link, past its title and attributes. */
function linkEnd(text: string, from: number): number | undefined {
  const rest =
    /^>?(?:\s+(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\((?:[^()\\]|\\.)*\)))?\s*\)(?:\{[^{}\n]*\})?/.exec(
      text.slice(from, from + 2000),
    );
  return rest === null ? undefined : from + rest[0].length;
}

/** `[label]: target "title"` on a line of its own, around its target. */
export function definitionAround(text: string, start: number, end: number): WholeLink | undefined {
  const line = text.lastIndexOf("\n", start - 1) + 1;
  const label = /^[ \t]{0,12}(?:>[ \t]?)*\[((?:[^[\]\\]|\\.)+)\]:[ \t]*<?$/.exec(
    text.slice(line, start),
  )?.[1];
  if (label === undefined) return undefined;
  const stop = text.indexOf("\n", end);
  return { start: line, end: stop === -1 ? text.length : stop, visibleText: label };
}

/** The tag around an offset, as `<img src="x" />`. */
export function tagAround(text: string, start: number, end: number): WholeLink | undefined {
  const open = text.lastIndexOf("<", start);
  const found = open === -1 ? null : tag.exec(text.slice(open, open + 20_000));
  if (found === null || open + found[0].length < end) return undefined;
  return {
    start: open,
    end: open + found[0].length,
    visibleText: /\salt=(?:"([^"]*)"|'([^']*)')/.exec(found[0])?.[1] ?? "",
  };
}

const tag =
  /^<\/?[A-Za-z][\w.:-]*(?:\s+(?:[^\s"'<>{}=/]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}|[^\s"'<>]+))?)*\s*\/?>/;
