import { type Literal, textBelow, valueBelow } from "./literal.ts";
import { isExternal, type MenuItem, type MenuReader } from "./menu.ts";

/** The sidebar of VitePress: one list, or one for each folder, which follow each other here. */
export function vitepressItems(sidebar: Literal, reader: MenuReader, base = ""): MenuItem[] {
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
  const path = base === "" ? link : `${base.replace(/\/$/, "")}/${link.replace(/^\//, "")}`;
  return path.startsWith("/") ? path : `/${path}`;
}
