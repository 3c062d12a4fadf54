import { lstatSync, readdirSync, readFileSync, realpathSync, type Stats } from "node:fs";
import { join, sep } from "node:path";
import { UsageError } from "../../../core/usage-error.ts";
import { dataPathProblem } from "../../../sources/read/data-path.ts";
import { realFolder } from "../../../write/safe-folder/path-inside.ts";
import type { Version } from "../../../write/safe-folder/put-file.ts";
import { SafeFolder } from "../../../write/safe-folder/safe-folder.ts";
import { withFile } from "../../../write/safe-folder/system-refusal.ts";
import { displayPath } from "../../shared/display-path.ts";
import type { PlannedFile } from "./plan.ts";

/** Folder of what was imported last; reading a data folder passes it over. */
const STATE = ".imported";

/** The state files. Either one shows that a folder was imported; the second one, that an import did not come to its end. */
export const STATE_FILES = { imported: "docs.json", pending: "docs-pending.json" } as const;

/** The data folder that an import writes. A file that is a link, or below one, is left alone. */
export class DataTarget {
  readonly #folder: SafeFolder;

  constructor(readonly path: string) {
    this.#folder = new SafeFolder(path);
  }

  /** Refuses a folder that has other things in it, and one that is a part of the source or the source a part of it. */
  require(source: string): void {
    const stat = statOf(this.path);
    if (stat !== undefined && !stat.isDirectory())
      throw new UsageError(
        `${displayPath(this.path)} is no folder.`,
        "Name a folder that is there, or one to make, with --to DATA.",
      );
    const [own, other] = [realFolder(this.path), realpathSync(source)];
    if (own === other || own.startsWith(other + sep) || other.startsWith(own + sep))
      throw new UsageError(
        "The source and the data folder are in one another.",
        "Name a data folder apart from the source with --to DATA.",
      );
    const names = withFile(this.path, "read", () => (stat === undefined ? [] : readdirSync(this.path)));
    const isImported = Object.values(STATE_FILES).some((name) => this.readState(name) !== undefined);
    if (names.some((name) => !name.startsWith(".")) && !isImported)
      throw new UsageError(
        `${displayPath(this.path)} is not empty and was not imported.`,
        "Name an empty folder, or one to make, with --to DATA.",
      );
  }

  /**
   * The bytes of a file; "link" if a link or a folder has its place, or a link is above it; undefined if it
   * is missing.
   */
  read(path: string): Buffer | "link" | undefined {
    const parts = path.split("/");
    for (let depth = 1; depth <= parts.length; depth++) {
      const stat = statOf(join(this.path, ...parts.slice(0, depth)));
      if (stat === undefined) return undefined;
      const isRight = depth < parts.length ? stat.isDirectory() : stat.isFile();
      if (!isRight) return "link";
    }
    return withFile(join(this.path, path), "read", () => readFileSync(join(this.path, path)));
  }

  /** Writes a file; false where it is not the version any more that was `seen`. */
  write(path: string, file: PlannedFile, seen: Version): boolean {
    this.#requirePath(path);
    return this.#folder.write(
      path,
      "text" in file ? file.text : (file.content ?? { copyOf: file.absolute }),
      seen,
    );
  }

  /** Removes a file; false where it is not the version any more that was `seen`. */
  remove(path: string, seen: Version): boolean {
    this.#requirePath(path);
    return this.#folder.remove(path, seen);
  }

  /** A file of what was imported last. */
  readState(path: string): Buffer | undefined {
    return this.#folder.read(`${STATE}/${path}`)?.bytes;
  }

  writeState(path: string, text: string): void {
    this.#folder.writeChanged(`${STATE}/${path}`, text);
  }

  removeState(path: string): void {
    this.#folder.remove(`${STATE}/${path}`);
  }

  /** A state file as a person finds it. */
  displayState(path: string): string {
    return displayPath(join(this.path, STATE, path));
  }

  #requirePath(path: string): void {
    const problem = dataPathProblem(path);
    if (problem !== undefined) throw new Error(`An import may not write ${JSON.stringify(path)}. ${problem}`);
  }
}

function statOf(path: string): Stats | undefined {
  return lstatSync(path, { throwIfNoEntry: false });
}
