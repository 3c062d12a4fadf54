import type { Literal } from "./literal.ts";
import { isExternal, type MenuItem, type MenuReader } from "./menu.ts";

/** `nav` of MkDocs: files, files with a label, and lists with one. */
export function mkdocsItems(nav: readonly Literal[], reader: MenuReader): MenuItem[] {
  return nav.flatMap((entry) => {
    if (entry.kind === "text") return page(undefined, entry.text, entry, reader);
    if (entry.kind !== "map") return reader.computed(entry) ?? [];
    return [...entry.entries].flatMap(([label, value]): MenuItem[] => {
      if (value.kind === "text") return page(label, value.text, value, reader);
      if (value.kind !== "list") return reader.computed(value) ?? [];
      return [{ label, items: mkdocsItems(value.items, reader), position: reader.positionOf(value) }];
    });
  });
}

function page(label: string | undefined, target: string, at: Literal, reader: MenuReader): MenuItem[] {
  const position = reader.positionOf(at);
  if (isExternal(target)) return reader.elsewhere(position, target) ?? [];
  return [{ label, target, position }];
}
