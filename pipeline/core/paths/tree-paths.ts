import { pathProblem } from "./path-problem.ts";

/** Why a path cannot join others. */
export interface PathProblem {
  readonly message: string;
  /** The file or folder before it that it cannot be beside; absent: the path is wrong by itself. */
  readonly other?: string;
}

/** Longer names are not worth noting. */
const SHORT = 12;

/** The paths of a tree. `check` says why a path cannot join the ones before it. */
export class TreePaths {
  readonly files = new Set<string>();
  /** Every folder that holds a file, without the root; parents before children. */
  readonly folders = new Set<string>();
  /** Folded spelling -> spelling, of the files and folders that have another one: few have capitals or accents. */
  readonly #unfolded = new Map<string, string>();

  /** Ends of paths in which nothing is wrong: most files have the same few names. */
  readonly #sound = new Set<string>();

  /** Adds a path, or says why it cannot be added. */
  add(path: string): string | undefined {
    return this.check(path)?.message;
  }

  /** The same, with what it cannot be beside. */
  check(path: string): PathProblem | undefined {
    const problem = this.#problem(path) ?? this.#clash(path);
    if (problem === undefined) this.#join(path);
    return problem;
  }

  /** Adds a path that was in one tree with all others that are added so; they come before those that were not. */
  addKnown(path: string): string | undefined {
    if (this.files.has(path)) return twice(path).message;
    this.#join(path);
    return undefined;
  }

  /** Adds a folder that was in that tree, too, though not its files. */
  addKnownFolder(folder: string): void {
    this.#joinFolder(folder);
  }

  #join(path: string): void {
    this.#joinFolder(parentOf(path));
    this.files.add(path);
    this.#note(path);
  }

  #joinFolder(folder: string): void {
    // A folder is only added together with its parents.
    if (folder === "" || this.folders.has(folder)) return;
    this.#joinFolder(parentOf(folder));
    this.folders.add(folder);
    this.#note(folder);
  }

  #note(path: string): void {
    const folded = foldPath(path);
    if (folded !== path) this.#unfolded.set(folded, path);
  }

  /** The folders that a path shares with one before have been checked with that. */
  #problem(path: string): PathProblem | undefined {
    let folder = parentOf(path);
    while (folder !== "" && !this.folders.has(folder)) folder = parentOf(folder);
    const rest = folder === "" ? path : path.slice(folder.length + 1) || path;
    if (this.#sound.has(rest)) return undefined;
    const message = pathProblem(rest);
    if (message === undefined && rest.length < SHORT) this.#sound.add(rest);
    return message === undefined ? undefined : { message };
  }

  #clash(path: string): PathProblem | undefined {
    if (this.files.has(path)) return twice(path);
    if (this.folders.has(path)) return { message: `"${path}" is a file and also a folder.`, other: path };
    const variantProblem = this.#variantProblem(path);
    if (variantProblem) return variantProblem;
    for (let folder = parentOf(path); folder !== ""; folder = parentOf(folder)) {
      if (this.folders.has(folder)) return undefined;
      if (this.files.has(folder))
        return { message: `"${folder}" is a file and also a folder (for "${path}").`, other: folder };
      const problem = this.#variantProblem(folder);
      if (problem) return problem;
    }
    return undefined;
  }

  #variantProblem(path: string): PathProblem | undefined {
    const folded = foldPath(path);
    const isFolded = this.files.has(folded) || this.folders.has(folded);
    const other = isFolded ? folded : this.#unfolded.get(folded);
    if (other === undefined || other === path) return undefined;
    const message = `"${path}" and "${other}" differ only in case or accent form, and are one name on some systems.`;
    return { message, other };
  }
}

/** The folder that a path is in: `a/b/c` -> `a/b`; "" is the root. */
export function parentOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf("/"), 0));
}

function twice(path: string): PathProblem {
  return { message: `"${path}" is written twice.`, other: path };
}

/** The spelling of a path that all have which are one on some systems. Most have neither capitals nor accents, and stay what they are. */
export function foldPath(path: string): string {
  return /^[\x00-@[-\x7f]*$/.test(path) ? path : path.normalize("NFC").toLowerCase();
}
