import { oddSpaces } from "../../text/odd-space.ts";
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

function startsLine({ start }: YamlNode, source: string): boolean {
  return source.slice(source.lastIndexOf("\n", start - 1) + 1, start).trim() === "";
}
