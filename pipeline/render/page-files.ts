import { compose } from "../../renderer/shared/compose/compose.ts";
import type { Template } from "../../renderer/shared/compose/types.ts";
import type { PageFragments, PageRecord } from "../../schema/generated/types.ts";
import { canonicalJson } from "../core/canonical-json.ts";
import { shortHash } from "../core/hash.ts";
import type { OutputFile } from "../write/tree-plan.ts";
import { pageFolder } from "./page-paths.ts";
import type { SidebarKey } from "./sidebar-keys.ts";

/** A page with everything that its files are made of. */
export interface RenderedPage {
  readonly record: PageRecord;
  /** Hash of the record; the only version that a page carries. */
  readonly hash: string;
  /** Hash of the record and of all else that its parts depend on. */
  readonly partsKey: string;
  readonly parts: () => PageFragments;
  /** The parts as canonical JSON. */
  readonly partsText: () => string;
  /** Its Markdown copy, where a thread has made it with the parts and it can still be read. */
  readonly markdown?: (() => string | undefined) | undefined;
}

/** A page with its files: `index.html` and `index.json`; those of the not-found page are `404.html` and `404.json`. */
export interface ComposedPage extends RenderedPage {
  readonly html: OutputFile;
  readonly json: OutputFile;
}

/** The files of pages that are composed, page by page. */
export function filesOfPages(pages: readonly ComposedPage[]): OutputFile[] {
  return pages.flatMap(({ html, json }) => [html, json]);
}

/** The parts around the pages. */
export interface PageShell {
  readonly template: Template;
  /** Names the template without its sidebars. */
  readonly templateKey: string;
  readonly sidebarKey: SidebarKey;
}

/** The files of a page. */
export function pageFiles(
  page: RenderedPage,
  { template, templateKey, sidebarKey }: PageShell,
): Pick<ComposedPage, "html" | "json"> {
  const { record, hash, partsKey, parts, partsText } = page;
  const { type, pathname } = record;
  const sidebar = "sidebar" in record ? record.sidebar : undefined;
  const tree = sidebar === undefined ? undefined : template.sidebars[sidebar];
  const drawn = tree === undefined ? "" : sidebarKey(tree, pathname);
  const name = type === "not-found" ? "404" : `${pageFolder(pathname)}index`;
  return {
    html: {
      path: `${name}.html`,
      // Hashes all three: one more of them takes longer than to join their beginnings.
      key: `html ${shortHash(templateKey)} ${shortHash(drawn)} ${partsKey}`,
      bytes: () => compose(template, { type, pathname, hash, ...(sidebar && { sidebar }) }, parts()),
    },
    json: {
      path: `${name}.json`,
      key: `json ${partsKey}`,
      bytes: () => `${pageJson(record, hash, partsText())}\n`,
    },
  };
}

/**
 * The record and its parts as canonical JSON, which contains the text of the parts unchanged; the body is in
 * the parts alone, so that it is stored once.
 */
export function pageJson(record: PageRecord, hash: string, partsText: string): string {
  const { body: _, ...rest } = record as PageRecord & { body?: unknown };
  return `{"hash":${canonicalJson(hash)},"parts":${partsText},"record":${canonicalJson(rest)}}`;
}
