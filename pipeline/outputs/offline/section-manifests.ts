import type { SectionManifest } from "../../../schema/generated/types.ts";
import { compareStrings } from "../../core/diagnostics.ts";
import { halves } from "./halves.ts";

/**
 * Most pages and files that one manifest names. A line of it is some 60 bytes packed, because hashes do not compress; so
 * a changed page of a section of 200 costs 3 kB of names instead of 12, and a first save nothing more.
 */
export const MOST_NAMED = 64;

type Entry =
  | { readonly name: string; readonly page: SectionManifest["pages"][number] }
  | { readonly name: string; readonly asset: SectionManifest["assets"][number] };

/** The manifests that a section is published in: a short one as it is, a long one in pieces. */
export function sectionManifests({ id, pages, assets }: SectionManifest): SectionManifest[] {
  const entries: Entry[] = [
    ...pages.map((page) => ({ name: page.pathname, page })),
    ...assets.map((asset) => ({ name: asset.path, asset })),
  ];
  return divided(entries, 0).map((piece) => ({
    version: 1,
    id,
    pages: piece.flatMap((entry) => ("page" in entry ? [entry.page] : [])),
    assets: piece.flatMap((entry) => ("asset" in entry ? [entry.asset] : [])),
  }));
}

function divided(entries: readonly Entry[], depth: number): (readonly Entry[])[] {
  if (entries.length <= MOST_NAMED) return [entries];
  return halves(entries, depth).flatMap((half) => (half.length === 0 ? [] : divided(half, depth + 1)));
}

/** The names in the manifests of a section together, sorted as in each of them. */
export function joinedManifest(id: string, manifests: readonly SectionManifest[]): SectionManifest {
  return {
    version: 1,
    id,
    pages: manifests.flatMap(({ pages }) => pages).sort((a, b) => compareStrings(a.pathname, b.pathname)),
    assets: manifests.flatMap(({ assets }) => assets).sort((a, b) => compareStrings(a.path, b.path)),
  };
}
