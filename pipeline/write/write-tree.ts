import { mkdirSync } from "node:fs";
import { noteFolders } from "./build-manifest/folder-states.ts";
import { ManifestStore } from "./build-manifest/manifest.ts";
import type { NotedTree, WrittenFile } from "./build-manifest/noted-tree.ts";
import { isWholeTree, readOldTree } from "./build-manifest/old-tree.ts";
import { differenceOf } from "./build-manifest/tree-difference.ts";
import { type Disk, realDisk } from "./disk/disk.ts";
import { diskProblem, isSystemError } from "./disk/disk-failure.ts";
import { done, type Outcome, refused } from "./disk/outcome.ts";
import { watchDisk } from "./disk/touched-folders.ts";
import type { EarlyFindings } from "./early-findings.ts";
import { type FillCount, fillTree } from "./fill-tree.ts";
import { pathsBeside, type ReadonlyPathMap } from "./groups/path-map.ts";
import type { LinkHelper } from "./link-tree.ts";
import { holdsBuildLock, withBuildLock } from "./location/build-lock.ts";
import { besideName, discard } from "./location/leftovers.ts";
import { type OutputLocation, outputLocation } from "./location/output-location.ts";
import { type OutputChoice, outputProblem } from "./location/output-problem.ts";
import { swap } from "./location/swap.ts";
import { retainedFiles } from "./retained-files.ts";
import { type KnownTrees, StagingDirectory } from "./staging-directory.ts";
import type { StreamingWriter } from "./streaming-writer.ts";
import { changesTo, presentPaths, type TreeChanges } from "./tree-changes.ts";
import { isSameTree, type OutputFile, type Planning, planTree, type TreePlan } from "./tree-plan.ts";

export interface WriteOptions extends OutputChoice {
  /** Names everything that the files are made from, so that the next run can tell that nothing has changed. */
  readonly input?: string | undefined;
  /** The state of the output, if it has been examined under the lock of this build. */
  readonly findings?: EarlyFindings | undefined;
  /** The tree, where it has been begun under the lock of this build. */
  readonly early?: StreamingWriter | undefined;
  /** Lays a part of the spare tree beside a first output; absent: all of it is laid here. */
  readonly helper?: LinkHelper | undefined;
  /** Called again and again: files that were placed, and all that are to be. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

export interface WriteReport extends Readonly<FillCount> {
  /** Files of the old tree that the new one lacks. */
  readonly removed: number;
  /** False when the output was the planned tree already and stayed untouched. */
  readonly swapped: boolean;
}

/** Writes a whole new tree beside the output, linking what has not changed, and lets it take the output's place. */
export async function writeTree(
  files: Iterable<OutputFile>,
  options: WriteOptions,
  disk: Disk = realDisk,
): Promise<Outcome<WriteReport>> {
  try {
    const problem = outputProblem(options);
    if (problem) return refused(problem);
    const wanted = { files: [...files], retained: retainedFiles(options.previous, disk) };
    const write = () => writePlanned(wanted, options, disk);
    return holdsBuildLock(options.out) ? done(await write()) : await withBuildLock(options.out, write);
  } catch (error) {
    if (isSystemError(error)) return refused(diskProblem(error, options.out));
    throw error;
  }
}

async function writePlanned(wanted: Planning, options: WriteOptions, disk: Disk): Promise<WriteReport> {
  const location = outputLocation(options.out, disk);
  const store = new ManifestStore(options.cacheDir, location.out);
  const manifest = store.read();
  const plan = planTree({ ...wanted, known: manifest?.files, markers: options.markers });
  const findings = options.findings?.manifest === store.state() ? options.findings : undefined;
  const old = readOldTree(location.tree, manifest, disk, { findings: findings?.tree });
  const { input, early, helper, onProgress } = options;
  const spare = new StagingDirectory(options.cacheDir, location.out);
  if (!old || !isSameTree(plan, old))
    return replaceTree(plan, {
      old,
      manifest,
      findings: findings?.spare,
      location,
      store,
      spare,
      early,
      helper,
      disk,
      input,
      onProgress,
    });
  if (manifest && manifest.input !== input) store.write({ ...manifest, input });
  return untouched();
}

/** Whether the output is, to the last file, what a build has made from this input. */
export function isOutputOf(
  input: string,
  { out, cacheDir }: Pick<WriteOptions, "out" | "cacheDir">,
  disk: Disk = realDisk,
): boolean {
  const location = outputLocation(out, disk);
  const manifest = new ManifestStore(cacheDir, location.out).read();
  if (manifest?.input !== input) return false;
  const old = readOldTree(location.tree, manifest, disk);
  return old !== undefined && isWholeTree(manifest, old);
}

interface Replacement extends KnownTrees {
  readonly location: OutputLocation;
  readonly store: ManifestStore;
  readonly spare: StagingDirectory;
  readonly early: StreamingWriter | undefined;
  readonly helper: LinkHelper | undefined;
  readonly disk: Disk;
  readonly input: string | undefined;
  readonly onProgress: WriteOptions["onProgress"];
}

async function replaceTree(
  plan: TreePlan,
  { old, manifest, findings, location, store, spare, early, helper, disk, input, onProgress }: Replacement,
): Promise<WriteReport> {
  const next = besideName(location, "next");
  let files: ReadonlyPathMap<WrittenFile>;
  let count: Readonly<FillCount>;
  let root: number;
  let begun: TreeChanges | undefined;
  let laid: NotedTree | undefined;
  let isKept = false;
  const watched = watchDisk(disk);
  // A link may point to a folder that does not exist yet.
  mkdirSync(location.yard, { recursive: true });
  try {
    const taken = early?.take() ?? spare.take(next, { manifest, old, findings }, disk);
    begun = taken && changesTo(plan, taken);
    if (begun === undefined) disk.makeFolder(next);
    else clearTree(begun, plan, watched.disk);
    const first = { root: next, folders: plan.folders, files: () => presentPaths(begun) };
    const lay = old === undefined ? spare.begin(first, disk, helper) : undefined;
    const isOwn = early !== undefined;
    ({ files, count } = await fillTree(plan, {
      root: next,
      old,
      begun,
      isOwn,
      disk: watched.disk,
      onProgress,
    }));
    root = disk.lstat(next)?.ino ?? 0;
    laid = await lay?.(files);
    const retire = (tree: string): void => {
      isKept = spare.put(tree, disk);
    };
    swap(next, location, { disk, retire });
  } catch (error) {
    // The first failure is the one to tell.
    discard(next, disk);
    throw error;
  }
  // After the swap: a manifest of a tree that is not there would cost the next build all its links.
  const known = (path: string): string | undefined =>
    watched.touched.has(`${next}/${path}`) ? undefined : begun?.tree.folders.get(path);
  const folders = noteFolders({ root: location.out, folders: plan.folders, known }, disk);
  // Folders that the build before changed have come to rest since, and are known from now on.
  const former = isKept && manifest ? { ...manifest, folders: old?.states?.() ?? manifest.folders } : laid;
  store.write({ root, files, folders, input, spare: former ? differenceOf(former, files) : undefined });
  const changed = [...(old?.changed ?? [])].filter((path) => !files.has(path));
  const removed = old ? pathsBeside(old.intact, files).length + changed.length : 0;
  return { ...count, removed, swapped: true };
}

function untouched(): WriteReport {
  return { created: 0, linked: 0, copied: 0, bytes: 0, removed: 0, swapped: false };
}

/** Takes out of a tree all that a plan has not, or has otherwise. */
function clearTree({ tree, unwanted }: TreeChanges, plan: TreePlan, disk: Disk): void {
  const { root, changed, others, folders } = tree;
  for (const path of [...unwanted, ...changed, ...others]) disk.unlink(`${root}/${path}`);
  const unplanned = [...folders.keys()].filter((folder) => !plan.folders.has(folder));
  // Children before parents.
  for (const folder of unplanned.sort().reverse()) disk.removeFolder(`${root}/${folder}`);
}
