import { type Literal, textBelow, valueBelow } from "./literal.ts";
import { isExternal, type MenuItem, MenuReader } from "./menu.ts";
import type { SettingsFile } from "./settings-file.ts";

/** The menu of a site of VitePress, and what was found while it was read. */
interface VitepressMenu {
  readonly items: readonly MenuItem[];
  readonly readers: readonly MenuReader[];
}

/**
 * The sidebars of all languages of a site: that of the main one, then each other one as a group with its name. A language
 * may have its settings among `locales`, or in a file `config` of its folder.
 */
export function vitepressMenu(
  config: SettingsFile,
  configBelow: (folder: string) => SettingsFile | undefined,
): VitepressMenu {
  const locales = valueBelow(config.literal, "locales");
  const others = locales?.kind === "map" ? [...locales.entries].filter(([key]) => key !== "root") : [];
  const readers = new Map<string, MenuReader>([[config.path, new MenuReader(config.path, config.text)]]);
  const itemsOf = (settings: Literal | undefined, file: SettingsFile): MenuItem[] => {
    const sidebar = valueBelow(settings, "themeConfig", "sidebar");
    const reader = readers.get(file.path) ?? new MenuReader(file.path, file.text);
    readers.set(file.path, reader);
    if (!file.isSound) reader.unsound();
    const items = sidebar === undefined ? [] : vitepressItems(sidebar, reader);
    return file === config ? items : items.map((item) => inFile(item, file.path));
  };
  const below = (folder: string): MenuItem[] => {
    const file = configBelow(folder);
    return file === undefined ? [] : itemsOf(file.literal, file);
  };
  const main = [
    ...itemsOf(config.literal, config),
    ...itemsOf(valueBelow(config.literal, "locales", "root"), config),
    ...below(""),
  ];
  const groups = others.flatMap(([key, locale]): MenuItem[] => {
    const items = [...itemsOf(locale, config), ...below(`${key}/`)];
    const label = textBelow(locale, "label") ?? key;
    const position = readers.get(config.path)?.positionOf(locale);
    return items.length === 0 || position === undefined ? [] : [{ label, items, position }];
  });
  return { items: [...main, ...groups], readers: [...readers.values()] };
}

/** An item with the file that contains it. */
function inFile(item: MenuItem, file: string): MenuItem {
  const { items } = item;
  return { ...item, file, ...(items !== undefined && { items: items.map((one) => inFile(one, file)) }) };
}

/** The sidebar of VitePress: one list, or one for each folder, which follow each other here. */
function vitepressItems(sidebar: Literal, reader: MenuReader, base = ""): MenuItem[] {
  if (sidebar.kind === "list") return sidebar.items.flatMap((item) => itemsOf(item, reader, base));
  if (sidebar.kind !== "map") return reader.computed(sidebar) ?? [];
  return [...sidebar.entries.values()].flatMap((part) => {
    const items = valueBelow(part, "items");
    return items === undefined
      ? vitepressItems(part, reader, base)
      : vitepressItems(items, reader, textBelow(part, "base") ?? base);
  });
}

function itemsOf(item: Literal, reader: MenuReader, above: string): MenuItem[] {
  if (item.kind !== "map") return reader.computed(item) ?? [];
  const position = reader.positionOf(item);
  const base = textBelow(item, "base") ?? above;
  const link = textBelow(item, "link");
  const target = link === undefined ? undefined : targetOf(link, base);
  const collapsed = textBelow(item, "collapsed");
  const inside = valueBelow(item, "items");
  if (inside === undefined && target !== undefined && isExternal(target))
    return reader.elsewhere(position, target) ?? [];
  return [
    {
      label: textBelow(item, "text"),
      target,
      position,
      ...(inside === undefined ? {} : { items: vitepressItems(inside, reader, base) }),
      collapsed: collapsed === undefined ? undefined : collapsed === "true",
    },
  ];
}

/** A link counts from the root of the docs, and from `base` where that is given. */
function targetOf(link: string, base: string): string {
  if (isExternal(link)) return link;
  // A base may end within a name: "/theme-" and "nav" are "/theme-nav".
  const path = base === "" ? link : base + link.replace(/^\//, base.endsWith("/") ? "" : "/");
  return path.startsWith("/") ? path : `/${path}`;
}
