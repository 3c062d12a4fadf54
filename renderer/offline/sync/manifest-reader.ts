import type { ObjectName, Pack, SectionLine } from "../../shared/offline-format/manifests.ts";
import { fetchObject, fetchPack, isNamed } from "./fetch-verified.ts";
import { readStored } from "./load-release.ts";
import type { Ports } from "./ports.ts";

/** Manifests from memory, from storage, else from the server: each is fetched once in the life of an engine. */
export class ManifestReader {
  readonly #fetched = new Map<string, Uint8Array<ArrayBuffer>>();
  readonly #packs = new Map<string, Uint8Array<ArrayBuffer>>();

  constructor(private readonly ports: Ports) {}

  /** With the line of a section that is to be fetched whole, its manifests come with the first pack. */
  readonly read = async (name: ObjectName, line?: SectionLine): Promise<Uint8Array<ArrayBuffer>> => {
    const known = this.#fetched.get(name.hash);
    if (known !== undefined) return known;
    // Storage that fails is no reason not to ask the server: what a release holds can be shown all the same.
    const stored = await readStored(this.ports.stores.objects, name).catch(() => undefined);
    if (stored === undefined && line !== undefined) await this.#fetchFirst(line);
    const bytes = stored ?? this.#fetched.get(name.hash) ?? (await fetchObject(this.ports, name));
    this.#fetched.set(name.hash, bytes);
    return bytes;
  };

  /** The first pack of a section begins with its manifests, those that it has room for. */
  async #fetchFirst({ packs: [pack], manifests }: SectionLine): Promise<void> {
    if (pack === undefined || this.#packs.has(pack.hash)) return;
    const decoded = await fetchPack(this.ports, pack);
    this.#packs.set(pack.hash, decoded);
    let at = 0;
    for (const { hash, bytes } of manifests) {
      const found = decoded.slice(at, at + bytes);
      if (!(await isNamed(found, hash, bytes))) return;
      this.#fetched.set(hash, found);
      at += bytes;
    }
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
