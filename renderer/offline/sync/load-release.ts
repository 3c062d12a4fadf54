import type {
  ObjectName,
  RootManifest,
  SectionLine,
  SectionManifest,
} from "../../shared/offline-format/manifests.ts";
import { parseRoot, parseSection } from "../../shared/offline-format/parse-manifests.ts";
import {
  type NeededObject,
  sectionObjects,
  sharedObjects,
} from "../../shared/offline-format/release-index.ts";
import type { ObjectStore } from "../store/stores.ts";
import { isNamed } from "./fetch-verified.ts";
import { inTurn } from "./in-turn.ts";
import { SyncProblem } from "./problem.ts";

/** A release as far as some of its sections go. */
export interface LoadedRelease {
  readonly name: ObjectName;
  readonly root: RootManifest;
  /** By id; only those that were asked for and that the release has. */
  readonly sections: ReadonlyMap<string, SectionManifest>;
}

/** Gives the verified bytes of a manifest; of a section it gets the line, which names the packs too. */
type ReadManifest = (name: ObjectName, line?: SectionLine) => Promise<Uint8Array<ArrayBuffer>>;

/** Reads the manifests of a release; rejects with the problem `unreadable` where one cannot be understood. */
export async function loadRelease(
  name: ObjectName,
  ids: readonly string[],
  read: ReadManifest,
): Promise<LoadedRelease> {
  const root = parseRoot(jsonOf(await read(name)));
  if (root === undefined) throw new SyncProblem({ kind: "unreadable" });
  const sections = new Map<string, SectionManifest>();
  const lines = root.sections.filter(({ id }) => ids.includes(id));
  const load = async (line: SectionLine): Promise<void> => {
    const parts: unknown[] = [];
    // One after the other: what the first fetches for all is there for the others.
    for (const manifest of line.manifests) parts.push(jsonOf(await read(manifest, line)));
    const section = parseSection(parts, line.id);
    if (section === undefined) throw new SyncProblem({ kind: "unreadable" });
    sections.set(line.id, section);
  };
  await inTurn(lines, load, () => false);
  return { name, root, sections };
}

/** The manifests of a release that its loaded sections need, the root first. */
export function manifestsOf({ name, root, sections }: LoadedRelease): ObjectName[] {
  return [name, ...root.sections.filter(({ id }) => sections.has(id)).flatMap(({ manifests }) => manifests)];
}

/** Every object behind the manifests, each once. */
export function contentOf({ root, sections }: LoadedRelease): NeededObject[] {
  const all = [...sharedObjects(root), ...[...sections.values()].flatMap(sectionObjects)];
  return [...new Map(all.map((object) => [object.hash, object])).values()];
}

/** Hashes of all that a copy of the release consists of. */
export function hashesOf(release: LoadedRelease): string[] {
  return [...manifestsOf(release), ...contentOf(release)].map(({ hash }) => hash);
}

/** An object that is stored and undamaged; undefined otherwise. */
export async function readStored(
  store: ObjectStore,
  { hash, bytes }: ObjectName,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const response = await store.read(hash);
  if (response === undefined) return undefined;
  const found = new Uint8Array(await response.arrayBuffer());
  return (await isNamed(found, hash, bytes)) ? found : undefined;
}

/** Undefined for what is no JSON; no manifest of ours is that. */
export function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}
