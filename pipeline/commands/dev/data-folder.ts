import { setTimeout } from "node:timers/promises";
import type { Checked } from "../../core/diagnostics.ts";
import { DataFolderError, folderState } from "../../sources/read/data-folder.ts";
import type { SourceFile } from "../../sources/read/read-data.ts";
import { ReadFiles } from "../../sources/read/read-files.ts";
import type { TextOf } from "../../sources/read/texts-of.ts";
import { readWithinUsualLimits } from "../../sources/site/read-usual-files.ts";
import { EMPTY_MS } from "./watch-data.ts";

/** The files of a data folder that others write into while it is read. */
export class DataFolder {
  readonly #data: string;
  readonly #known = new ReadFiles();

  constructor(data: string) {
    this.#data = data;
  }

  /**
   * All files are of one folder: half of one and half of another, or of none, would be a site that does not
   * exist.
   */
  read(): Checked<SourceFile[]> {
    const before = folderState(this.#data);
    const files = readWithinUsualLimits(this.#data, this.#known);
    const after = folderState(this.#data);
    if ("reason" in after) throw new DataFolderError(this.#data, after.reason);
    const isSame = "identity" in before && before.identity === after.identity;
    return isSame ? files : readWithinUsualLimits(this.#data, this.#known);
  }

  /**
   * The same, some time later if a file is empty that was not empty before: saving empties a file before it
   * is written, and read in between it would take all links to its headings with it. `textOf` returns the
   * former texts.
   */
  async readSettled(textOf: TextOf): Promise<Checked<SourceFile[]>> {
    const files = this.read();
    const isEmptied = (file: SourceFile): boolean =>
      file.kind === "text" && file.text === "" && (textOf(file.path) ?? "") !== "";
    if (!files.value.some(isEmptied)) return files;
    await setTimeout(EMPTY_MS);
    return this.read();
  }
}
