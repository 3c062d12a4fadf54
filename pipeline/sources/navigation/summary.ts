import { isExternal, type MenuItem, type MenuReader } from "./menu.ts";
import { linkIn, plainLabel, type SummaryLine, summaryLines } from "./summary-lines.ts";

interface OpenGroup {
  readonly indent: number;
  readonly items: MenuItem[];
}

/** `SUMMARY.md` of mdBook and GitBook: a list of chapters, whose headings group the entries below them. */
export function summaryItems(reader: MenuReader): MenuItem[] {
  const summary = new SummaryReader(reader);
  for (const line of summaryLines(reader.text)) summary.take(line);
  return summary.root;
}

class SummaryReader {
  readonly root: MenuItem[] = [];
  #open: OpenGroup[] = [{ indent: -1, items: this.root }];
  #isTitle = true;
  #hasList = false;

  constructor(readonly reader: MenuReader) {}

  take(line: SummaryLine): void {
    const position = this.reader.positionOf(line);
    switch (line.kind) {
      case "heading":
        this.#heading(line.text, position);
        break;
      case "break":
        this.#beginAt(this.root);
        break;
      case "item":
        this.#hasList = true;
        this.#item(line, position);
        break;
      case "text":
        this.#text(line, position);
        break;
      default:
        line.kind satisfies never;
    }
  }

  /** The first heading is the title; each other one is the name of a part. */
  #heading(text: string, position: MenuItem["position"]): void {
    if (this.#isTitle) {
      this.#isTitle = false;
      return;
    }
    const items: MenuItem[] = [];
    this.root.push({ label: plainLabel(text), items, position });
    this.#beginAt(items);
  }

  #beginAt(items: MenuItem[]): void {
    this.#open = [{ indent: -1, items }];
    this.#hasList = false;
  }

  /** An item without a link is the name of those below it. */
  #item({ text, indent, links }: SummaryLine, position: MenuItem["position"]): void {
    const link = linkIn(text, links);
    if (link === undefined && text.includes("](")) this.reader.notUnderstood(position);
    else if (link !== undefined || text !== "")
      this.#add(link ?? { label: plainLabel(text) }, indent, position);
  }

  /** Adds a chapter before or after the list, which is in no part. */
  #text({ text, indent, links }: SummaryLine, position: MenuItem["position"]): void {
    const link = linkIn(text, links);
    if (link === undefined) {
      if (text.includes("](")) this.reader.notUnderstood(position);
      return;
    }
    // A line that is set in below an item goes on with it.
    if (this.#hasList && indent === 0) this.#beginAt(this.root);
    this.#add(link, indent, position);
  }

  #add(
    { label, target }: { readonly label: string; readonly target?: string | undefined },
    indent: number,
    position: MenuItem["position"],
  ): void {
    const open = this.#open;
    while (open.length > 1 && (open.at(-1)?.indent ?? -1) >= indent) open.pop();
    if (target !== undefined && isExternal(target)) {
      this.reader.elsewhere(position, target);
      return;
    }
    const items: MenuItem[] = [];
    open.at(-1)?.items.push({ label, target, items, position, isDraft: target === undefined });
    open.push({ indent, items });
  }
}
