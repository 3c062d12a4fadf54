import type { ObjectName, Pack, SectionLine } from "../format/manifests.ts";
import { fetchObject, fetchPack, isNamed } from "./fetch-verified.ts";
import { readStored } from "./load-release.ts";
import type { Ports } from "./ports.ts";
import { SyncProblem } from "./problem.ts";

/** Manifests from memory, from storage, else from the server: each is fetched once in the life of an engine. */
export class ManifestReader {
  readonly #fetched = new Map<string, Uint8Array<ArrayBuffer>>();
  readonly #packs = new Map<string, Uint8Array<ArrayBuffer>>();

  constructor(private readonly ports: Ports) {}

  /** With the line of a section that is to be fetched whole, its manifest comes with the first pack. */
  readonly read = async (name: ObjectName, line?: SectionLine): Promise<Uint8Array<ArrayBuffer>> => {
    const known = this.#fetched.get(name.hash);
    if (known !== undefined) return known;
    // Storage that fails is no reason not to ask the server: what a release holds can be shown all the same.
    const stored = await readStored(this.ports.stores.objects, name).catch(() => undefined);
    const bytes = stored ?? (await this.#fetch(name, line?.packs[0]));
    this.#fetched.set(name.hash, bytes);
    return bytes;
  };

  async #fetch(name: ObjectName, pack: Pack | undefined): Promise<Uint8Array<ArrayBuffer>> {
    if (pack === undefined) return fetchObject(this.ports, name);
    const decoded = await fetchPack(this.ports, pack);
    const bytes = decoded.slice(0, name.bytes);
    if (!(await isNamed(bytes, name.hash, name.bytes))) throw new SyncProblem({ kind: "wrong-bytes" });
    this.#packs.set(pack.hash, decoded);
    return bytes;
  }

  /** A pack that was fetched for its manifest; it is handed over once. */
  takePack({ hash }: Pack): Uint8Array<ArrayBuffer> | undefined {
    const decoded = this.#packs.get(hash);
    this.#packs.delete(hash);
    return decoded;
  }

  /** Forgets what a switch has made useless. */
  clear(): void {
    this.#fetched.clear();
    this.#packs.clear();
  }
}
