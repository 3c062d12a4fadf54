import type { Rewritten } from "./apply-mends.ts";
import type { ImportNote } from "./note.ts";
import type { Plan } from "./plan.ts";
import type { SiteSettings } from "./site-settings.ts";
import type { SourceFolder } from "./source-folder.ts";

/** The plan of an import that is to be settled. */
export interface Planning {
  readonly plan: Plan;
  readonly source: SourceFolder;
  readonly settings: SiteSettings;
}

/** The data folder while its mistakes are mended: its files, its settings, and the notes about them. */
export class PlannedSite {
  readonly plan: Plan;
  readonly source: SourceFolder;
  settings: SiteSettings;
  readonly #notes = new Map<string, ImportNote[]>();

  constructor({ plan, source, settings }: Planning) {
    this.plan = plan;
    this.source = source;
    this.settings = settings;
  }

  /** The notes, in the order of the files. */
  get notes(): ImportNote[] {
    return [...this.#notes.values()].flat();
  }

  note(note: ImportNote): void {
    const ofFile = this.#notes.get(note.file);
    if (ofFile === undefined) this.#notes.set(note.file, [note]);
    else ofFile.push(note);
  }

  /** Writes a text anew, with notes about that; `moved` gives the present line of a former one. */
  rewrite(file: string, { text, notes, moved }: Rewritten): void {
    const before = this.#notes.get(file) ?? [];
    this.#notes.set(file, [...before.map((note) => ({ ...note, line: moved(note.line) })), ...notes]);
    this.plan.set(file, { text });
  }
}
