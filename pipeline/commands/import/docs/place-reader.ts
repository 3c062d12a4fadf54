import { join, sep } from "node:path";
import type { Diagnostic } from "../../../core/diagnostics.ts";
import { isBinary } from "../../../core/text/encoding/is-binary.ts";
import { hiddenPart } from "../../../sources/read/data-path.ts";
import { readData, type SourceFile } from "../../../sources/read/read-data.ts";
import { displayPath } from "../../shared/display-path.ts";
import { hiddenNote, leftOutNote } from "./left-out.ts";
import type { ImportNote } from "./note.ts";
import { isPagePath, joined, type Plan, type PlannedFile } from "./plan.ts";
import { freePath, plainPath } from "./second-name.ts";
import { MOST_BYTES, type SourceFolder } from "./source-folder.ts";

/** A folder of the source whose files are taken, and where they are put. */
interface Place {
  readonly from: string;
  readonly to: string;
  /** Whether a file is taken, by its path below the place. */
  readonly isTaken: (path: string) => boolean;
  /** Real paths of the folders in which links have led here. */
  readonly trail?: readonly string[];
}

/**
 * Reads folders of the source into a plan. A link within the source is followed, to a file as to a folder; any other one is left out, as is
 * all that no data folder can have, and the notes name it. Diagnostics are about what the system does not let be read.
 */
export class PlaceReader {
  /** Files among the docs that are no pages and no pictures. */
  readonly left: string[] = [];
  /** Files that the person leaves out. */
  readonly leftOut: string[] = [];
  readonly diagnostics: Diagnostic[] = [];
  readonly notes: ImportNote[] = [];
  /** Paths in the data folder of files that cannot have their own there, by these. */
  readonly secondNames = new Map<string, string>();

  constructor(
    readonly source: SourceFolder,
    readonly plan: Plan,
    /** Patterns of files that the system leaves out. */
    readonly excluded: readonly RegExp[],
  ) {}

  read(place: Place): void {
    const { from, isTaken } = place;
    const folder = join(this.source.path, from);
    const found = readData(folder, {
      fileBytes: MOST_BYTES.text,
      imageBytes: MOST_BYTES.asset,
      isForeign: true,
    });
    for (const diagnostic of found.diagnostics)
      if (!this.#isLeftOut(joined(from, diagnostic.file))) this.#refused(diagnostic, place);
    for (const file of found.value) {
      if (file.kind === "refused" || this.#isExcluded(file.path)) continue;
      if (this.#isLeftOut(joined(from, file.path))) continue;
      if (isTaken(file.path)) this.#take(file, place);
      else this.left.push(joined(from, file.path));
    }
  }

  #isExcluded(path: string): boolean {
    return this.excluded.some((pattern) => pattern.test(path));
  }

  #isLeftOut(path: string): boolean {
    const isLeftOut = this.source.isLeftOut(path);
    if (isLeftOut) this.leftOut.push(path);
    return isLeftOut;
  }

  #take(file: SourceFile, { from, to }: Place): void {
    const own = joined(from, file.path);
    const hidden = this.#hiddenPart(own, from);
    if (hidden !== undefined) this.notes.push(hiddenNote(own, hidden));
    else this.#put({ own, path: joined(to, file.path) }, planned(file, join(this.source.path, from)));
  }

  /** Plans a file at its path, or at one that is like it on all systems. */
  #put({ own, path }: { readonly own: string; readonly path: string }, file: PlannedFile): void {
    const plain = plainPath(path);
    const hidden = hiddenPart(plain);
    if (hidden !== undefined) this.notes.push(hiddenNote(own, hidden));
    else if (plain === path) this.plan.set(path, file);
    else {
      const second = this.plan.has(plain) ? freePath(plain, (one) => this.plan.has(one)) : plain;
      this.secondNames.set(path, second);
      this.plan.set(second, file);
    }
  }

  /** The hidden file or folder that a link leads to or into; undefined where it does not. */
  #hiddenPart(path: string, folder: string): string | undefined {
    const file = this.source.fileAt(path);
    return file === undefined ? undefined : this.source.hiddenPart(file.absolute, folder);
  }

  /** Handles a file that cannot be read below the place: it may be a link to another part of the source. */
  #refused(diagnostic: Diagnostic, place: Place): void {
    const { code, file: path } = diagnostic;
    const own = joined(place.from, path);
    if (this.#isExcluded(path)) return;
    const isLink = code === "file-outside";
    const folder = isLink ? this.source.folderAt(own) : undefined;
    const linked = isLink ? linkedFile(this.source, own) : undefined;
    if (folder !== undefined) this.#linkedFolder(path, folder, place);
    else if (linked !== undefined) this.#linkedFile(path, linked, place);
    else if (code === "encoding-invalid" && place.isTaken(path) && this.#isDecoded(path, place)) return;
    else if (place.isTaken(path) || this.source.mayBeFolder(own)) this.#report(diagnostic, place.from);
    else this.left.push(own);
  }

  /** Takes a text that is not UTF-8 but in another encoding; false for a file that is no text in that one. */
  #isDecoded(path: string, place: Place): boolean {
    const own = joined(place.from, path);
    const text = this.source.textAt(own);
    if (text === undefined || isBinary(text)) {
      this.source.decoded.delete(own);
      return false;
    }
    this.#take({ kind: "text", path, text, hash: "" }, place);
    return true;
  }

  #linkedFolder(path: string, folder: string, { from, to, isTaken, trail = [] }: Place): void {
    const hidden = this.source.hiddenPart(folder, from);
    const here = this.source.folderAt(from) ?? folder;
    const above = [...trail, here];
    if (hidden !== undefined) this.notes.push(hiddenNote(joined(from, path), hidden));
    // One that leads to a folder which it is in has no end, and nothing that is not read already.
    else if (!above.some((each) => (each + sep).startsWith(folder + sep)))
      this.read({
        from: joined(from, path),
        to: joined(to, path),
        isTaken: (below) => isTaken(`${path}/${below}`) && !this.#isExcluded(`${path}/${below}`),
        trail: [...above, folder],
      });
  }

  #linkedFile(
    path: string,
    file: PlannedFile & { readonly real: string },
    { from, to, isTaken }: Place,
  ): void {
    const { real, ...content } = file;
    const own = joined(from, path);
    const hidden = this.source.hiddenPart(real, from);
    if (!isTaken(path)) this.left.push(own);
    else if (hidden !== undefined) this.notes.push(hiddenNote(own, hidden));
    else this.#put({ own, path: joined(to, path) }, content);
  }

  #report(diagnostic: Diagnostic, from: string): void {
    const file = joined(from, diagnostic.file);
    const note = leftOutNote(diagnostic, file);
    if (note !== undefined) this.notes.push(note);
    else this.diagnostics.push({ ...diagnostic, file: displayPath(join(this.source.path, file)) });
  }
}

function planned(file: SourceFile, folder: string): PlannedFile {
  if (file.kind === "text") return { text: file.text };
  return file.kind === "asset"
    ? { absolute: file.absolute, bytes: file.bytes }
    : { absolute: join(folder, file.path), bytes: 0 };
}

/** A link that leads out of the place, to a file that is in the source all the same. */
function linkedFile(
  source: SourceFolder,
  path: string,
): (PlannedFile & { readonly real: string }) | undefined {
  const file = source.fileAt(path);
  if (file === undefined) return undefined;
  const real = file.absolute;
  if (!isPagePath(path)) return { absolute: real, bytes: file.stat.size, real };
  const text = source.textAt(path);
  return text === undefined ? undefined : { text, real };
}
