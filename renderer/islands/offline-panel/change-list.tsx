import type { ReactNode } from "react";
import { siteBase } from "../../client/addresses.ts";
import { pathnameToHref } from "../../compose/href.ts";
import type { PageChange } from "../../offline/sync/compare-releases.ts";

const SHOWN = 100;
const KINDS: Readonly<Record<PageChange["kind"], string>> = {
  changed: "",
  new: " (new)",
  removed: " (removed)",
};

/** The pages that an update changes or has changed, closed at first. */
export function ChangeList({ changes }: { readonly changes: readonly PageChange[] }): ReactNode {
  if (changes.length === 0) return null;
  return (
    <details className="copy-changes">
      <summary>{countText(changes.length)}</summary>
      <ul>
        {changes.slice(0, SHOWN).map(({ pathname, title, kind }) => (
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

export function countText(count: number): string {
  return count === 1 ? "1 page changed" : `${count} pages changed`;
}
