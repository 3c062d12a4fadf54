import type { RootManifest, SectionPage } from "../../shared/offline-format/manifests.ts";
import type { LoadedRelease } from "./load-release.ts";
import type { PageChange } from "./outcome.ts";

/** The pages of the loaded sections that differ, by address. */
export function compareReleases(before: LoadedRelease, after: LoadedRelease): PageChange[] {
  const old = pagesOf(before);
  const now = pagesOf(after);
  const changes = [...now.values()].flatMap(({ pathname, title, hash }): PageChange[] => {
    const known = old.get(pathname);
    if (known?.hash === hash) return [];
    return [{ pathname, title, kind: known === undefined ? "new" : "changed" }];
  });
  const removed = [...old.values()]
    .filter(({ pathname }) => !now.has(pathname))
    .map(({ pathname, title }): PageChange => ({ pathname, title, kind: "removed" }));
  return [...changes, ...removed].sort((a, b) => (a.pathname < b.pathname ? -1 : 1));
}

function pagesOf({ sections }: LoadedRelease): Map<string, SectionPage> {
  return new Map([...sections.values()].flatMap(({ pages }) => pages.map((page) => [page.pathname, page])));
}

/** Ids of saved sections that a release no longer has. */
export function goneSections({ sections }: RootManifest, saved: readonly string[]): string[] {
  return saved.filter((id) => !sections.some((line) => line.id === id));
}
