import type {
  KeptReleases,
  Latest,
  ObjectReference,
  RootManifest,
  SectionManifest,
} from "../../schema/generated/types.ts";
import { canonicalJson } from "../core/canonical-json.ts";
import { hashOf } from "../core/hash.ts";
import { LATEST_PATH, OBJECTS, RELEASES_PATH } from "../core/release-paths.ts";
import type { OutputFile } from "./tree-plan.ts";

/** How many earlier releases are served beside the new one: open tabs and saved copies of them must keep working. */
const RETAINED_RELEASES = 5;

/** Reads a JSON file of a tree by its path; undefined if it is missing or cannot be read. */
export type ReadJson = (path: string) => unknown;

/** The releases of a tree that the next one keeps, newest first; undefined where the tree has no manifests. */
export function retainedRoots(read: ReadJson): ObjectReference[] | undefined {
  const latest = read(LATEST_PATH) as Partial<Latest> | undefined;
  if (!isReference(latest?.root)) return undefined;
  const { roots: older } = (read(RELEASES_PATH) ?? {}) as Partial<KeptReleases>;
  const all = [latest.root, ...(Array.isArray(older) ? older.filter(isReference) : [])];
  const distinct = new Map(all.map(({ hash, bytes }) => [hash, { hash, bytes }]));
  return [...distinct.values()].slice(0, RETAINED_RELEASES);
}

/** Paths of all objects, packs and hashed files of releases, as their manifests in the tree name them. */
export function pathsOfReleases(roots: readonly ObjectReference[], read: ReadJson): Set<string> {
  const paths = new Set<string>();
  const seen = new Set<string>();
  for (const { hash } of roots) {
    const root = read(OBJECTS + hash) as RootManifest | undefined;
    paths.add(OBJECTS + hash);
    if (root === undefined) continue;
    paths.add(OBJECTS + root.template.hash);
    addFiles(root.shared, paths);
    for (const { path } of root.packs) paths.add(path);
    for (const { path } of root.sections.flatMap(({ packs }) => packs)) paths.add(path);
    for (const manifest of root.sections.flatMap(({ manifests }) => manifests)) {
      paths.add(OBJECTS + manifest.hash);
      // Most manifests are the same in several releases.
      if (seen.has(manifest.hash)) continue;
      seen.add(manifest.hash);
      const section = read(OBJECTS + manifest.hash) as SectionManifest | undefined;
      for (const page of section?.pages ?? []) paths.add(OBJECTS + page.hash);
      addFiles(section?.assets ?? [], paths);
    }
  }
  return paths;
}

/** The file by which the next build knows the releases that this one keeps. */
export function releasesFile(roots: readonly ObjectReference[]): OutputFile {
  const text = `${canonicalJson({ version: 1, roots } satisfies { version: 1; roots: readonly ObjectReference[] })}\n`;
  return { path: RELEASES_PATH, key: hashOf(text), bytes: () => text };
}

function addFiles(
  files: readonly { readonly path: string; readonly hash: string }[],
  paths: Set<string>,
): void {
  for (const { path, hash } of files) {
    paths.add(OBJECTS + hash);
    // Other files have no hash in their name, so that those of the new release replace them.
    if (path.startsWith("assets/")) paths.add(path);
  }
}

function isReference(value: unknown): value is ObjectReference {
  const { hash, bytes } = (value ?? {}) as Partial<ObjectReference>;
  return typeof hash === "string" && /^[0-9a-f]{64}$/.test(hash) && typeof bytes === "number";
}
