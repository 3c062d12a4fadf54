import type { MarkdownIt } from "markdown-it";

/** A link destination and its position: between `<` and `>`, else as written. */
interface Destination {
  readonly target: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Lets offsets travel in the destination itself: markdown-it hands the parsed string on to `href`, `src` and
 * the table of references. NUL cannot come from the text, so `\0<start>:<end>:<target>` cannot be forged.
 */
export function carryOffsets(md: MarkdownIt): void {
  const parse = md.helpers.parseLinkDestination;
  md.helpers.parseLinkDestination = (text, start, max) => {
    const found = parse(text, start, max);
    if (!found.ok && text.charCodeAt(start) === 41)
      return { ok: true, pos: start, str: carry("", start, start) };
    if (!found.ok) return found;
    const angle = text.charCodeAt(start) === 60 ? 1 : 0;
    return { ...found, str: carry(found.str, start + angle, found.pos - angle) };
  };
  md.normalizeLink = (url) => url;
  md.validateLink = () => true;
}

function carry(target: string, start: number, end: number): string {
  return `\0${start}:${end}:${target}`;
}

/** Reads what `carryOffsets` has written into an attribute; undefined where that is no target of ours. */
export function readDestination(attribute: unknown): Destination | undefined {
  const parts = /^\0(\d+):(\d+):/.exec(String(attribute));
  if (!parts) return undefined;
  return { target: String(attribute).slice(parts[0].length), start: Number(parts[1]), end: Number(parts[2]) };
}
