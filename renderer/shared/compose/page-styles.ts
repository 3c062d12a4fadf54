import type { LinkCard, PageRecord, SiteShell } from "../../../schema/generated/types.ts";
import { assetHref } from "./asset-href.ts";
import { voidTag } from "./void-tag.ts";

/** The style sheets of pages, each a part of the next one: for docs of text alone, for docs, for all pages. */
export type StyleSheet = "text" | "docs" | "";

const smaller = ["text", "docs"] as const;

/** The style sheets of a page. A doc has a smaller one, and is drawn sooner for it. */
export function renderPageStyles(record: PageRecord, { assets, base }: SiteShell): string {
  const { styles, textStyles, docStyles } = assets;
  if (textStyles !== undefined && isText(record)) return styleSheet(textStyles, base, "text");
  if (docStyles !== undefined && record.type === "doc") return styleSheet(docStyles, base, "docs");
  return styles.map((path) => styleSheet(path, base, "")).join("");
}

/** The style sheet that a head links to. */
export function styleSheetOf(head: string): StyleSheet {
  return smaller.find((kind) => head.includes(`asset="${kind}`)) ?? "";
}

/** The link of a style sheet. `data-asset` makes the bootstrap script report a failed load. */
export function styleSheet(path: string, base: string, kind: StyleSheet): string {
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
