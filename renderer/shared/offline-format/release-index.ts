import type { Asset, ObjectName, RootManifest, SectionManifest, SectionPage } from "./manifests.ts";

/** Content-Type of page records, manifests and the template. */
export const JSON_TYPE = "application/json; charset=utf-8";

/** The content of a stored release, by address. */
export interface ReleaseIndex {
  readonly root: RootManifest;
  /** Ids of the sections that are at hand. */
  readonly sections: ReadonlySet<string>;
  /** By decoded pathname without the base. */
  readonly pages: ReadonlyMap<string, SectionPage>;
  /** By path below the base, shared ones included. */
  readonly assets: ReadonlyMap<string, Asset>;
}

/** The addresses of those sections of a release that are at hand. */
export function indexRelease(root: RootManifest, sections: readonly SectionManifest[]): ReleaseIndex {
  const assets = [...root.shared, ...sections.flatMap((section) => section.assets)];
  return {
    root,
    sections: new Set(sections.map(({ id }) => id)),
    pages: new Map(
      sections.flatMap(({ pages }) => pages.map((page) => [decoded(page.pathname), page] as const)),
    ),
    assets: new Map(assets.map((asset) => [asset.path, asset])),
  };
}

/** Manifests write addresses as URLs do, who asks has them decoded. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** An object that a copy must hold, and the Content-Type to store it with. */
export interface NeededObject extends ObjectName {
  readonly type: string;
  /** Where the site itself has these bytes, below the base; a browser that shows the site may have them already. */
  readonly path?: string;
  /** Whether a pack of the manifest that names it holds it, if it is not too large for one. */
  readonly isPacked: boolean;
}

/** The objects that every copy of a release has, whatever its sections. Each object once. */
export function sharedObjects(root: RootManifest): NeededObject[] {
  return distinct([{ ...root.template, type: JSON_TYPE, isPacked: true }, ...root.shared.map(fileObject)]);
}

/** The pages and files of one section. Each object once. */
export function sectionObjects({ pages, assets }: SectionManifest): NeededObject[] {
  const records = pages.map((page) => ({ ...page, type: JSON_TYPE, isPacked: true }));
  return distinct([...records, ...assets.map(fileObject)]);
}

function fileObject({ packed, ...file }: Asset): NeededObject {
  return { ...file, isPacked: packed === true };
}

function distinct(objects: readonly NeededObject[]): NeededObject[] {
  const byHash = new Map<string, NeededObject>();
  for (const { hash, bytes, type, path, isPacked } of objects) {
    if (byHash.has(hash)) continue;
    byHash.set(hash, { hash, bytes, type, isPacked, ...(path === undefined ? {} : { path }) });
  }
  return [...byHash.values()];
}
