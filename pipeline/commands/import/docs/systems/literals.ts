import { itemsBelow, type Literal, textBelow, valueBelow } from "../../../../sources/navigation/literal.ts";
import { readScript } from "../../../../sources/navigation/read-script.ts";
import type { SourceFolder } from "../source-folder.ts";
import type { Pair } from "./system.ts";

/** The settings in the first of some files of JavaScript or TypeScript, as far as they are written out. */
export function scriptAt(source: SourceFolder, paths: readonly string[]) {
  const path = source.firstOf(paths);
  const text = path === undefined ? undefined : source.textAt(path);
  return path === undefined || text === undefined ? undefined : { path, literal: readScript(text) };
}

/** Names of a file with each ending that scripts have. */
export function scriptNames(name: string): string[] {
  return ["js", "ts", "mjs", "cjs", "mts", "cts"].map((ending) => `${name}.${ending}`);
}

/** The texts of a list, or the one text that stands in its place. */
export function textsBelow(literal: Literal | undefined, ...keys: readonly string[]): string[] {
  const one = textBelow(literal, ...keys);
  if (one !== undefined) return [one];
  return itemsBelow(literal, ...keys).flatMap((item) => (item.kind === "text" ? [item.text] : []));
}

/** Keys and texts of a map. */
export function pairsBelow(literal: Literal | undefined, ...keys: readonly string[]): Pair[] {
  const found = valueBelow(literal, ...keys);
  if (found?.kind !== "map") return [];
  return [...found.entries].flatMap(([key, value]) =>
    value.kind === "text" ? [[key, value.text] as const] : [],
  );
}

/** Labels and links of a menu, those in its groups included; what is computed is left out. */
export function linksOf(items: readonly Literal[], label: string, targets: readonly string[]): Pair[] {
  return items.flatMap((item): Pair[] => {
    const inside = itemsBelow(item, "items");
    if (inside.length > 0) return linksOf(inside, label, targets);
    const [name, to] = [textBelow(item, label), targets.map((key) => textBelow(item, key)).find(Boolean)];
    return name === undefined || to === undefined || name === "" ? [] : [[name, to]];
  });
}
