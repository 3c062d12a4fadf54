import { compareStrings } from "../../core/diagnostics.ts";
import { safeDecode } from "../../model/resolve/doc-path.ts";
import { collectLinks } from "../../model/resolve/site-links.ts";
import type { Site } from "../../site.ts";

/** A link to a page or anchor, where it is written. */
export interface InboundLink {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  /** Page that shows the link; absent for navigation and footer. */
  readonly pathname?: string;
}

/** The links that would lead nowhere without a page or, with an id, without an anchor of it. */
export function inboundLinks({ index }: Site, pathname: string, anchor?: string): InboundLink[] {
  return collectLinks(index)
    .filter(({ resolved }) => {
      if (resolved.kind !== "page" || resolved.pathname !== pathname) return false;
      return anchor === undefined || safeDecode(resolved.hash.slice(1)) === anchor;
    })
    .map(({ source, position, pathname: from }) => ({
      file: source.path,
      ...(position === undefined ? {} : { line: position.line, column: position.column }),
      ...(from === undefined ? {} : { pathname: from }),
    }))
    .sort((a, b) => compareStrings(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0));
}
