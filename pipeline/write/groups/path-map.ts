import { type FileGroup, groupName, groupOfMap, hasSamePaths, type Keyed } from "./file-group.ts";

/** A read-only map, so that other maps may share its groups. */
export type ReadonlyPathMap<File extends Keyed> = Omit<PathMap<File>, "set" | "delete" | "setGroup">;

/** Files by their paths, in groups. One that has been copied is not changed any more. */
export class PathMap<File extends Keyed> {
  readonly #groups: Map<string, FileGroup<File>>;
  /** Files of the groups that this map has changed; all others may be groups of other maps, too. */
  readonly #own = new Map<string, Map<string, File>>();

  constructor(groups: Iterable<readonly [name: string, group: FileGroup<File>]> = []) {
    this.#groups = new Map(groups);
  }

  static of<File extends Keyed>(files: Iterable<readonly [path: string, file: File]>): PathMap<File> {
    const map = new PathMap<File>();
    for (const [path, file] of files) map.set(path, file);
    return map;
  }

  /** By their names. */
  get groups(): ReadonlyMap<string, FileGroup<File>> {
    return this.#groups;
  }

  get size(): number {
    let size = 0;
    for (const group of this.#groups.values()) size += group.size;
    return size;
  }

  get(path: string): File | undefined {
    return this.#groups.get(groupName(path))?.files.get(path);
  }

  has(path: string): boolean {
    return this.get(path) !== undefined;
  }

  *[Symbol.iterator](): Generator<readonly [path: string, file: File]> {
    for (const { files } of this.#groups.values()) yield* files;
  }

  *keys(): Generator<string> {
    for (const { files } of this.#groups.values()) yield* files.keys();
  }

  copy(): PathMap<File> {
    return new PathMap(this.#groups);
  }

  set(path: string, file: File): void {
    this.#ownGroup(groupName(path)).set(path, file);
  }

  delete(path: string): void {
    const name = groupName(path);
    const own = this.#ownGroup(name);
    own.delete(path);
    if (own.size > 0) return;
    this.#own.delete(name);
    this.#groups.delete(name);
  }

  /** Takes a group as it is. */
  setGroup(name: string, group: FileGroup<File>): void {
    this.#own.delete(name);
    this.#groups.set(name, group);
  }

  #ownGroup(name: string): Map<string, File> {
    const own = this.#own.get(name) ?? new Map(this.#groups.get(name)?.files);
    if (!this.#own.has(name)) {
      this.#own.set(name, own);
      this.#groups.set(name, groupOfMap(own));
    }
    return own;
  }
}

/** The paths of one map that another one has not. */
export function pathsBeside(own: ReadonlyPathMap<Keyed>, other: ReadonlyPathMap<Keyed>): string[] {
  const beside: string[] = [];
  for (const [name, group] of own.groups) {
    const present = other.groups.get(name);
    if (present !== undefined && (present === group || hasSamePaths(group, present))) continue;
    for (const path of group.files.keys()) if (present?.files.has(path) !== true) beside.push(path);
  }
  return beside;
}
