import type { RenderPage } from "../../renderer/shared/compose/server-entry.ts";
import { pageTerms } from "../../renderer/shared/search/page-terms.ts";
import { isSearched, pageText } from "../../renderer/shared/search/page-text.ts";
import type { PageFragments, PageRecord, SiteShell } from "../../schema/generated/types.ts";
import { ownBytes } from "../core/as-bytes.ts";
import { hasMarkdown } from "./markdown/markdown-paths.ts";
import { pageMarkdown } from "./markdown/page-markdown.ts";
import { type Needs, needsOfParts } from "./page-needs.ts";
import { hashOfRecord } from "./record-hash.ts";
import { renderParts } from "./render-parts.ts";

/**
 * Results of rendering a page besides its fragments, as JSON where the store keeps JSON; the parts themselves as canonical JSON.
 * All texts are bytes. Other steps make what is missing here.
 */
export interface PageWork {
  readonly parts: Uint8Array;
  /** The hash of the record. */
  readonly hash: string;
  readonly needs: Needs;
  /** Text and terms for the search; absent for pages that are not found by it. */
  readonly search?: { readonly text: Uint8Array; readonly terms: Uint8Array };
  /** The Markdown copy. */
  readonly markdown?: Uint8Array;
}

/** Renders a page and makes all that follows from it alone: a thread does it while the parts are at hand. */
export function workOnPage(record: PageRecord, shell: SiteShell, renderPage: RenderPage): PageWork {
  const { parts, partsText } = renderParts(record, shell, renderPage);
  return {
    parts: ownBytes(partsText),
    hash: hashOfRecord(record),
    needs: needsOfParts(parts, shell),
    ...(isSearched(record) ? { search: searchWork(record, parts, shell) } : {}),
    ...(hasMarkdown(record) ? { markdown: ownBytes(pageMarkdown(record, parts, shell)) } : {}),
  };
}

function searchWork(
  record: PageRecord,
  { main }: PageFragments,
  { base }: SiteShell,
): PageWork["search"] & object {
  const text = pageText({ record, main }, base);
  return { text: ownBytes(JSON.stringify(text)), terms: ownBytes(JSON.stringify(pageTerms(text))) };
}
