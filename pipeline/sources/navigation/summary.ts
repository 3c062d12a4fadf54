import { isExternal, type MenuItem, type MenuReader } from "./menu.ts";

/** `- [Label](file.md)`, with or without the mark of a list. */
const entry = /^(?<indent>[ \t]*)(?:[-*+][ \t]+)?\[(?<label>(?:[^[\]\\]|\\.)*)\]\((?<target>[^)]*)\)[ \t]*$/;
const heading = /^#{1,6}[ \t]+(?<label>[^\n]*?)[ \t#]*$/;

interface OpenGroup {
  readonly indent: number;
  readonly items: MenuItem[];
}

/** `SUMMARY.md` of mdBook and GitBook: a list of chapters, whose headings group the entries below them. */
export function summaryItems(reader: MenuReader): MenuItem[] {
  const root: MenuItem[] = [];
  let open: OpenGroup[] = [{ indent: -1, items: root }];
  let isTitle = true;
  let start = 0;
  for (const line of reader.text.split("\n")) {
    const position = reader.positionOf({ start, end: start + line.trimEnd().length });
    start += line.length + 1;
    const part = heading.exec(line.trimEnd())?.groups?.label;
    const chapter = entry.exec(line.trimEnd())?.groups;
    if (part !== undefined && isTitle) isTitle = false;
    else if (part !== undefined) {
      const items: MenuItem[] = [];
      root.push({ label: plain(part), items, position });
      open = [{ indent: -1, items }];
    } else if (chapter !== undefined) add(chapter, { open, position, reader });
  }
  return root;
}

interface Chapter {
  readonly open: OpenGroup[];
  readonly position: MenuItem["position"];
  readonly reader: MenuReader;
}

function add(
  groups: Readonly<Record<string, string | undefined>>,
  { open, position, reader }: Chapter,
): void {
  const indent = (groups.indent ?? "").replaceAll("\t", "    ").length;
  while (open.length > 1 && (open.at(-1)?.indent ?? -1) >= indent) open.pop();
  const target = addressOf(groups.target ?? "");
  if (target !== undefined && isExternal(target)) {
    reader.elsewhere(position, target);
    return;
  }
  const items: MenuItem[] = [];
  open.at(-1)?.items.push({
    label: plain(groups.label ?? ""),
    target,
    items,
    position,
    isDraft: target === undefined,
  });
  open.push({ indent, items });
}

/** `<a b.md>`, `a%20b.md "title"`; undefined for a chapter that is not written yet. */
function addressOf(written: string): string | undefined {
  const [, pointed, plainly] = /^\s*(?:<([^>]*)>|([^\s"]*))/.exec(written) ?? [];
  return pointed || plainly || undefined;
}

/** A label without marks of Markdown. */
function plain(label: string): string {
  return label.replace(/\\(.)|[`*]/g, (_, escaped: string | undefined) => escaped ?? "").trim();
}
