import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { UsageError } from "../../core/usage-error.ts";
import { displayPath } from "../disk/outcome.ts";
import type { FileContent } from "./file-content.ts";
import { placeInside } from "./path-inside.ts";
import { currentVersion, putFile, type Version, versionOf } from "./put-file.ts";
import { withFile } from "./system-refusal.ts";

/** The bytes of a file, and the version that they are. */
interface ReadFile {
  readonly bytes: Buffer;
  readonly version: Version;
}

/**
 * A folder of a person, such as a data folder, in which commands read and write: never through a link that leads out of it, and
 * never a half of a file. Whatever the system or a link refuses is a UsageError.
 */
export class SafeFolder {
  constructor(readonly path: string) {}

  /** A file below it; undefined if there is no such file. */
  read(path: string): ReadFile | undefined {
    return withFile(join(this.path, path), "read", () => {
      const { absolute, stat } = placeInside(this.path, path);
      if (stat === undefined) return undefined;
      if (!stat.isFile()) throw this.#noFile(path);
      const bytes = readFileSync(absolute);
      return { bytes, version: versionOf(bytes) };
    });
  }

  /** Writes a file and the folders above it; false where it is not the version that was `seen` any more. */
  write(path: string, content: FileContent, seen?: Version): boolean {
    return withFile(join(this.path, path), "written", () => {
      const { absolute, stat } = placeInside(this.path, path);
      if (stat !== undefined && !stat.isFile()) throw this.#noFile(path);
      return putFile({ absolute, content, seen });
    });
  }

  /** Writes a file where it does not hold this text already; gives whether it did. */
  writeChanged(path: string, text: string): boolean {
    const present = this.read(path);
    return present?.bytes.equals(Buffer.from(text)) === true ? false : this.write(path, text);
  }

  /** Removes a file; false where it is not the version that was `seen` any more. */
  remove(path: string, seen?: Version): boolean {
    return withFile(join(this.path, path), "written", () => {
      const { absolute, stat } = placeInside(this.path, path);
      if (stat === undefined) return seen === undefined;
      if (!stat.isFile()) throw this.#noFile(path);
      if (seen !== undefined && currentVersion(absolute) !== seen) return false;
      rmSync(absolute);
      return true;
    });
  }

  #noFile(path: string): UsageError {
    return new UsageError(
      `${displayPath(join(this.path, path))} is no file.`,
      "Give it another name: a file has its place there.",
    );
  }
}
