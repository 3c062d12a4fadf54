import type { TocEntry } from "../../../schema/generated/types.ts";

/** A headed part that a layout draws itself, such as "Downloads"; its anchor is `part-NAME`. */
interface PagePart {
  readonly name: string;
  readonly title: string;
  /** A layout draws no heading for a part without content. */
  readonly isPresent: boolean;
}

/** The anchors and the entries of the table of contents of the parts that a page has. */
export function partsOf(parts: readonly PagePart[]): { anchors: string[]; toc: TocEntry[] } {
  const present = parts
    .filter(({ isPresent }) => isPresent)
    .map(({ name, title }) => ({ id: `part-${name}`, title }));
  return {
    anchors: present.map(({ id }) => id),
    toc: present.map(({ id, title }) => ({ level: 2, id, text: title })),
  };
}

/** A part that shows a list. */
export function listPart(name: string, title: string, list: readonly unknown[] | undefined): PagePart {
  return { name, title, isPresent: list !== undefined && list.length > 0 };
}
