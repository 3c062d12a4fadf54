import { type Disk, realDisk } from "./disk/disk.ts";
import { listTree } from "./disk/list-tree.ts";
import { pathsOfReleases, type ReadJson, releasesFile, retainedRoots } from "./retained-releases.ts";
import type { OutputFile, RetainedFile } from "./tree-plan.ts";

/** Folders in which a name holds the hash of the bytes, so that files of two releases live side by side. */
const HASHED_FOLDERS: readonly string[] = ["assets", "packs"];

/**
 * The hashed files of the last release and of the ones before it, which tabs and saved copies ask for by
 * name: those that the manifests of the last five releases name. For a tree without manifests these are all
 * of its hashed files.
 */
export function retainedFiles(previous: string | undefined, disk: Disk): RetainedFile[] {
  if (previous === undefined) return [];
  const read = readerOf(previous, disk);
  const roots = retainedRoots(read);
  const needed = roots && pathsOfReleases(roots, read);
  return HASHED_FOLDERS.flatMap((folder) => {
    const root = `${previous}/${folder}`;
    if (!disk.lstat(root)?.isDirectory()) return [];
    const paths = [...listTree(root, disk).files].sort().map((name) => `${folder}/${name}`);
    return paths
      .filter((path) => needed?.has(path) ?? true)
      .map((path) => {
        const source = `${previous}/${path}`;
        return { path, key: `kept:${disk.lstat(source)?.size}`, source };
      });
  });
}

/**
 * The file from which the next build reads which releases this one has retained; nothing without an earlier
 * release.
 */
export function retainedReleasesFile(previous: string | undefined, disk: Disk = realDisk): OutputFile[] {
  const roots = previous === undefined ? undefined : retainedRoots(readerOf(previous, disk));
  return roots === undefined ? [] : [releasesFile(roots)];
}

function readerOf(root: string, disk: Disk): ReadJson {
  return (path) => {
    if (!disk.lstat(`${root}/${path}`)?.isFile()) return undefined;
    try {
      return JSON.parse(disk.readText(`${root}/${path}`));
    } catch {
      return undefined;
    }
  };
}
