import type { ReactNode } from "react";
import { siteBase } from "../../client/addresses.ts";
import type { PageChange } from "../../offline/sync/outcome.ts";
import { pathnameToHref } from "../../shared/compose/href.ts";

const SHOWN = 100;
const KINDS: Readonly<Record<PageChange["kind"], string>> = {
  changed: "",
  new: " (new)",
  removed: " (removed)",
};

/**
 * The pages that an update changes or has changed, closed at first. Removed pages are listed first, because a list may
 * be cut.
 */
export function ChangeList({ changes }: { readonly changes: readonly PageChange[] }): ReactNode {
  if (changes.length === 0) return null;
  const removed = changes.filter(({ kind }) => kind === "removed");
  const others = changes.filter(({ kind }) => kind !== "removed");
  return (
    <details className="copy-changes">
      <summary>{countText(others.length, removed.length)}</summary>
      <ul>
        {[...removed, ...others].slice(0, SHOWN).map(({ pathname, title, kind }) => (
          <li key={pathname}>
            {kind === "removed" ? title : <a href={pathnameToHref(pathname, siteBase())}>{title}</a>}
            {KINDS[kind]}
          </li>
        ))}
      </ul>
      {changes.length > SHOWN && <p>And {changes.length - SHOWN} more.</p>}
    </details>
  );
}

/** "2 pages changed, 3 pages removed": what is removed is never counted among what changed. */
export function countText(changed: number, removed: number): string {
  const pages = (count: number): string => (count === 1 ? "1 page" : `${count} pages`);
  const parts = [
    ...(changed > 0 ? [`${pages(changed)} changed`] : []),
    ...(removed > 0 ? [`${pages(removed)} removed`] : []),
  ];
  return parts.join(", ");
}
