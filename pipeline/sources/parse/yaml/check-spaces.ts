import { oddSpaces } from "../../../core/text/odd-space.ts";
import type { Mistake } from "./mistake.ts";
import { oddSpaceMistake } from "./odd-space-mistake.ts";
import type { YamlNode } from "./walk-events.ts";

const aroundKey = new RegExp(`^[${oddSpaces}]+|(?<=^[\\w-]+:)[${oddSpaces}]+|[${oddSpaces}]+$`);
const afterColon = new RegExp(`(?<=^[\\w-]+:)[${oddSpaces}]+`);
const afterDash = new RegExp(`(?<=^-)[${oddSpaces}]+`);

/**
 * Spaces of another kind by which a key has another name, or what looks like a key or a list is a text. Within a text
 * they are right.
 */
export function checkSpaces(node: YamlNode, source: string): readonly Mistake[] {
  const { role, text = "", start } = node;
  const found =
    role === "key"
      ? aroundKey.exec(text)
      : ((role === "root" ? afterColon.exec(text) : null) ??
        (startsLine(node, source) ? afterDash.exec(text) : null));
  return found === null ? [] : [oddSpaceMistake(start + found.index, found[0])];
}

/** Walks back over blanks alone: the whole line before each of its values would make a long line slow. */
function startsLine({ start }: YamlNode, source: string): boolean {
  let at = start - 1;
  while (at >= 0 && source[at] !== "\n" && source[at]?.trim() === "") at -= 1;
  return at < 0 || source[at] === "\n";
}
