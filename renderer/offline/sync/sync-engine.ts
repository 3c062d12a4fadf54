import type { Latest, ObjectName, RootManifest } from "../../shared/offline-format/manifests.ts";
import { parseRoot } from "../../shared/offline-format/parse-manifests.ts";
import type { Pointer } from "../../shared/offline-format/pointer.ts";
import { readKnownPointer } from "../store/read-known-pointer.ts";
import { StorageError } from "../store/storage-error.ts";
import { SEARCH_NOTE } from "../store/stores.ts";
import { isTooEarly } from "./backoff.ts";
import { type BringRequest, bringRelease } from "./bring-release.ts";
import { collectGarbage } from "./collect-garbage.ts";
import type { CopyStatus, UpdateStatus } from "./copy-status.ts";
import { describeCopy, readRelease } from "./describe-copy.ts";
import { askLatest, fetchLatest, isNewer } from "./fetch-latest.ts";
import { readJournal, removeJournal, writeJournal } from "./journal.ts";
import { contentOf, jsonOf, loadRelease, manifestsOf, readStored } from "./load-release.ts";
import { ManifestReader } from "./manifest-reader.ts";
import type { UpdateRequest } from "./messages.ts";
import { withoutPrevious, withSections } from "./next-pointer.ts";
import { OneAtATime } from "./one-at-a-time.ts";
import type { Outcome, VerifyOutcome } from "./outcome.ts";
import type { Ports } from "./ports.ts";
import { type Problem, problemOf } from "./problem.ts";
import { readPutOff, removePutOff, writePutOff } from "./put-off.ts";
import { Stopped } from "./stop-switch.ts";
import { type News, updateOffer } from "./update-offer.ts";
import { verifyObjects } from "./verify-objects.ts";

/** The copy of the site on this device. One engine lives as long as its tab; what it does is safe against all others. */
export class SyncEngine {
  readonly #manifests: ManifestReader;
  /** Root of the release that this engine switched to: its verification is left to the next start. */
  #switchedTo: string | undefined;
  readonly #turns: OneAtATime;
  #offered: RootManifest | undefined;
  #news: News | undefined;
  #problem: Problem | undefined;

  constructor(private readonly ports: Ports) {
    this.#manifests = new ManifestReader(ports);
    this.#turns = new OneAtATime(ports);
  }

  /**
   * The first work of a visit: verifies a release that an earlier visit switched to, removes objects that no release
   * needs, continues an interrupted download. `mayDownload` is false on connections that the visitor wants to spare.
   */
  start(mayDownload: boolean): Promise<Outcome> {
    return this.#turns.run({ bySelf: true }, async (pointer, isDamaged) => {
      if (pointer !== undefined) await this.#healPointer(pointer);
      const settled = pointer && (await this.#settle(pointer));
      const journal = await readJournal(this.ports.stores.notes);
      if (journal === undefined) {
        // If the pointer cannot be read, the next save may need all stored objects.
        if (!isDamaged) await collectGarbage(this.ports.stores, settled);
        return { kind: "unchanged" };
      }
      if (!mayDownload || isTooEarly(this.ports.clock.now(), journal.retryAt)) return { kind: "unchanged" };
      return this.#bring({ pointer: settled, sections: journal.sections, replace: false });
    });
  }

  /** Saves sections beside those that are saved. */
  save(ids: readonly string[], replace = false): Promise<Outcome> {
    return this.#turns.run({}, (pointer) => {
      const sections = [...new Set([...(pointer?.current.sections ?? []), ...ids])];
      return this.#bring({ pointer, sections, replace });
    });
  }

  /**
   * Updates saved sections to the newest release. By itself it respects the time of the next try, and skips a release
   * that did not fit. `giveUp`: ids of saved sections that the visitor agrees to lose, because the newest release no
   * longer has them.
   */
  update({ bySelf, replace = false, giveUp = [] }: UpdateRequest): Promise<Outcome> {
    return this.#turns.run({ bySelf }, async (pointer) => {
      const journal = await readJournal(this.ports.stores.notes);
      const requested = journal?.sections ?? pointer?.current.sections ?? [];
      const sections = requested.filter((id) => !giveUp.includes(id));
      if (sections.length === 0) return { kind: "unchanged" };
      if (bySelf && (await this.#isPointless(pointer, journal?.retryAt ?? 0))) return { kind: "unchanged" };
      return this.#bring({ pointer, sections, replace });
    });
  }

  /**
   * Reads and verifies every object. Damaged objects are removed: a missing object is noticed, wrong bytes would be
   * shown.
   */
  verify(): Promise<VerifyOutcome> {
    return this.#turns.run<VerifyOutcome>({ wait: true }, async (pointer) => {
      if (pointer === undefined) return { kind: "unchanged" };
      const release = await readRelease(this.ports, pointer);
      if (release === undefined) return this.#verifyManifests(pointer);
      const needed = [...manifestsOf(release), ...contentOf(release)];
      const broken = await this.#removeBroken(needed);
      await this.#verifyFormer(pointer, new Set(needed.map(({ hash }) => hash)));
      return { kind: "verified", objects: needed.length, broken };
    });
  }

  /** Verifies, and fetches what is missing. A manifest that was damaged hid what lies behind it, so it goes twice. */
  async repair(): Promise<Outcome> {
    let outcome: Outcome = { kind: "unchanged" };
    for (const _ of ["manifests", "objects"]) {
      const found = await this.verify();
      if (found.kind !== "verified") return found;
      if (found.broken === 0) break;
      outcome = await this.update({ bySelf: false });
      if (outcome.kind !== "done") break;
    }
    return outcome;
  }

  /**
   * Removes sections, or all there is. First what is requested of them, so that nothing brings back what was removed by a page
   * that was closed on the way; then the pointer, then the objects: a copy is never called more than it is.
   */
  remove(ids: readonly string[] | "all"): Promise<Outcome> {
    return this.#turns.run({ wait: true }, async (pointer) => {
      const left = ids === "all" ? [] : (pointer?.current.sections ?? []).filter((id) => !ids.includes(id));
      const next = left.length === 0 ? undefined : pointer && withSections(pointer, left);
      await this.#cancelRequests(ids, left);
      if (next === undefined) await this.ports.stores.pointer.remove();
      else await this.ports.stores.pointer.write(next);
      await this.ports.stores.notes.remove(SEARCH_NOTE).catch(() => {});
      this.ports.switched();
      await collectGarbage(this.ports.stores, next);
      return { kind: "removed" };
    });
  }

  /** Cancels the request for these sections; other requested sections stay requested. `left`: sections of the copy. */
  async #cancelRequests(ids: readonly string[] | "all", left: readonly string[]): Promise<void> {
    const { notes } = this.ports.stores;
    const journal = ids === "all" ? undefined : await readJournal(notes);
    const sections = journal?.sections.filter((id) => !ids.includes(id)) ?? [];
    if (journal === undefined || sections.every((id) => left.includes(id))) return removeJournal(notes);
    // Objects from packs that the copy does not name are deleted, so that the packs count as not fetched.
    await writeJournal(notes, { ...journal, sections, packs: [] });
  }

  /** Ends what the visitor has asked for in this tab, also while it waits for the network or for another tab. */
  cancel(): void {
    this.#turns.cancel();
  }

  /** Whether the server answers, by one request. */
  answers(): Promise<boolean> {
    return askLatest(this.ports).then(
      () => true,
      () => false,
    );
  }

  /** Asks the server what is new. Storage is only read. */
  async check(): Promise<void> {
    this.ports.stop.reset();
    this.#problem = undefined;
    try {
      const latest = await fetchLatest(this.ports);
      const pointer = await this.#pointer().catch(() => undefined);
      const current = pointer?.kind === "pointer" ? pointer.pointer.current : undefined;
      const ids = current?.sections ?? [];
      const isNews = current === undefined || isNewer(latest, current);
      // By themselves: of a section that is saved a manifest alone is news, and the pack would be fetched for that.
      const read = (name: ObjectName) => this.#manifests.read(name);
      const release = await loadRelease(isNews ? latest.root : current.root, ids, read);
      this.#offered = release.root;
      this.#news = undefined;
      if (!isNews || current === undefined) return;
      const before = await loadRelease(current.root, ids, read);
      this.#news = { latest, before, after: release };
    } catch (error) {
      if (!(error instanceof Stopped)) this.#problem = problemOf(error);
    }
  }

  /** The status of the copy without a request to the server. */
  async status(): Promise<CopyStatus> {
    const nothing = { sections: [], lastChanges: [], firstTransfer: 0, bytes: 0 };
    try {
      const reading = await this.#pointer();
      if (reading.kind === "newer") return { ...nothing, storage: "newer" };
      const pointer = reading.kind === "pointer" ? reading.pointer : undefined;
      const described = await describeCopy(this.ports, pointer, this.#offered);
      const update = pointer && (await this.#offerTo(pointer));
      return {
        ...described,
        ...(update === undefined ? {} : { update }),
        ...(this.#problem === undefined ? {} : { problem: this.#problem }),
      };
    } catch (error) {
      if (error instanceof StorageError) return { ...nothing, storage: error.reason };
      throw error;
    }
  }

  async #offerTo({ current }: Pointer): Promise<UpdateStatus | undefined> {
    return this.#news && updateOffer(this.#news, current, await this.ports.stores.objects.list());
  }

  /** Browsers throw away single caches. Without its objects a pointer is better lost: it would promise what is not there. */
  async #healPointer({ current }: Pointer): Promise<void> {
    const { objects, pointer } = this.ports.stores;
    if (await objects.has(current.root.hash)) await pointer.heal();
  }

  /** The release that an earlier visit switched to is whole: the one before may go, and only now. */
  async #settle(pointer: Pointer): Promise<Pointer> {
    if (pointer.previous === undefined || this.#switchedTo === pointer.current.root.hash) return pointer;
    const release = await readRelease(this.ports, pointer);
    if (release === undefined) return pointer;
    if ((await this.#removeBroken(contentOf(release))) > 0) return pointer;
    const next = withoutPrevious(pointer);
    await this.ports.stores.pointer.write(next);
    this.ports.switched();
    return next;
  }

  /**
   * The release before is kept for tabs that show it. Where what it alone needs is not whole it is given up: they are
   * offered the current one, and never shown wrong bytes.
   */
  async #verifyFormer(pointer: Pointer, checked: ReadonlySet<string>): Promise<void> {
    if (pointer.previous === undefined) return;
    const former = await readRelease(this.ports, { ...pointer, current: pointer.previous });
    const own =
      former && [...manifestsOf(former), ...contentOf(former)].filter(({ hash }) => !checked.has(hash));
    if (own !== undefined && (await verifyObjects(this.ports, own)).length === 0) return;
    // Its objects go with the next start: behind a download that waits nothing is removed.
    await this.ports.stores.pointer.write(withoutPrevious(pointer));
    this.ports.switched();
  }

  /** Where a manifest is broken, the objects behind it are not known. */
  async #verifyManifests({ current }: Pointer): Promise<VerifyOutcome> {
    const root = await readStored(this.ports.stores.objects, current.root);
    const lines = parseRoot(root && jsonOf(root))?.sections ?? [];
    const saved = lines.filter(({ id }) => current.sections.includes(id));
    const needed = [current.root, ...saved.flatMap(({ manifests }) => manifests)];
    const broken = await this.#removeBroken(needed);
    return { kind: "verified", objects: needed.length, broken };
  }

  async #removeBroken(objects: readonly ObjectName[]): Promise<number> {
    const broken = await verifyObjects(this.ports, objects);
    for (const { hash } of broken) await this.ports.stores.objects.remove(hash);
    return broken.length;
  }

  async #bring(request: Omit<BringRequest, "isCancelled">): Promise<Outcome> {
    const { notes } = this.ports.stores;
    const { pointer, sections } = request;
    const at = this.ports.clock.now();
    const isCancelled = () => this.#turns.isCancelled;
    const outcome = await bringRelease(this.ports, this.#manifests, { ...request, isCancelled });
    if (outcome.kind === "full") await writePutOff(notes, { root: outcome.root, at });
    // A stopped save is forgotten; an update would begin again by itself.
    const isUpdate = sections.every((id) => pointer?.current.sections.includes(id));
    if (outcome.kind === "cancelled" && isUpdate) await writePutOff(notes, { root: outcome.root, at });
    if (outcome.kind === "done") {
      const reading = await this.#pointer();
      if (reading.kind === "pointer") this.#switchedTo = reading.pointer.current.root.hash;
      await removePutOff(notes);
      this.#manifests.clear();
    }
    return outcome;
  }

  async #isPointless(pointer: Pointer | undefined, retryAt: number): Promise<boolean> {
    const now = this.ports.clock.now();
    if (isTooEarly(now, retryAt)) return true;
    const putOff = await readPutOff(this.ports.stores.notes, now);
    if (putOff === undefined) return false;
    if (putOff.root === undefined) return true;
    const latest = await fetchLatest(this.ports).catch(() => undefined);
    return latest === undefined || latest.root.hash === putOff.root || !isNewerThan(latest, pointer);
  }

  #pointer() {
    return readKnownPointer(this.ports.stores);
  }
}

function isNewerThan(latest: Latest, pointer: Pointer | undefined): boolean {
  return pointer === undefined || isNewer(latest, pointer.current);
}
