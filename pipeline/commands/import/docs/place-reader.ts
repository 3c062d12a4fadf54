import { join, sep } from "node:path";
import type { Diagnostic } from "../../../core/diagnostics.ts";
import { isBinary } from "../../../core/text/encoding/is-binary.ts";
import { dataPathProblem } from "../../../sources/read/data-path.ts";
import { readData, type SourceFile } from "../../../sources/read/read-data.ts";
import { displayPath } from "../../shared/display-path.ts";
import { isPagePath, joined, type Plan, type PlannedFile } from "./plan.ts";
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

/** Reads folders of the source into a plan. A link within the source is followed, to a file as to a folder; any other is reported. */
export class PlaceReader {
  /** Files among the docs that are no pages and no pictures. */
  readonly left: string[] = [];
  /** Files that the person leaves out. */
  readonly leftOut: string[] = [];
  readonly diagnostics: Diagnostic[] = [];

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
      ...{ fileBytes: MOST_BYTES.text, imageBytes: MOST_BYTES.asset },
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
    const path = joined(to, file.path);
    const own = joined(from, file.path);
    const problem = dataPathProblem(path);
    const hidden = this.#hiddenPart(own, from);
    if (problem !== undefined)
      this.diagnostics.push(badName(displayPath(join(this.source.path, own)), problem));
    else if (hidden !== undefined) this.#report(hiddenTarget(file.path, hidden), from);
    else this.plan.set(path, planned(file, join(this.source.path, from)));
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
    if (hidden !== undefined) this.#report(hiddenTarget(path, hidden), from);
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
    const hidden = this.source.hiddenPart(real, from);
    const target = joined(to, path);
    const problem = dataPathProblem(target);
    if (!isTaken(path)) this.left.push(joined(from, path));
    else if (hidden !== undefined) this.#report(hiddenTarget(path, hidden), from);
    else if (problem !== undefined)
      this.diagnostics.push(badName(displayPath(join(this.source.path, from, path)), problem));
    else this.plan.set(target, content);
  }

  #report(diagnostic: Diagnostic, from: string): void {
    const { code, file } = diagnostic;
    const hint =
      code === "file-outside" && diagnostic.hint !== HIDDEN_HINT
        ? "Import a folder that holds both the link and the file, or put the file itself there."
        : code.startsWith("limit-")
          ? "Make it smaller, or take it out of the folder."
          : diagnostic.hint;
    const path = displayPath(join(this.source.path, from, file));
    this.diagnostics.push({ ...diagnostic, file: path, ...(hint !== undefined && { hint }) });
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

const HIDDEN_HINT = "Take the link out, or put what it leads to in its place.";

function hiddenTarget(file: string, part: string): Diagnostic {
  return {
    code: "file-outside",
    severity: "error",
    file,
    message: `This link leads to "${part}" or into it, which is hidden and no part of the docs.`,
    hint: HIDDEN_HINT,
  };
}

/** A file that cannot have its name in a data folder. */
export function badName(file: string, problem: string): Diagnostic {
  return {
    code: "output-path",
    severity: "error",
    file,
    message: `This name cannot be that of a file in a data folder. ${problem}`,
    hint: "Rename it in the source, and the links to it.",
  };
}
