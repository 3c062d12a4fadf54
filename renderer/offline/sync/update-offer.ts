import type { Latest } from "../../shared/offline-format/manifests.ts";
import type { StoredRelease } from "../../shared/offline-format/pointer.ts";
import { compareReleases, goneSections } from "./compare-releases.ts";
import type { UpdateStatus } from "./copy-status.ts";
import { isNewer } from "./fetch-latest.ts";
import { contentOf, type LoadedRelease } from "./load-release.ts";

/** The newest release of the server, beside the release that the copy had when it was asked. */
export interface News {
  readonly latest: Latest;
  readonly before: LoadedRelease;
  readonly after: LoadedRelease;
}

/**
 * The update for the sections of the copy, which may be fewer than when the server was asked. Undefined if there is no
 * update, or if the server has to be asked again. `stored`: hashes of all objects on the device.
 */
export function updateOffer(
  { latest, before, after }: News,
  { root, release, sections: ids }: StoredRelease,
  stored: ReadonlySet<string>,
): UpdateStatus | undefined {
  if (before.name.hash !== root.hash || !isNewer(latest, { root, release })) return undefined;
  if (ids.length === 0 || !ids.every((id) => before.root.sections.some((line) => line.id === id)))
    return undefined;
  const [old, now] = [withSectionsOf(before, ids), withSectionsOf(after, ids)];
  const lacking = contentOf(now).filter(({ hash }) => !stored.has(hash));
  const goneIds = goneSections(after.root, ids);
  return {
    latest,
    changes: compareReleases(old, now),
    removed: before.root.sections.flatMap(({ id, title }) => (goneIds.includes(id) ? [{ id, title }] : [])),
    bytes: lacking.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

function withSectionsOf(release: LoadedRelease, ids: readonly string[]): LoadedRelease {
  const sections = [...release.sections].filter(([id]) => ids.includes(id));
  return { ...release, sections: new Map(sections) };
}
