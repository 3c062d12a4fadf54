import type { ObjectName } from "../format/manifests.ts";
import { fetchObject } from "./fetch-verified.ts";
import { readStored } from "./load-release.ts";
import type { Ports } from "./ports.ts";

/** Manifests from memory, from storage, else from the server: each is fetched once in the life of an engine. */
export class ManifestReader {
  readonly #fetched = new Map<string, Uint8Array<ArrayBuffer>>();

  constructor(private readonly ports: Ports) {}

  readonly read = async (name: ObjectName): Promise<Uint8Array<ArrayBuffer>> => {
    const known = this.#fetched.get(name.hash);
    if (known !== undefined) return known;
    // Storage that fails is no reason not to ask the server: what a release holds can be shown all the same.
    const stored = await readStored(this.ports.stores.objects, name).catch(() => undefined);
    const bytes = stored ?? (await fetchObject(this.ports, name));
    this.#fetched.set(name.hash, bytes);
    return bytes;
  };

  /** Forgets what no longer can be asked for. */
  clear(): void {
    this.#fetched.clear();
  }
}
