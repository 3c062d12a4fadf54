import { own, valueAt } from "../../core/json-pointer.ts";
import { nearest } from "../../core/text/nearest.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import type { Source } from "../../sources/parse/source.ts";

/** Lists of the menus of a site, by the word that a reference begins with. */
const MENUS: Readonly<Record<string, string>> = { navigation: "/navigation", footer: "/footer/groups" };

/** An entry and the file that has it, or why it was not found. */
type MenuItem =
  | { readonly source: Source; readonly pointer: string }
  | { readonly message: string; readonly hint: string };

/** Whether a reference names an entry of a menu: `navigation.Products.Boards`, `footer.Legal.Privacy`. */
export function isMenu(text: string): boolean {
  return Object.hasOwn(MENUS, text.split(".", 1)[0] ?? "") && text.includes(".");
}

/** The entry of a menu by the labels on the way to it. A label may have dots: `navigation.Docs 2.0`. */
export function readMenuItem(text: string, index: SiteIndex): MenuItem {
  const [menu = ""] = text.split(".", 1);
  const source = [...index.sources.values()].find(({ type }) => type === "site");
  const entries = source === undefined ? [] : entriesBelow(source, MENUS[menu] ?? "", menu);
  const found = entries.filter(({ reference }) => reference === text);
  const [first] = found;
  if (source !== undefined && first !== undefined && found.length === 1)
    return { source, pointer: first.pointer };
  if (first !== undefined)
    return { message: `There are ${found.length} entries "${text}".`, hint: "Name the file, site.yaml." };
  const references = entries.map(({ reference }) => reference);
  const near = nearest(text, references);
  return {
    message: `There is no entry "${text}" in the menus of the site.`,
    hint: near.length > 0 ? `Did you mean ${near.join(" or ")}?` : hintOf(references),
  };
}

function hintOf(references: readonly string[]): string {
  return references.length === 0
    ? "The file site.yaml lists no such menu."
    : `Its entries are named such as ${references[0]}.`;
}

interface Entry {
  readonly pointer: string;
  /** Labels of the entries above it and its own. */
  readonly reference: string;
}

function entriesBelow(source: Source, list: string, above: string): Entry[] {
  const items = valueAt(source.data, list);
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: unknown, at) => {
    const reference = `${above}.${own(item, "label") ?? own(item, "title") ?? at + 1}`;
    const pointer = `${list}/${at}`;
    return [{ pointer, reference }, ...entriesBelow(source, `${pointer}/items`, reference)];
  });
}
