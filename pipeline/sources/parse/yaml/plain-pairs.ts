import type { LineMap } from "../../../core/diagnostics.ts";
import type { Limits, NodePosition, YamlDocument } from "../types.ts";

/** `title: Main sensor` and nothing that could be read in another way: no quote, no colon, no sign with a meaning. */
const pair =
  /([a-z][a-z0-9_-]{0,99}): ([A-Za-z/][A-Za-z0-9 .,;()/_+='-]*[A-Za-z0-9.,;()/_+='-]|[A-Za-z]|0|[1-9][0-9]{0,14})\n/y;

/** Words that YAML takes for another type, and names that JavaScript has itself. */
const special = /^(true|false|null|constructor|prototype)$/i;

/** A longer text may be over a limit. */
const LONGEST = 1000;

/**
 * Front matter as most docs have it: one pair of a name and a plain text or whole number a line. It is read by itself
 * because a site has a thousand of them, and the whole parser takes ten times as long. Undefined for all else.
 */
export function plainPairs(
  source: string,
  { fileBytes, lineLength, yamlDepth }: Limits,
  { lines, base }: { readonly lines: LineMap; readonly base: number },
): YamlDocument | undefined {
  if (source.length === 0 || source.length > Math.min(LONGEST, fileBytes, lineLength) || yamlDepth < 1)
    return undefined;
  const value: Record<string, string | number> = {};
  const positions = new Map<string, NodePosition>();
  let end = 0;
  for (pair.lastIndex = 0; pair.lastIndex < source.length; ) {
    const start = pair.lastIndex;
    const [, key = "", text = ""] = pair.exec(source) ?? [];
    if (key === "" || Object.hasOwn(value, key) || special.test(key) || special.test(text)) return undefined;
    const at = start + key.length + 2;
    end = at + text.length;
    value[key] = /^[0-9]/.test(text) ? Number(text) : text;
    positions.set(`/${key}`, {
      value: lines.position(base + at, base + end),
      key: lines.position(base + start, base + start + key.length),
      text,
      range: [base + at, base + end],
    });
  }
  return { value, positions: new Map([["", { value: lines.position(base, base + end) }], ...positions]) };
}
