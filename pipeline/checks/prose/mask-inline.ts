/** Something in a paragraph of Markdown that is not prose. */
interface Markup {
  /** A text that every match contains; looking for it is much cheaper than the pattern. */
  readonly sign: string;
  readonly pattern: RegExp;
}

/** In the order in which they are looked for. */
const markup: readonly Markup[] = [
  // Escaped signs that would mean something below.
  { sign: "\\", pattern: /\\[#$&*<>@[\]_`{}~|()\\]/g },
  // Values and formulas.
  { sign: "{{", pattern: /\{\{[^{}]*\}\}/g },
  { sign: "$", pattern: /\$(?![\s$])[^$\n]*(?<!\s)\$(?!\d)/g },
  // Elements whose content is typed or read on a screen, addresses between brackets, tags.
  { sign: "</", pattern: /<(code|kbd|samp|var)\b[^<>]*>[^<]*<\/\1>/gi },
  { sign: "<", pattern: /<[a-z][a-z0-9+.-]*:[^\s<>]*>/gi },
  { sign: "<", pattern: /<\/?[a-z][^<>]*>/gi },
  // Targets of links and images, footnotes, then what is left of the brackets.
  {
    sign: "](",
    pattern: /\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*(?:\s+(?:"[^"\n]*"|'[^'\n]*'))?\s*\)/g,
  },
  { sign: "][", pattern: /\]\[[^\][\n]*\]/g },
  { sign: "[^", pattern: /\[\^[^\][\s]+\]/g },
  { sign: "[", pattern: /!?\[/g },
  { sign: "]", pattern: /\]/g },
  { sign: "{#", pattern: /\{#[^{}\s]*\}/g },
  // Addresses written out: with a scheme, of mail, and of a host with a path.
  { sign: ":", pattern: /(?<![\p{L}\p{N}])(?:https?:\/\/|mailto:)\S*[^\s.,;:!?)"'*_]/giu },
  { sign: "www.", pattern: /(?<![\p{L}\p{N}])www\.\S*[^\s.,;:!?)"'*_]/gu },
  { sign: "@", pattern: /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g },
  { sign: "/", pattern: /(?<![\w.-])[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\/\S*/g },
  { sign: "&", pattern: /&#?\w{1,31};/g },
  // Stress, strikethrough and what is left of escapes.
  { sign: "*", pattern: /\*+/g },
  { sign: "~~", pattern: /~~/g },
  { sign: "_", pattern: /(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu },
  { sign: "\\", pattern: /\\(?=[!-/:-@[-`{-~])/g },
];

/** Replaces everything but line breaks by spaces, so that offsets stay what they are. */
export function blank(text: string): string {
  return text.replace(/[^\r\n]/g, " ");
}

/**
 * Blanks what is not prose in a paragraph of Markdown; length and line breaks stay.
 * `Set **mode** to `AUTO`.` becomes `Set   mode   to       .`
 */
export function maskInline(text: string): string {
  const start = maskComments(maskCodeSpans(text));
  return markup.reduce(
    (masked, { sign, pattern }) => (masked.includes(sign) ? masked.replace(pattern, blank) : masked),
    start,
  );
}

/** A code span ends at the next run of as many backquotes; a run without one is text. */
function maskCodeSpans(text: string): string {
  if (!text.includes("`")) return text;
  const runs = [...text.matchAll(/`+/g)];
  const next = nextOfSameLength(runs.map(({ 0: run }) => run.length));
  let masked = "";
  let at = 0;
  for (let i = 0; i < runs.length; i++) {
    const opening = runs[i];
    const closing = runs[next[i] ?? -1];
    if (opening === undefined || closing === undefined || isEscaped(text, opening.index)) continue;
    const end = closing.index + closing[0].length;
    masked += text.slice(at, opening.index) + blank(text.slice(opening.index, end));
    at = end;
    i = next[i] ?? i;
  }
  return masked + text.slice(at);
}

/** For each length the index of the next equal one, found from the end so that the work is linear. */
function nextOfSameLength(lengths: readonly number[]): (number | undefined)[] {
  const seen = new Map<number, number>();
  const next: (number | undefined)[] = [];
  for (let i = lengths.length - 1; i >= 0; i--) {
    const length = lengths[i] ?? 0;
    next[i] = seen.get(length);
    seen.set(length, i);
  }
  return next;
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0;
  while (text[at - 1 - slashes] === "\\") slashes++;
  return slashes % 2 === 1;
}

/** Searches by hand: a pattern would look for the end of each comment that has none. */
function maskComments(text: string): string {
  let masked = "";
  let at = 0;
  for (let start = text.indexOf("<!--"); start !== -1; start = text.indexOf("<!--", at)) {
    const end = text.indexOf("-->", start);
    if (end === -1) break;
    masked += text.slice(at, start) + blank(text.slice(start, end + 3));
    at = end + 3;
  }
  return masked + text.slice(at);
}

/** Blanks short stretches between double quotes: labels of a screen, and the words of others. */
export function maskQuotes(text: string): string {
  if (!/["“„]/.test(text)) return text;
  return text.replace(/"[^"]{1,80}"|“[^“”]{1,80}”|„[^„“”]{1,80}[“”]/g, blank);
}
