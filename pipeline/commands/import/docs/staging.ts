import { constants, copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { withFile } from "../../../write/safe-folder/system-refusal.ts";
import { temporaryFolder } from "../../../write/safe-folder/temporary-folder.ts";
import type { Plan, PlannedFile } from "./plan.ts";

/** A folder of its own in which a plan is checked as a data folder before anything is written; it is removed again. */
export class Staging {
  readonly #temporary = temporaryFolder("fairlead-import-");
  readonly #written = new Map<string, PlannedFile>();

  /** Its name is that of a folder in which every file is read. */
  get folder(): string {
    return join(this.#temporary.path, "data");
  }

  constructor() {
    mkdirSync(this.folder);
  }

  /** Brings the folder to what a plan says; files that are the same stay. */
  update(plan: Plan): void {
    for (const path of this.#written.keys()) if (!plan.has(path)) this.#remove(path);
    for (const [path, file] of plan) {
      if (this.#written.get(path) === file) continue;
      withFile(this.folder, "written", () => writePlanned(join(this.folder, path), file));
      this.#written.set(path, file);
    }
  }

  #remove(path: string): void {
    rmSync(join(this.folder, path), { force: true });
    this.#written.delete(path);
  }

  remove(): void {
    this.#temporary.remove();
  }
}

function writePlanned(absolute: string, file: PlannedFile): void {
  mkdirSync(dirname(absolute), { recursive: true });
  if ("text" in file) writeFileSync(absolute, file.text);
  else if (file.content !== undefined) writeFileSync(absolute, file.content);
  else copyFileSync(file.absolute, absolute, constants.COPYFILE_FICLONE);
}
