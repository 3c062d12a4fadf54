import type { LinkCard, PageRecord, SiteShell } from "../../../schema/generated/types.ts";
import { assetHref } from "./asset-href.ts";
import { voidTag } from "./void-tag.ts";

/** Marks a page that came with the style sheet of texts alone. */
export const TEXT_STYLES = 'data-asset="text"';

/** The style sheets of a page. A doc of text alone has a smaller one, and is drawn sooner for it. */
export function renderPageStyles(record: PageRecord, { assets, base }: SiteShell): string {
  const { styles, textStyles } = assets;
  if (textStyles !== undefined && isText(record)) return styleSheet(textStyles, base, "text");
  return styles.map((path) => styleSheet(path, base, "")).join("");
}

/** The link of a style sheet. `data-asset` makes the bootstrap script report a failed load. */
export function styleSheet(path: string, base: string, kind: string): string {
  return voidTag("link", { rel: "stylesheet", href: assetHref(path, base), "data-asset": kind });
}

function isText(record: PageRecord): boolean {
  return (
    record.type === "doc" && record.body.every(({ kind }) => kind === "html") && !hasSketch(record.related)
  );
}

function hasSketch(cards: readonly LinkCard[] = []): boolean {
  return cards.some(({ sketch }) => sketch !== undefined);
}
