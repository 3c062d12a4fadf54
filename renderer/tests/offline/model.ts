import type { SyncEngine } from "../../offline/sync/sync-engine.ts";
import type { FakeRelease } from "./fake-release.ts";
import { FakeWorld } from "./fake-world.ts";

/** Thrown by a device that lost its power. */
export class PowerCut extends Error {}

/** Runs the commands and checks the invariants after each of them. */
export class Run {
  readonly world = new FakeWorld();
  tab: SyncEngine = this.world.tab();
  /** Number of the release that the server has in whole. */
  deployed = 0;
  /** Storage lost or damaged something since it was last verified: holes are allowed, lies are not. */
  isHurt = false;
  failRate = 0;
  readonly #seed: { value: number };

  constructor(
    readonly releases: readonly FakeRelease[],
    seed: number,
  ) {
    this.#seed = { value: seed };
    this.world.random = () => this.random();
    this.world.fault = () => (this.random() < this.failRate ? "cut" : undefined);
    this.deploy(0);
  }

  /** A small generator of our own, so that a run is repeated by its seed. */
  random(): number {
    this.#seed.value = (Math.imul(this.#seed.value, 1_664_525) + 1_013_904_223) >>> 0;
    return this.#seed.value / 2 ** 32;
  }

  deploy(at: number): void {
    const release = this.releases[at];
    if (release === undefined) throw new Error(`There is no release ${at}.`);
    this.world.deploy(release);
    this.deployed = Math.max(this.deployed, at);
  }

  /** Runs an operation of a tab; where the power goes, the tab goes with it. */
  async act(operation: (tab: SyncEngine) => Promise<unknown>): Promise<void> {
    const before = this.world.device.readablePointer;
    this.world.forget();
    try {
      await operation(this.tab);
    } catch (error) {
      if (!(error instanceof PowerCut)) throw error;
      this.world.device.fault = () => {};
      this.tab = this.world.tab();
    }
    this.world.device.fault = () => {};
    await this.checkInvariants(before?.current.release);
  }

  /** Sections that the copy has or is to have. */
  requests(): readonly string[] {
    const journal = this.world.device.noted.get("journal") as { sections: string[] } | undefined;
    return journal?.sections ?? this.world.device.readablePointer?.current.sections ?? [];
  }

  /** I2, I3, I4, I6 after a step. */
  async checkInvariants(releaseBefore: number | undefined): Promise<void> {
    const { device } = this.world;
    const { current, previous } = device.readablePointer ?? {};
    // I6: three tries for each file in each of the two rounds that an operation may have at most.
    for (const [path, count] of this.world.requests)
      check(count <= 9, `I6: ${path} was asked for ${count} times`);
    check(this.world.mostInFlight <= 4, `I6: ${this.world.mostInFlight} requests at once`);
    if (current === undefined) return;
    if (releaseBefore !== undefined) check(current.release >= releaseBefore, "F38: the copy went back");
    for (const stored of [current, previous]) {
      if (stored === undefined || (this.isHurt && stored === previous)) continue;
      const release = this.releases.find(({ rootHash }) => rootHash === stored.root.hash);
      if (release === undefined) throw new Error("I2: the copy shows a release that never was.");
      check(release.release === stored.release, "I2: number and content of the release differ");
      // I3, I4: what the pointer names is there, bytes and all, unless storage itself lost it.
      if (!this.isHurt) for (const id of stored.sections) this.#checkSection(release, id);
    }
    await this.#checkStatus();
  }

  #checkSection(release: FakeRelease, id: string): void {
    for (const [pathname, hash] of release.pages) {
      if (!pathname.startsWith(`/${id}/`)) continue;
      const bytes = this.world.device.stored.get(hash)?.bytes;
      const expected = release.files.get(`packs/objects/${hash}`);
      check(bytes !== undefined, `I3: ${pathname} of release ${release.release} is missing`);
      check(String(bytes) === String(expected), `I3: ${pathname} has other bytes`);
    }
  }

  /** I3: a section is called saved only where everything of it is there, also after storage lost something. */
  async #checkStatus(): Promise<void> {
    const status = await this.world.tab().status();
    const release = this.releases.find(({ rootHash }) => rootHash === status.current?.root.hash);
    const states = new Map(status.sections.map(({ id, state }) => [id, state]));
    // The release that the pointer names can be opened, manifests included, unless storage itself has lost it.
    for (const id of this.isHurt ? [] : (status.current?.sections ?? []))
      check(states.get(id) === "saved", `I3: ${id} is saved, and ${states.get(id) ?? "not listed"}`);
    for (const { id, state } of status.sections) {
      if (state !== "saved" || release === undefined) continue;
      for (const [pathname, hash] of release.pages) {
        const isThere = !pathname.startsWith(`/${id}/`) || this.world.device.stored.has(hash);
        check(isThere, `I3: ${id} is called saved without ${pathname}`);
      }
    }
  }

  /** I5: once everything works again, the next visits reach the newest release with what the visitor asked for. */
  async heal(): Promise<void> {
    const wanted = this.requests().toSorted().join();
    this.failRate = 0;
    this.world.isDown = false;
    this.world.device.quota = Number.POSITIVE_INFINITY;
    this.deploy(this.deployed);
    for (let visit = 0; visit < 2; visit++) {
      // Longer than any wait, that of a release which did not fit included.
      this.world.clock.time += 25 * 3_600_000;
      this.tab = this.world.tab();
      await this.act((tab) => tab.start(true));
      await this.act((tab) => tab.update({ bySelf: true }));
    }
    await this.act((tab) => tab.repair());
    this.isHurt = false;
    this.world.device.kill();
    await this.checkInvariants(undefined);
    const current = this.world.device.readablePointer?.current;
    check(
      (current?.sections.join() ?? "") === wanted,
      `I5: ${current?.sections.join()} instead of ${wanted}`,
    );
    const newest = this.releases[this.deployed];
    if (wanted !== "")
      check(current?.root.hash === newest?.rootHash, "I5: the copy is not the newest release");
  }
}

function check(holds: boolean, message: string): void {
  if (!holds) throw new Error(message);
}
