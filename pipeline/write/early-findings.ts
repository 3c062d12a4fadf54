import { ManifestStore } from "./build-manifest/manifest.ts";
import { treeAsFound } from "./build-manifest/old-tree.ts";
import { findTree, type TreeFindings } from "./build-manifest/tree-findings.ts";
import { type Disk, realDisk } from "./disk/disk.ts";
import { outputLocation } from "./location/output-location.ts";
import { StagingDirectory } from "./staging-directory.ts";

/**
 * The state of the output and of the staging directory since the last build; absent for one that the manifest
 * does not know.
 */
export interface EarlyFindings {
  /** Names the manifest that both were looked at by. */
  readonly manifest?: string | undefined;
  readonly tree?: TreeFindings | undefined;
  readonly spare?: TreeFindings | undefined;
}

/** Where an output lies, and what is known of it. */
export interface OutputFolder {
  readonly out: string;
  readonly cacheDir: string | undefined;
}

/**
 * Looks at both before there is anything to write: of a large site that takes a tenth of a rebuild, and a thread can do
 * it meanwhile. `writeTree` takes it for the state of the disk, so nothing of it may be older than the lock of the build.
 */
export function findTrees({ out, cacheDir }: OutputFolder, disk: Disk = realDisk): EarlyFindings {
  const location = outputLocation(out, disk);
  const store = new ManifestStore(cacheDir, location.out);
  const state = store.state();
  const manifest = store.read();
  const kind = disk.lstat(location.tree);
  if (manifest === undefined || kind?.isDirectory() !== true || kind.ino !== manifest.root) return {};
  const tree = findTree(location.tree, manifest, disk);
  const { intact } = treeAsFound(location.tree, manifest, tree);
  return {
    manifest: state,
    tree,
    spare: new StagingDirectory(cacheDir, location.out).find(manifest, intact, disk),
  };
}
