import { isAbsolute, relative } from "node:path";
import { UsageError } from "../../core/usage-error.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import { updateSnippets, writeSchemas } from "../shared/editor-schemas/write-schemas.ts";
import type { OptionsOf } from "../shared/options.ts";
import { say } from "../shared/session.ts";

/** Keeps the schemas for editors as the data folder is. A folder elsewhere has editors of its own. */
export class SavedSchemas {
  readonly #options: OptionsOf<"dev">;
  #isOn: boolean;

  constructor(options: OptionsOf<"dev">) {
    const path = relative(process.cwd(), options.data);
    this.#options = options;
    this.#isOn = !path.startsWith("..") && !isAbsolute(path);
  }

  /**
   * Writes the schemas that differ. If nothing can be written, as on a full disk, this is reported once and
   * `dev` goes on.
   */
  update(index: SiteIndex): void {
    if (!this.#isOn) return;
    try {
      writeSchemas(index);
      updateSnippets(index);
    } catch (error) {
      this.#isOn = false;
      const reason = error instanceof UsageError ? `${error.message} ${error.hint}` : String(error);
      say(this.#options, `The schemas for editors cannot be written: ${reason}`);
    }
  }
}
