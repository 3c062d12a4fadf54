/** Characters to try for a character class, the most readable first. */
const probes = ["…", "a", "A", "1", ...Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i))];

const atom = /\\(?:u[0-9A-Fa-f]{4}|[pP]\{[^}]*\}|.)|\[(?:\\.|[^\]\\])*\]|[^\\[\]()|?*+{}]/uy;
const quantifier = /(?:\*|\+|\?|\{(\d+)(?:,\d*)?\})\??/uy;

/**
 * A short text that fits a pattern: `^0x[0-9A-F]{1,8}$` gives `0xA`. Undefined for what schemas of ids, names and
 * addresses do not use, such as looking ahead.
 */
export function sampleOfPattern(pattern: string): string | undefined {
  let at = 0;

  const match = (what: RegExp): RegExpExecArray | null => {
    what.lastIndex = at;
    const found = what.exec(pattern);
    if (found !== null) at = what.lastIndex;
    return found;
  };

  const alternatives = (): string | undefined => {
    let first: string | undefined;
    for (let count = 0; ; count++) {
      const text = sequence();
      if (text === undefined) return undefined;
      if (count === 0) first = text;
      if (pattern[at] !== "|") return first;
      at++;
    }
  };

  const sequence = (): string | undefined => {
    let text = "";
    while (at < pattern.length && pattern[at] !== "|" && pattern[at] !== ")") {
      const part = pattern[at] === "(" ? group() : character();
      if (part === undefined) return undefined;
      text += part.repeat(leastCount());
    }
    return text;
  };

  const group = (): string | undefined => {
    at++;
    if (pattern.startsWith("?:", at)) at += 2;
    else if (pattern[at] === "?") return undefined;
    const text = alternatives();
    if (text === undefined || pattern[at] !== ")") return undefined;
    at++;
    return text;
  };

  const character = (): string | undefined => {
    const text = match(atom)?.[0];
    if (text === undefined) return undefined;
    if (text === "^" || text === "$") return "";
    if (text.length === 1 && text !== ".") return text;
    const one = new RegExp(`^${text}$`, "u");
    return probes.find((probe) => one.test(probe));
  };

  const leastCount = (): number => {
    const found = match(quantifier);
    if (found === null || found[0].startsWith("+")) return 1;
    return Number(found[1] ?? 0);
  };

  const text = alternatives();
  return at === pattern.length ? text : undefined;
}
