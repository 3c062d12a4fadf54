import type { Mistake } from "./mistake.ts";
import type { YamlNode } from "./walk-events.ts";

/**
 * A list item that is indented too far is no error to YAML: it goes on with the text of the item above.
 *
 *     - first
 *      - second     one item, `first - second`
 */
export function checkFolded({ start, end }: YamlNode, source: string): readonly Mistake[] {
  const text = source.slice(start, end);
  if (!text.includes("\n")) return [];
  return Array.from(text.matchAll(/\n[ \t]*-(?=[ \t\r\n])/g), ({ index, 0: found }): Mistake => {
    const dash = start + index + found.length - 1;
    return {
      code: "yaml-folded-item",
      severity: "warning",
      start: dash,
      end: dash + 1,
      message: "This dash begins no list item; its line goes on with the text above.",
      hint: "Align it with the dash above, or put the whole text in quotes.",
    };
  });
}
