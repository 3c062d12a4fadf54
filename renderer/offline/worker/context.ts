import type { SiteFacts } from "../format/site-facts.ts";
import type { SavedCopy } from "./saved-copy.ts";
import type { Shell } from "./shell.ts";

/** What answers are made of. */
export interface Context {
  readonly site: SiteFacts;
  readonly copy: SavedCopy;
  readonly shell: Pick<Shell, "match" | "matchHashed">;
  readonly patience: Patience;
}

const FIRST_MS = 3000;
const AGAIN_MS = 30_000;

/** How long the network may take until its headers: little at first, long for a visitor who asks for the same again. */
export class Patience {
  readonly #failed = new Set<string>();

  /** In milliseconds. */
  for(pathname: string): number {
    return this.#failed.has(pathname) ? AGAIN_MS : FIRST_MS;
  }

  note(pathname: string, hasAnswered: boolean): void {
    if (hasAnswered) this.#failed.delete(pathname);
    else this.#failed.add(pathname);
  }
}
