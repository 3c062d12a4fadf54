const space = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$))*/y;

/** Where the next word of a script begins, behind spaces and comments. */
export function skipSpace(text: string, from: number): number {
  space.lastIndex = from;
  return from + (space.exec(text)?.[0].length ?? 0);
}

/** The offset after a string that begins at a quote. */
export function stringEnd(text: string, start: number): number {
  if (text[start] === "`") return scan(text, start + 1, ["`"], (open) => open.length === 0);
  let at = start + 1;
  while (at < text.length && text[at] !== text[start]) at += text[at] === "\\" ? 2 : 1;
  return Math.min(at + 1, text.length);
}

/** Where an expression ends: before a comma, a semicolon or a bracket that closes something around it; behind `closing` where that is asked for. */
export function skipExpression(text: string, from: number, closing?: string): number {
  const isEnd = (open: readonly string[], character: string): boolean =>
    open.length === 0 && (closing === undefined ? /[,;)\]}]/.test(character) : character === closing);
  const end = scan(text, from, [], isEnd);
  return closing === undefined ? end : Math.min(end + 1, text.length);
}

/**
 * Goes over a script, past strings, comments and patterns, until `isEnd` is true for the open brackets and
 * the next character. The open brackets are a list and not a call in a call, so that no text is too deep.
 */
function scan(
  text: string,
  from: number,
  open: string[],
  isEnd: (open: readonly string[], character: string) => boolean,
): number {
  let at = from;
  while (at < text.length) {
    const character = text[at] ?? "";
    if (isEnd(open, character)) return at;
    if (open.at(-1) === "`") at = inTemplate(text, at, open);
    else if (character === '"' || character === "'") at = stringEnd(text, at);
    else if (character === "/") at = afterSlash(text, at);
    else {
      if (/[([{`]/.test(character)) open.push(character);
      else if (/[)\]}]/.test(character)) open.pop();
      at++;
    }
  }
  return text.length;
}

function inTemplate(text: string, at: number, open: string[]): number {
  if (text[at] === "\\") return at + 2;
  if (text[at] === "`") open.pop();
  if (!text.startsWith("${", at)) return at + 1;
  open.push("{");
  return at + 2;
}

/** The text before a slash that begins a pattern and is not a division. */
const beforePattern = /(?:^|[(,=:[!&|?{};+>]|\breturn)\s*$/;
const pattern = /^\/(?![*/])(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/\w*/;
/** Longer ones are no settings. */
const longestPattern = 500;

/** Behind a comment, a pattern or a sign of division. */
function afterSlash(text: string, at: number): number {
  const end = skipSpace(text, at);
  if (end > at) return end;
  if (!beforePattern.test(text.slice(Math.max(0, at - 20), at))) return at + 1;
  return at + (pattern.exec(text.slice(at, at + longestPattern))?.[0].length ?? 1);
}
