import { once } from "../../core/once.ts";
import { foldPath, parentOf } from "../../core/paths/tree-paths.ts";

/** A file as far as trees are compared: under one path, equal keys are equal bytes. */
export interface Keyed {
  readonly key: string;
}

/** Files of a tree whose paths begin alike, in their order. */
export interface FileGroup<File extends Keyed> {
  readonly size: number;
  /** The paths as one text, joined by line breaks, and likewise the keys. */
  readonly paths: string;
  readonly keys: string;
  /** All folders above the files but the root, parents before children. */
  readonly folders: readonly string[];
  readonly files: ReadonlyMap<string, File>;
}

/** So many letters after two folders: folders and files named by hashes are divided, too. */
const LETTERS = 2;

/** The name of the group of a path. Paths that are one on some systems are in one group. */
export function groupName(path: string): string {
  const folded = foldPath(path);
  const first = folded.indexOf("/");
  const second = first === -1 ? -1 : folded.indexOf("/", first + 1);
  return folded.slice(0, (second === -1 ? first : second) + 1 + LETTERS);
}

/** Whether two groups have the same files. */
export function isSameGroup(one: FileGroup<Keyed>, other: FileGroup<Keyed> | undefined): boolean {
  if (one === other) return true;
  return other !== undefined && hasSamePaths(one, other) && one.keys === other.keys;
}

/** Whether two groups have files of the same names. */
export function hasSamePaths(one: FileGroup<Keyed>, other: FileGroup<Keyed>): boolean {
  return one.size === other.size && one.paths === other.paths;
}

/** The group of files that know their paths. A path that is there twice is there twice. */
export function groupOfList<File extends Keyed & { readonly path: string }>(
  list: readonly File[],
): FileGroup<File> {
  const paths = once(() => list.map(({ path }) => path).join("\n"));
  const keys = once(() => list.map(({ key }) => key).join("\n"));
  const folders = once(() => foldersAbove(list.map(({ path }) => path)));
  const files = once(() => new Map(list.map((file) => [file.path, file])));
  return {
    size: list.length,
    get paths() {
      return paths();
    },
    get keys() {
      return keys();
    },
    get folders() {
      return folders();
    },
    get files() {
      return files();
    },
  };
}

/** The group of files in a map, which may change. */
export function groupOfMap<File extends Keyed>(files: ReadonlyMap<string, File>): FileGroup<File> {
  return {
    files,
    get size() {
      return files.size;
    },
    get paths() {
      return [...files.keys()].join("\n");
    },
    get keys() {
      return Array.from(files.values(), ({ key }) => key).join("\n");
    },
    get folders() {
      return foldersAbove(files.keys());
    },
  };
}

function foldersAbove(paths: Iterable<string>): string[] {
  const folders = new Set<string>();
  const add = (folder: string): void => {
    if (folder === "" || folders.has(folder)) return;
    add(parentOf(folder));
    folders.add(folder);
  };
  for (const path of paths) add(parentOf(path));
  return [...folders];
}
