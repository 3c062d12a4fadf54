import { pathProblem } from "./path-problem.ts";

/** The paths of a tree. `add` says why a path cannot join the ones before it. */
export class TreePaths {
  readonly files = new Set<string>();
  /** Every folder that holds a file, without the root. */
  readonly folders = new Set<string>();
  /** Folded spelling of each file and folder -> its spelling. */
  readonly #spelling = new Map<string, string>();

  add(path: string): string | undefined {
    const spelling = fold(path);
    const problem = this.#problem(path) ?? this.#clash(path, spelling);
    if (problem) return problem;
    for (const folder of foldersOf(path)) {
      // Whoever added the innermost folder added its parents too.
      if (this.folders.has(folder)) break;
      this.folders.add(folder);
      this.#spelling.set(fold(folder), folder);
    }
    this.files.add(path);
    this.#spelling.set(spelling, path);
    return undefined;
  }

  /** The folders that a path shares with one before have been judged with that. */
  #problem(path: string): string | undefined {
    const end = path.lastIndexOf("/");
    const name = path.slice(end + 1);
    const isKnown = end > 0 && name !== "" && this.folders.has(path.slice(0, end));
    return pathProblem(isKnown ? name : path);
  }

  #clash(path: string, spelling: string): string | undefined {
    if (this.files.has(path)) return `"${path}" is written twice.`;
    if (this.folders.has(path)) return `"${path}" is a file and also a folder.`;
    const twin = this.#twin(path, spelling);
    if (twin) return twin;
    for (const folder of foldersOf(path)) {
      if (this.folders.has(folder)) return undefined;
      if (this.files.has(folder)) return `"${folder}" is a file and also a folder (for "${path}").`;
      const problem = this.#twin(folder);
      if (problem) return problem;
    }
    return undefined;
  }

  #twin(path: string, spelling = fold(path)): string | undefined {
    const other = this.#spelling.get(spelling);
    if (other === undefined || other === path) return undefined;
    return `"${path}" and "${other}" differ only in case or accent form, and are one name on some systems.`;
  }
}

/** The folders above a path, innermost first: `a/b/c` -> `a/b`, `a`. */
function* foldersOf(path: string): Generator<string> {
  for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1))
    yield path.slice(0, end);
}

/** Most paths have neither capitals nor accents, and stay what they are. */
function fold(path: string): string {
  return /^[\x00-@[-\x7f]*$/.test(path) ? path : path.normalize("NFC").toLowerCase();
}
