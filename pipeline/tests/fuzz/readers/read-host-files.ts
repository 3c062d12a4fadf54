/** Lines of `_redirects`: from, to and status, in what an address may have. */
export function readRedirects(text: string): void {
  for (const line of linesOf(text))
    if (!/^\/[\x21-\x7e]* [\x21-\x7e]+ 30\d$/.test(line)) throw new Error(`This is no redirect: ${line}`);
}

/** `_headers`: an address, then headers that are set in. */
export function readHeaders(text: string): void {
  for (const line of linesOf(text))
    if (!/^(\/[\x21-\x7e]*| {2}[A-Za-z-]+: [\x20-\x7e]+|)$/.test(line))
      throw new Error(`This is no header: ${line}`);
}

/** `robots.txt`: a name and a value on each line. */
export function readRobots(text: string): void {
  for (const line of linesOf(text))
    if (!/^[A-Z][a-z-]+: [\x21-\x7e]+$/.test(line)) throw new Error(`This is no line of robots.txt: ${line}`);
}

const token = /\s+|#[^\n]*|"(?:[^"\\]|\\[\s\S])*"|[{};]|[^\s{};"]+/y;

/** Configuration of nginx: words, quoted texts that end, and blocks that are closed. The real server reads it elsewhere. */
export function readNginx(text: string): void {
  let depth = 0;
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const at = token.lastIndex;
    const [found] = token.exec(text) ?? [];
    if (found === undefined) throw new Error(`nginx cannot read this: ${text.slice(at, at + 40)}`);
    depth += found === "{" ? 1 : found === "}" ? -1 : 0;
    if (depth < 0) throw new Error("A block is closed that is not open.");
  }
  if (depth !== 0) throw new Error("A block is not closed.");
}

function linesOf(text: string): string[] {
  return text.split("\n").slice(0, -1);
}
