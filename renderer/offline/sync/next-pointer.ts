import type { Latest } from "../../shared/offline-format/manifests.ts";
import { POINTER_FORMAT, type Pointer, type StoredRelease } from "../../shared/offline-format/pointer.ts";
import type { PointerReading } from "../store/stores.ts";

/** The pointer after a download: the release that was shown before stays until a start has verified the new one. */
export function nextPointer(
  before: Pointer | undefined,
  target: Latest,
  sections: readonly string[],
  now: number,
): Pointer {
  const { release, date, root } = target;
  const savedAt = new Date(now).toISOString();
  const current: StoredRelease = {
    release,
    ...(date === undefined ? {} : { date }),
    root,
    savedAt,
    sections: [...sections].sort(),
  };
  const isSame = before?.current.root.hash === root.hash;
  const previous = isSame ? before?.previous : before?.current;
  return withPrevious({ format: POINTER_FORMAT, revision: (before?.revision ?? 0) + 1, current }, previous);
}

/** The same release with fewer sections. */
export function withSections(pointer: Pointer, sections: readonly string[]): Pointer {
  const { current, previous } = pointer;
  const shared = previous && {
    ...previous,
    sections: previous.sections.filter((id) => sections.includes(id)),
  };
  return withPrevious(
    { format: POINTER_FORMAT, revision: pointer.revision + 1, current: { ...current, sections } },
    shared,
  );
}

/** The same copy without the release before it. */
export function withoutPrevious({ format, revision, current }: Pointer): Pointer {
  return { format, revision: revision + 1, current };
}

function withPrevious(pointer: Pointer, previous: StoredRelease | undefined): Pointer {
  return previous === undefined ? pointer : { ...pointer, previous };
}

/**
 * Whether a device still has the pointer that somebody has read before. The revision does not say so alone: it begins anew
 * with a copy that is saved after a removal.
 */
export function isUnmoved(before: Pointer | undefined, reading: PointerReading): boolean {
  if (reading.kind === "unknown") return false;
  const now = reading.kind === "pointer" ? reading.pointer : undefined;
  return now?.revision === before?.revision && now?.current.savedAt === before?.current.savedAt;
}
