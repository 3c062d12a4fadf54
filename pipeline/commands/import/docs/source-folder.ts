import { isUtf8 } from "node:buffer";
import { readFileSync, realpathSync, type Stats, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { EncodingName } from "../../../core/text/encoding/encoding-names.ts";
import { type ReadText, readText } from "../../../core/text/encoding/read-text.ts";
import { hiddenPart } from "../../../sources/read/data-path.ts";

/** Bytes of the largest text and of the largest picture or download that a data folder may allow. */
export const MOST_BYTES = { text: 16 * 1024 * 1024, asset: 256 * 1024 * 1024 } as const;

/** Folders whose content is no part of the hash of a source: they are large, and pages have nothing of them. */
const passedOver = new Set([".git", "node_modules"]);

/** Whether a path is one of these folders, or in one. */
export function isPassedOver(path: string): boolean {
  return path.split(/[\\/]/).some((part) => passedOver.has(part));
}

/** The folder that is imported. Nothing outside it is read, whatever a link says, and nothing of it is run. */
export class SourceFolder {
  readonly #real: string;

  /** Texts that were read in another encoding than UTF-8, by their paths below it. */
  readonly decoded = new Map<string, ReadText>();

  /** Whether something was looked for in a folder whose content is no part of its hash. */
  isReadBeyondHash = false;

  constructor(
    readonly path: string,
    /** How files are written that are not UTF-8, where the person has named it. */
    readonly encoding?: EncodingName,
    /** Patterns of paths below it that the person leaves out. */
    readonly leftOut: readonly RegExp[] = [],
  ) {
    this.#real = realpathSync(path);
  }

  /** The real path of a file below it; undefined if there is no such file, or if a link leads elsewhere. */
  fileAt(path: string): { readonly absolute: string; readonly stat: Stats } | undefined {
    this.isReadBeyondHash ||= isPassedOver(path);
    try {
      const absolute = realpathSync(join(this.path, path));
      this.isReadBeyondHash ||= isPassedOver(relative(this.#real, absolute));
      const stat = statSync(absolute);
      const isInside = absolute.startsWith(this.#real + sep);
      return isInside && stat.isFile() ? { absolute, stat } : undefined;
    } catch {
      return undefined;
    }
  }

  /** A file below it that a page may have: one that lies in no hidden folder, also where a link leads. */
  pageFileAt(path: string): ReturnType<SourceFolder["fileAt"]> {
    const file = this.isLeftOut(path) ? undefined : this.fileAt(path);
    return file === undefined || this.hiddenPart(file.absolute) !== undefined ? undefined : file;
  }

  /** Whether the person leaves a file out. */
  isLeftOut(path: string): boolean {
    return this.leftOut.some((pattern) => pattern.test(path));
  }

  /**
   * The hidden file or folder in a real path below it, such as `.git`, beyond a folder that the settings
   * name; undefined without such a part.
   */
  hiddenPart(absolute: string, folder = ""): string | undefined {
    const above = this.folderAt(folder) ?? this.#real;
    const below = absolute.startsWith(above + sep) ? above : this.#real;
    return hiddenPart(relative(below, absolute).split(sep).join("/"));
  }

  /**
   * The real path of a folder below it, or of itself; undefined if there is no such folder, or if a link
   * leads elsewhere.
   */
  folderAt(path: string): string | undefined {
    try {
      const absolute = realpathSync(join(this.path, path));
      const isInside = (absolute + sep).startsWith(this.#real + sep);
      return isInside && statSync(absolute).isDirectory() ? absolute : undefined;
    } catch {
      return undefined;
    }
  }

  /** Whether something below it is a folder, a link to one or what cannot be looked at, wherever it leads. */
  mayBeFolder(path: string): boolean {
    try {
      return statSync(join(this.path, path)).isDirectory();
    } catch (error) {
      return (error as NodeJS.ErrnoException).code !== "ENOENT";
    }
  }

  /** Whether there is a folder at a path below it. */
  hasFolder(path: string): boolean {
    return this.folderAt(path) !== undefined;
  }

  /** The text of a file below it, as far as it may be read. */
  textAt(path: string): string | undefined {
    const file = this.fileAt(path);
    if (file === undefined || file.stat.size > MOST_BYTES.text) return undefined;
    return this.#decodedText(path, readFileSync(file.absolute));
  }

  /** The text of bytes: of UTF-8 where they are that, whatever the person has named for the others. */
  #decodedText(path: string, bytes: Uint8Array): string {
    const read = readText(bytes, isUtf8(bytes) ? undefined : this.encoding);
    if (read.encoding !== "utf-8") this.decoded.set(path, read);
    return read.text;
  }

  /** The first of some files that is there. */
  firstOf(paths: readonly string[]): string | undefined {
    return paths.find((path) => this.fileAt(path) !== undefined);
  }

  /** A path below it, with slashes, of an absolute one. */
  relative(absolute: string): string {
    return relative(this.path, absolute).split(sep).join("/");
  }
}
