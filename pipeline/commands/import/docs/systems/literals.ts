import { itemsBelow, type Literal, textBelow, valueBelow } from "../../../../sources/navigation/literal.ts";
import type { NavigationItem, Pair } from "./system.ts";

/** The texts of a list, or the one text in its place. */
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

/** Names of the keys of a menu. */
interface MenuKeys {
  readonly label: string;
  /** The keys of the target; the first one that is present counts. */
  readonly to: readonly string[];
}

type Link = Extract<NavigationItem, { readonly to: string }>;

/** The links and menus of the bar at the top; what is computed is left out. */
export function menuItems(items: readonly Literal[], keys: MenuKeys): NavigationItem[] {
  return items.flatMap((item): NavigationItem[] => {
    const label = textBelow(item, keys.label) ?? "";
    const inside = linksOf(itemsBelow(item, "items"), keys);
    if (inside.length === 0) return linksOf([item], keys);
    return label === "" ? inside : [{ label, items: inside }];
  });
}

/** The links of a list, those in its groups included. */
export function linksOf(items: readonly Literal[], keys: MenuKeys): Link[] {
  return items.flatMap((item): Link[] => {
    const inside = itemsBelow(item, "items");
    if (inside.length > 0) return linksOf(inside, keys);
    const [label, to] = [
      textBelow(item, keys.label),
      keys.to.map((key) => textBelow(item, key)).find(Boolean),
    ];
    return label === undefined || to === undefined || label === "" ? [] : [{ label, to }];
  });
}
