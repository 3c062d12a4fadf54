import type { Latest, ObjectName, SectionLine } from "../../shared/offline-format/manifests.ts";
import type { Pointer } from "../../shared/offline-format/pointer.ts";
import { JSON_TYPE } from "../../shared/offline-format/release-index.ts";
import { backoff } from "./backoff.ts";
import { collectGarbage } from "./collect-garbage.ts";
import { compareReleases, goneSections } from "./compare-releases.ts";
import { download } from "./download.ts";
import { fetchLatest, isNewer } from "./fetch-latest.ts";
import { type Journal, newJournal, readJournal, removeJournal, writeJournal } from "./journal.ts";
import {
  contentOf,
  hashesOf,
  type LoadedRelease,
  loadRelease,
  manifestsOf,
  readStored,
} from "./load-release.ts";
import type { ManifestReader } from "./manifest-reader.ts";
import { isUnmoved, nextPointer, withoutPrevious, withSections } from "./next-pointer.ts";
import type { Outcome, PageChange } from "./outcome.ts";
import type { Ports } from "./ports.ts";
import { type Problem, problemOf, SyncProblem } from "./problem.ts";
import { Stopped } from "./stop-switch.ts";
import { writeUpdateNote } from "./update-note.ts";
import { verifyObjects } from "./verify-objects.ts";

const REMOVE_AGAIN_MS = 2000;

export interface BringRequest {
  readonly pointer: Pointer | undefined;
  /** Ids of all sections that the copy shall have. */
  readonly sections: readonly string[];
  /** The visitor agrees that changed sections cannot be read until the new ones are there. */
  readonly replace: boolean;
  /** Asked when the work was stopped: whether by the visitor. Otherwise it gave way to a request, which goes on from here. */
  readonly isCancelled: () => boolean;
}

/** Brings the copy to the newest release with the given sections: one round, from wherever the last one stopped. */
export async function bringRelease(
  ports: Ports,
  manifests: ManifestReader,
  request: BringRequest,
): Promise<Outcome> {
  return new Bringing(ports, manifests, request).run();
}

/** A release whose objects are all stored. */
interface Fetched {
  readonly target: Latest;
  readonly release: LoadedRelease;
  /** Hashes that this round stored. */
  readonly added: ReadonlySet<string>;
  readonly changes: readonly PageChange[];
}

class Bringing {
  #journal: Journal;
  #pointer: Pointer | undefined;

  constructor(
    private readonly ports: Ports,
    private readonly manifests: ManifestReader,
    private readonly request: BringRequest,
  ) {
    this.#journal = newJournal(request.sections);
    this.#pointer = request.pointer;
  }

  async run(): Promise<Outcome> {
    this.#journal = (await this.#resumed()) ?? this.#journal;
    try {
      return await this.#bring();
    } catch (error) {
      if (!(error instanceof Stopped)) return this.#failed(problemOf(error));
      return this.request.isCancelled() ? this.#cancelled() : { kind: "unchanged" };
    }
  }

  /** The journal of the last try, where it was about the same sections. */
  async #resumed(): Promise<Journal | undefined> {
    const found = await readJournal(this.ports.stores.notes);
    return found?.sections.join() === this.#journal.sections.join() ? found : undefined;
  }

  async #bring(): Promise<Outcome> {
    await writeJournal(this.ports.stores.notes, this.#journal);
    this.ports.report({ step: "check", done: 0, total: 0 });
    const saved = this.#pointer?.current.sections ?? [];
    const { target, isDeferred } = await this.#target();
    const release = await loadRelease(target.root, this.#journal.sections, (name, line) =>
      this.manifests.read(name, line !== undefined && saved.includes(line.id) ? undefined : line),
    );
    const lacksRequested = this.#journal.sections.some((id) => !release.sections.has(id));
    if (release.sections.size === 0 || (isDeferred && lacksRequested))
      return this.#ended({ kind: "sections-gone" });
    const stored = new Set(await this.ports.stores.objects.list());
    if (this.#isShown(release, stored)) {
      // Objects that an interrupted round has stored may not be flushed yet.
      await this.#flush();
      return this.#ended({ kind: isDeferred ? "sections-gone" : "unchanged" });
    }
    await this.#aim(target);
    const changes = await this.#changes(release);
    if (this.request.replace) await this.#makeRoom(release, stored);
    const { problem, added } = await this.#download(release, stored);
    if (this.ports.stop.isStopped) throw new Stopped();
    if (problem !== undefined) {
      return problem.kind === "storage"
        ? this.#storageFailed(problem, release, stored)
        : this.#failed(problem);
    }
    return this.#commit({ target, release, added, changes }).catch((error: unknown) => {
      if (error instanceof Stopped) throw error;
      const found = problemOf(error);
      return found.kind === "storage" ? this.#storageFailed(found, release, stored) : this.#failed(found);
    });
  }

  /**
   * The newest release that may be taken. One that is not newer changes nothing, but sections can be added to it. One
   * that lacks a saved section is deferred until the visitor no longer wants that: what is there is repaired meanwhile.
   */
  async #target(): Promise<{ readonly target: Latest; readonly isDeferred: boolean }> {
    const latest = await fetchLatest(this.ports);
    const current = this.#pointer?.current;
    if (current === undefined) return { target: latest, isDeferred: false };
    if (!isNewer(latest, current)) return { target: current, isDeferred: false };
    const { root } = await loadRelease(latest.root, [], this.manifests.read);
    const requested = current.sections.filter((id) => this.#journal.sections.includes(id));
    const isDeferred = goneSections(root, requested).length > 0;
    return { target: isDeferred ? current : latest, isDeferred };
  }

  #isShown(release: LoadedRelease, stored: ReadonlySet<string>): boolean {
    const current = this.#pointer?.current;
    if (current?.root.hash !== release.name.hash) return false;
    const isListed = [...release.sections.keys()].every((id) => current.sections.includes(id));
    return isListed && hashesOf(release).every((hash) => stored.has(hash));
  }

  /** Another target than before begins anew; objects that both have are there already. */
  async #aim({ release, date, root }: Latest): Promise<void> {
    if (this.#journal.target?.root.hash === root.hash) return;
    const target = { release, ...(date === undefined ? {} : { date }), root };
    // Rounds in which not even the target could be learnt count for it.
    const rounds = this.#journal.target === undefined ? this.#journal.rounds : 0;
    this.#journal = { ...newJournal(this.#journal.sections), target, rounds };
    await writeJournal(this.ports.stores.notes, this.#journal);
  }

  /** Gives up changed sections and the release before, and what only they needed. */
  async #makeRoom(release: LoadedRelease, stored: Set<string>): Promise<void> {
    if (this.#pointer === undefined) return;
    const before = await loadRelease(this.#pointer.current.root, [], this.manifests.read);
    const named = new Map(before.root.sections.map((line) => [line.id, namesOf(line)]));
    const same = release.root.sections.filter((line) => named.get(line.id) === namesOf(line));
    const unchanged = this.#pointer.current.sections.filter((id) => same.some((line) => line.id === id));
    this.#pointer = withSections(withoutPrevious(this.#pointer), unchanged);
    await this.ports.stores.pointer.write(this.#pointer);
    this.ports.switched();
    await collectGarbage(this.ports.stores, this.#pointer, release);
    stored.clear();
    for (const hash of await this.ports.stores.objects.list()) stored.add(hash);
  }

  #download(release: LoadedRelease, stored: Set<string>) {
    return download(this.ports, release, {
      stored,
      takePack: (pack) => this.manifests.takePack(pack),
      donePacks: new Set(this.#journal.packs),
      packDone: async (hash) => {
        this.#journal = { ...this.#journal, packs: [...this.#journal.packs, hash] };
        await writeJournal(this.ports.stores.notes, this.#journal);
      },
    });
  }

  /** Verify, manifests, the one switch. Until then the copy shows what it showed before. */
  async #commit({ target, release, added, changes }: Fetched): Promise<Outcome> {
    const { objects, pointer } = this.ports.stores;
    const broken = await verifyObjects(
      this.ports,
      contentOf(release).filter(({ hash }) => added.has(hash)),
    );
    for (const { hash } of broken) await objects.remove(hash);
    for (const name of manifestsOf(release)) await this.#keepManifest(name);
    const stored = await objects.list();
    // Other tabs and the browser may have removed something while the download ran.
    if (hashesOf(release).some((hash) => !stored.has(hash))) throw new SyncProblem({ kind: "wrong-bytes" });
    const next = nextPointer(this.#pointer, target, [...release.sections.keys()], this.ports.clock.now());
    await this.#flush();
    await this.#mustBeAlone();
    await pointer.write(next);
    await writeUpdateNote(this.ports.stores.notes, {
      from: this.#pointer?.current,
      to: next.current,
      changes,
    });
    await removeJournal(this.ports.stores.notes);
    this.ports.switched();
    await collectGarbage(this.ports.stores, next).catch(() => false);
    return { kind: "done", changes };
  }

  /** One that is there stays as it is: a browser that is killed while it writes an object anew has neither the former nor the new one. */
  async #keepManifest(name: ObjectName): Promise<void> {
    const { objects } = this.ports.stores;
    if ((await readStored(objects, name)) !== undefined) return;
    await objects.write(name.hash, await this.manifests.read(name), JSON_TYPE);
  }

  /** A device that is too full for that has its list in good order all the same, but for the rarest of cases. */
  async #flush(): Promise<void> {
    await this.ports.stores.objects.flush().catch(() => {});
  }

  /** A tab that the browser stopped may be shown again long after another one has taken its place. */
  async #mustBeAlone(): Promise<void> {
    const reading = await this.ports.stores.pointer.read();
    const isMoved = reading.kind !== "unknown" && !isUnmoved(this.#pointer, reading);
    if (isMoved || this.ports.stop.isStopped) throw new Stopped();
  }

  /** The pages that change for a reader of the saved pages; empty if the former manifests cannot be read. */
  async #changes(release: LoadedRelease): Promise<PageChange[]> {
    const current = this.#pointer?.current;
    if (current === undefined || current.root.hash === release.name.hash) return [];
    const ids = current.sections;
    const before = await loadRelease(current.root, ids, this.manifests.read).catch(() => undefined);
    const after = { ...release, sections: new Map([...release.sections].filter(([id]) => ids.includes(id))) };
    return before === undefined ? [] : compareReleases(before, after);
  }

  /**
   * No room: fetched objects are removed, so that the device is as before, and the download is not tried again by
   * itself.
   */
  async #storageFailed(
    problem: Problem,
    release: LoadedRelease,
    stored: ReadonlySet<string>,
  ): Promise<Outcome> {
    if (problem.kind !== "storage" || problem.reason !== "full") return this.#failed(problem);
    const lacking = [...manifestsOf(release), ...contentOf(release)].filter(({ hash }) => !stored.has(hash));
    const missing = lacking.reduce((sum, { bytes }) => sum + bytes, 0);
    // In this order: on a full device a note can be removed once something else is.
    await this.#removeFetched();
    await this.#forgetRequest();
    return { kind: "full", missing, root: release.name.hash };
  }

  /** A full device may refuse that at first, with what it was just given still on its way to the disk. */
  async #removeFetched(): Promise<void> {
    const remove = (): Promise<boolean> => collectGarbage(this.ports.stores, this.#pointer);
    await remove()
      .catch(() => this.ports.clock.sleep(REMOVE_AGAIN_MS).then(remove))
      .catch(() => false);
  }

  async #forgetRequest(): Promise<void> {
    const { notes } = this.ports.stores;
    await removeJournal(notes);
    if ((await readJournal(notes)) === undefined) return;
    await this.ports.clock.sleep(REMOVE_AGAIN_MS);
    await removeJournal(notes);
  }

  async #cancelled(): Promise<Outcome> {
    await removeJournal(this.ports.stores.notes);
    await collectGarbage(this.ports.stores, this.#pointer).catch(() => false);
    const root = this.#journal.target?.root.hash;
    return { kind: "cancelled", ...(root === undefined ? {} : { root }) };
  }

  async #ended(outcome: Outcome): Promise<Outcome> {
    await removeJournal(this.ports.stores.notes);
    return outcome;
  }

  async #failed(problem: Problem): Promise<Outcome> {
    const rounds = this.#journal.rounds + 1;
    const retryAt = this.ports.clock.now() + backoff(rounds, this.ports.random);
    this.#journal = { ...this.#journal, rounds, retryAt, problem: problem.kind };
    await writeJournal(this.ports.stores.notes, this.#journal);
    return { kind: "waiting", problem, retryAt };
  }
}

/** The manifests of a section as one text: equal for equal sections. */
function namesOf({ manifests }: SectionLine): string {
  return manifests.map(({ hash }) => hash).join();
}
