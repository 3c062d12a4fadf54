import type { Published } from "./published.ts";
import type { Device, NotedRelease } from "./seen.ts";
import { hold } from "./violation.ts";

/** The pointer that counts of those on a device, as the one of the higher revision does. */
function pointerOf({ pointers }: Device): NotedRelease | undefined {
  return pointers.toSorted((a, b) => b.revision - a.revision)[0]?.current;
}

/** The true content of a device: each saved part whose objects are all there. */
export interface Truth {
  /** Undefined where nothing is called current. */
  readonly release?: Published;
  /** Parts that the pointer names. */
  readonly named: readonly string[];
  readonly whole: readonly string[];
  /** Hashes of the objects that each other named part lacks. */
  readonly lacking: Readonly<Record<string, readonly string[]>>;
}

const NO_TRUTH: Truth = { named: [], whole: [], lacking: {} };

/** Judges what a device holds by what the releases have published. */
export function truthOf(device: Device, releases: readonly Published[]): Truth {
  const current = pointerOf(device);
  if (current === undefined) return NO_TRUTH;
  const release = releases.find(({ root }) => root === current.root.hash);
  if (release === undefined) {
    hold(false, "a release that never was", `the pointer names the root ${current.root.hash}`);
    return NO_TRUTH;
  }
  hold(
    release.release === current.release,
    "number and content of a release differ",
    String(current.release),
  );
  const objects = new Set(device.objects);
  // A part that the release does not have lacks itself.
  const missingOf = (id: string): readonly string[] =>
    release.sections.get(id)?.objects.filter((hash) => !objects.has(hash)) ?? [id];
  const parts = current.sections.map((id) => [id, missingOf(id)] as const);
  return {
    release,
    named: current.sections,
    whole: parts.flatMap(([id, missing]) => (missing.length === 0 ? [id] : [])),
    lacking: Object.fromEntries(parts.filter(([, missing]) => missing.length > 0)),
  };
}

/** Most objects that are named of those that a part lacks. */
const FEW = 5;

interface Kept {
  readonly parts: ReadonlySet<string>;
  /** Number of the release; a copy never goes back. */
  readonly release: number;
}
const NOTHING: Kept = { parts: new Set(), release: 0 };

/**
 * The expected content of a device: parts that were whole once are there until they are removed or thrown
 * away.
 */
export class Promised {
  #kept = NOTHING;
  /** The same, as far as the browser has written it to the disk. */
  #written = NOTHING;
  /** Since a removal was pressed nothing is promised until it is known to be over. */
  #isRemoving = false;
  #hasSaved = false;

  get parts(): readonly string[] {
    return [...this.#kept.parts];
  }

  /** Something was seen on the device. */
  see({ release, named, whole, lacking }: Truth): void {
    if (this.#isRemoving) return;
    const found = new Set(whole);
    for (const part of this.#kept.parts)
      hold(
        found.has(part),
        "a part is lost that nobody removed",
        `${part} of ${release?.name}; named: ${named.join(", ") || "none"}; whole: ${whole.join(", ") || "none"}; lacks ${lacking[part]?.length ?? 0} objects: ${lacking[part]?.slice(0, FEW).join(", ")}`,
      );
    if (release !== undefined && this.#kept.parts.size > 0)
      hold(release.release >= this.#kept.release, "the copy went back", `to release ${release.release}`);
    this.#kept = release === undefined ? NOTHING : { parts: found, release: release.release };
  }

  /** The browser has written what was seen last. */
  write(): void {
    this.#written = this.#kept;
  }

  removing(): void {
    this.#isRemoving = true;
    this.#hasSaved = false;
    this.#forget();
  }

  /** A visitor who saves wants no removal any more. */
  saving(): void {
    this.#hasSaved = true;
  }

  /** At rest: a removal is over where nothing is left of the copy, or something was saved since. */
  settle({ named }: Truth): void {
    if (named.length === 0 || this.#hasSaved) this.#isRemoving = false;
  }

  /** The browser has thrown files away. */
  cleared(): void {
    this.#forget();
  }

  /** The power has gone: what was not written yet may be lost. */
  cut(): void {
    this.#kept = this.#written;
  }

  #forget(): void {
    this.#kept = NOTHING;
    this.#written = NOTHING;
  }
}
