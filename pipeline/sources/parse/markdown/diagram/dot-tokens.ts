/** A piece of a source in Graphviz' language; offsets count from its beginning. */
export interface DotToken {
  readonly kind: "name" | "number" | "string" | "html" | "keyword" | "comment" | "sign";
  readonly start: number;
  readonly end: number;
  /** The name or value as Graphviz reads it, without quotes; of other tokens the text as written. */
  readonly value: string;
}

const blank = /[ \t\r\n\ufeff]+/y;
const comment = /\/\*[\s\S]*?(?:\*\/|$)|\/\/.*|#.*/y;
/** Graphviz takes each byte above 127 for a letter, also those of spaces and dashes. */
const name = /[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*/y;
const number = /-?(?:\d+(?:\.\d*)?|\.\d+)/y;
const string = /"((?:[^"\\]|\\[\s\S])*)(?:"|$)/y;
const bracket = /[<>]/g;
const edge = /->|--/y;
const keyword = /^(?:strict|graph|digraph|subgraph|node|edge)$/i;

/** The tokens of a source, read as Graphviz' scanner reads it; what it cannot read are signs. */
export function dotTokens(source: string): readonly DotToken[] {
  const tokens: DotToken[] = [];
  let start = 0;
  const matched = (pattern: RegExp): RegExpExecArray | undefined => {
    pattern.lastIndex = start;
    return pattern.exec(source) ?? undefined;
  };
  while (start < source.length) {
    const space = matched(blank);
    if (space !== undefined) {
      start += space[0].length;
      continue;
    }
    const token = next(source, start, matched);
    tokens.push(token);
    start = token.end;
  }
  return tokens;
}

function next(
  source: string,
  start: number,
  matched: (pattern: RegExp) => RegExpExecArray | undefined,
): DotToken {
  const token = (kind: DotToken["kind"], text: string, value = text): DotToken => {
    return { kind, start, end: start + text.length, value };
  };
  const remark = matched(comment);
  if (remark !== undefined) return token("comment", remark[0]);
  const word = matched(name);
  if (word !== undefined) return token(keyword.test(word[0]) ? "keyword" : "name", word[0]);
  const digits = matched(number);
  if (digits !== undefined) return token("number", digits[0]);
  const quote = matched(string);
  if (quote !== undefined) return token("string", quote[0], unescaped(quote[1] ?? ""));
  if (source[start] === "<") {
    const text = source.slice(start, htmlEnd(source, start));
    return token("html", text, text.slice(1, text.endsWith(">") ? -1 : undefined));
  }
  return token("sign", matched(edge)?.[0] ?? source.charAt(start));
}

function unescaped(text: string): string {
  return text.replace(/\\(?:\r?\n|")/g, (mark) => (mark === '\\"' ? '"' : ""));
}

/** The end of a label in HTML: every bracket that opens in it closes in it. */
function htmlEnd(source: string, start: number): number {
  let depth = 0;
  bracket.lastIndex = start;
  for (let found = bracket.exec(source); found !== null; found = bracket.exec(source)) {
    if (found[0] === "<") depth++;
    else depth--;
    if (depth === 0) return bracket.lastIndex;
  }
  return source.length;
}
