import type { ObjectName, Pack } from "../../shared/offline-format/manifests.ts";
import {
  JSON_TYPE,
  type NeededObject,
  sectionObjects,
  sharedObjects,
} from "../../shared/offline-format/release-index.ts";
import { fetchObject, fetchPack } from "./fetch-verified.ts";
import { inTurn } from "./in-turn.ts";
import { contentOf, type LoadedRelease } from "./load-release.ts";
import { type Packed, planPacks } from "./plan-packs.ts";
import type { Ports } from "./ports.ts";
import { isGeneral, type Problem, problemOf } from "./problem.ts";
import { unpack } from "./unpack.ts";

interface DownloadState {
  /** Hashes of what is stored; grows with the download. */
  readonly stored: Set<string>;
  /** Packs that were stored before; their objects may have gone since, then they are fetched one by one. */
  readonly donePacks: ReadonlySet<string>;
  /** The decoded bytes of a pack that was fetched for its manifest. */
  readonly takePack: (pack: Pack) => Uint8Array<ArrayBuffer> | undefined;
  /** Called when all of a pack is stored. */
  readonly packDone: (hash: string) => Promise<void>;
}

interface DownloadResult {
  readonly problem?: Problem;
  /** Hashes that this round stored. */
  readonly added: ReadonlySet<string>;
}

/** Failures in a row after which a round ends: the next request would fail too. */
const IN_A_ROW = 4;

/** One round: fetches, verifies and stores what a release lacks. Every object is asked for three times at most. */
export async function download(
  ports: Ports,
  release: LoadedRelease,
  state: DownloadState,
): Promise<DownloadResult> {
  const round = new Round(ports, release, state);
  await round.run();
  return { added: round.added, ...(round.problem === undefined ? {} : { problem: round.problem }) };
}

interface PackTask {
  readonly pack: Pack;
  readonly types: ReadonlyMap<string, string>;
}

class Round {
  readonly added = new Set<string>();
  problem: Problem | undefined;
  #done = 0;
  #inARow = 0;
  readonly #total: number;
  readonly #sizes: ReadonlyMap<string, number>;

  constructor(
    private readonly ports: Ports,
    private readonly release: LoadedRelease,
    private readonly state: DownloadState,
  ) {
    const missing = this.#missing();
    this.#sizes = new Map(missing.map(({ hash, bytes }) => [hash, bytes]));
    this.#total = missing.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  async run(): Promise<void> {
    this.#report();
    await inTurn(
      this.#packs(),
      (task) => this.#guarded(() => this.#pack(task)),
      () => this.#isOver(),
    );
    // A pack that failed is not made up for by hundreds of single requests on the same bad link.
    if (this.problem !== undefined) return;
    await inTurn(
      this.#missing(),
      (object) => this.#guarded(() => this.#object(object)),
      () => this.#isOver(),
    );
  }

  #missing(): NeededObject[] {
    return contentOf(this.release).filter(({ hash }) => !this.state.stored.has(hash));
  }

  /** Those of the shared files, then those of the sections. */
  #packs(): PackTask[] {
    const { root, sections } = this.release;
    const listed = root.sections.map((line): Packed => {
      const manifest = sections.get(line.id);
      if (manifest === undefined) return { packs: [], needed: [] };
      return {
        packs: line.packs,
        needed: [...line.manifests.map(packed), ...sectionObjects(manifest)],
      };
    });
    const shared = { packs: root.packs, needed: sharedObjects(root) };
    return [shared, ...listed].flatMap((packed) => {
      const types = new Map(packed.needed.map(({ hash, type }) => [hash, type]));
      return planPacks(packed, this.state).map((pack) => ({ pack, types }));
    });
  }

  async #pack({ pack, types }: PackTask): Promise<void> {
    const decoded = this.state.takePack(pack) ?? (await fetchPack(this.ports, pack));
    const objects = await unpack(decoded, pack, new Set(types.keys()));
    for (const { hash, bytes } of objects) await this.#store(hash, bytes, types.get(hash) ?? JSON_TYPE);
    await this.state.packDone(pack.hash);
  }

  async #object(object: NeededObject): Promise<void> {
    await this.#store(object.hash, await fetchObject(this.ports, object), object.type);
  }

  async #store(hash: string, bytes: Uint8Array<ArrayBuffer>, type: string): Promise<void> {
    if (this.state.stored.has(hash)) return;
    await this.ports.stores.objects.write(hash, bytes, type);
    this.state.stored.add(hash);
    this.added.add(hash);
    this.#done += this.#sizes.get(hash) ?? 0;
    this.#report();
  }

  async #guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.#inARow = 0;
    } catch (error) {
      this.problem = worse(this.problem, problemOf(error));
      this.#inARow++;
    }
  }

  #isOver(): boolean {
    if (this.problem === undefined) return this.ports.stop.isStopped;
    return this.problem.kind === "storage" || this.#inARow >= IN_A_ROW || this.ports.stop.isStopped;
  }

  #report(): void {
    this.ports.report({ step: "download", done: this.#done, total: this.#total });
  }
}

function packed(manifest: ObjectName): NeededObject {
  return { ...manifest, type: JSON_TYPE, isPacked: true };
}

/** Chooses the more significant of two problems: a full disk before a bad network before one bad file. */
function worse(one: Problem | undefined, other: Problem): Problem {
  if (one === undefined || other.kind === "storage") return other;
  return isGeneral(one) ? one : other;
}
