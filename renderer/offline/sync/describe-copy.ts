import type { RootManifest, SectionManifest } from "../../shared/offline-format/manifests.ts";
import type { Pointer } from "../../shared/offline-format/pointer.ts";
import { sectionObjects, sharedObjects } from "../../shared/offline-format/release-index.ts";
import type { CopyStatus, SectionStatus } from "./copy-status.ts";
import { readJournal } from "./journal.ts";
import { contentOf, type LoadedRelease, loadRelease, readStored } from "./load-release.ts";
import type { Ports } from "./ports.ts";
import { SyncProblem } from "./problem.ts";
import { readUpdateNote } from "./update-note.ts";

/**
 * Describes the copy on the device and checks that each object is stored. `offered` is the root manifest of the newest
 * release, if it is known: it lists sections that are not saved.
 */
export async function describeCopy(
  ports: Ports,
  pointer: Pointer | undefined,
  offered: RootManifest | undefined,
): Promise<CopyStatus> {
  const { objects, notes } = ports.stores;
  const stored = pointer === undefined ? new Set<string>() : await objects.list();
  const release = pointer && ((await readRelease(ports, pointer)) ?? (await readParts(ports, pointer)));
  const journal = await readJournal(notes);
  const known = offered ?? release?.root;
  const coming = new Set(journal?.sections);
  // Saved sections that the newest release no longer has are listed, too: they can be read and removed.
  const saved = release?.root.sections.filter(({ id }) => pointer?.current.sections.includes(id)) ?? [];
  const listed = new Map([...saved, ...(known?.sections ?? [])].map((line) => [line.id, line]));
  const sections = [...listed.values()].sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
  return {
    storage: "works",
    sections: sections.map(({ id, title, kind, pages, bytes, transfer }) => ({
      id,
      title,
      kind,
      pages,
      bytes,
      transfer,
      state: stateOf(id, { pointer, release, stored, coming }),
    })),
    ...(pointer === undefined ? {} : { current: pointer.current }),
    ...(known?.archive === undefined ? {} : { archive: known.archive }),
    lastChanges: pointer === undefined ? [] : await readUpdateNote(notes, pointer.current.root.hash),
    ...(journal === undefined || journal.rounds === 0
      ? {}
      : { waiting: { problem: journal.problem, retryAt: journal.retryAt } }),
    firstTransfer: pointer === undefined && known !== undefined ? sharedTransfer(known) : 0,
    bytes: release === undefined ? 0 : sum(contentOf(release).filter(({ hash }) => stored.has(hash))),
  };
}

/** Scripts, style sheets and fonts outside of packs are in the browser's cache already; pictures may not be. */
function sharedTransfer({ packs, shared }: RootManifest): number {
  return sum(packs) + sum(shared.filter(({ packed, type }) => !packed && type.startsWith("image/")));
}

interface Facts {
  readonly pointer: Pointer | undefined;
  /** Without the sections that have a missing or damaged manifest; undefined if the root manifest is. */
  readonly release: LoadedRelease | undefined;
  readonly stored: ReadonlySet<string>;
  readonly coming: ReadonlySet<string>;
}

function stateOf(id: string, { pointer, release, stored, coming }: Facts): SectionStatus["state"] {
  if (pointer?.current.sections.includes(id) !== true) return coming.has(id) ? "coming" : "none";
  const section = release?.sections.get(id);
  if (release === undefined || section === undefined) return "broken";
  const needed = [...sharedObjects(release.root), ...sectionObjects(section)];
  return needed.every(({ hash }) => stored.has(hash)) ? "saved" : "broken";
}

/** The manifests of what the copy shows, from storage alone. */
export async function readRelease(ports: Ports, { current }: Pointer): Promise<LoadedRelease | undefined> {
  try {
    return await loadRelease(current.root, current.sections, async (name) => {
      const bytes = await readStored(ports.stores.objects, name);
      if (bytes === undefined) throw new SyncProblem({ kind: "wrong-bytes" });
      return bytes;
    });
  } catch (error) {
    if (error instanceof SyncProblem) return undefined;
    throw error;
  }
}

/** The same without the sections that cannot be read: the others are served all the same. */
async function readParts(ports: Ports, pointer: Pointer): Promise<LoadedRelease | undefined> {
  const read = (sections: readonly string[]) =>
    readRelease(ports, { ...pointer, current: { ...pointer.current, sections } });
  const root = await read([]);
  if (root === undefined) return undefined;
  const sections = new Map<string, SectionManifest>();
  for (const id of pointer.current.sections) {
    const section = (await read([id]))?.sections.get(id);
    if (section !== undefined) sections.set(id, section);
  }
  return { ...root, sections };
}

function sum(objects: readonly { readonly bytes: number }[]): number {
  return objects.reduce((total, { bytes }) => total + bytes, 0);
}
