import { lstatSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync, type Stats } from "node:fs";
import { dirname, join, sep } from "node:path";
import { UsageError } from "../../../core/usage-error.ts";
import { shown } from "../../shared/shown.ts";
import type { PlannedFile } from "./plan-files.ts";
import { writePlanned } from "./staging.ts";

/** Folder of what was imported last; reading a data folder passes it over. */
const STATE = ".imported";

/** The data folder that an import writes: nothing of it is read or written through a link. */
export class DataTarget {
  constructor(readonly path: string) {}

  /** Refuses a folder that has other things in it, and one that is a part of the source or the source a part of it. */
  require(source: string): void {
    const stat = statOf(this.path);
    if (stat !== undefined && !stat.isDirectory())
      throw new UsageError(
        `${shown(this.path)} is no folder.`,
        "Name a folder that is there, or one to make, with --to DATA.",
      );
    const [own, other] = [realOf(this.path), realpathSync(source)];
    if (own === other || own.startsWith(other + sep) || other.startsWith(own + sep))
      throw new UsageError(
        "The source and the data folder are in one another.",
        "Name a data folder apart from the source with --to DATA.",
      );
    const names = stat === undefined ? [] : readdirSync(this.path).filter((name) => !name.startsWith("."));
    if (names.length > 0 && this.stateText("docs.json") === undefined)
      throw new UsageError(
        `${shown(this.path)} is not empty and was not imported.`,
        "Name an empty folder, or one to make, with --to DATA.",
      );
  }

  /** The bytes of a file; "link" where a link stands in its place or above it; undefined where there is none. */
  read(path: string): Buffer | "link" | undefined {
    const parts = path.split("/");
    for (let depth = 1; depth <= parts.length; depth++) {
      const stat = statOf(join(this.path, ...parts.slice(0, depth)));
      if (stat === undefined) return undefined;
      const isRight = depth < parts.length ? stat.isDirectory() : stat.isFile();
      if (!isRight) return "link";
    }
    return readFileSync(join(this.path, path));
  }

  /** The text of a file of what was imported last. */
  stateText(path: string): string | undefined {
    const found = this.read(`${STATE}/${path}`);
    return found === undefined || found === "link" ? undefined : found.toString("utf8");
  }

  /** Writes a file beside its place and renames it there, so that a reader finds the old one or the new one. */
  write(path: string, file: PlannedFile): void {
    const absolute = join(this.path, path);
    const fresh = join(dirname(absolute), `.fairlead-import-${process.pid}`);
    try {
      writePlanned(fresh, file);
      renameSync(fresh, absolute);
    } catch (error) {
      throw new UsageError(
        `${shown(absolute)} cannot be written (${(error as NodeJS.ErrnoException).code}).`,
        "Make its folder writable, and import again: what is written already stays.",
      );
    } finally {
      rmSync(fresh, { force: true });
    }
  }

  writeState(path: string, text: string): void {
    if (this.stateText(path) !== text) this.write(`${STATE}/${path}`, { text });
  }

  remove(path: string): void {
    rmSync(join(this.path, path), { force: true });
  }

  removeState(path: string): void {
    this.remove(`${STATE}/${path}`);
  }
}

function statOf(path: string): Stats | undefined {
  try {
    return lstatSync(path);
  } catch {
    return undefined;
  }
}

/** The real path of a folder that may not be there yet. */
function realOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const above = dirname(path);
    return above === path ? path : join(realOf(above), path.slice(above.length));
  }
}
