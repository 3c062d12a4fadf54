import type { Diagnostic } from "../../../core/diagnostics.ts";
import { collectLinks } from "../../../model/resolve/site-links.ts";
import type { Site } from "../../../site.ts";
import { fetchMissing } from "./fetch-missing.ts";
import type { ForeignSite } from "./find-system.ts";
import type { Plan } from "./plan.ts";
import type { SourceFolder } from "./source-folder.ts";

interface Fetching {
  readonly source: SourceFolder;
  readonly site: ForeignSite;
  readonly plan: Plan;
}

/** Files that were taken because a page names them. One that does not help its page is dropped again. */
export class FetchedFiles {
  /** The findings that the files of the last round were taken for, by the paths of the files. */
  #asked = new Map<string, Set<string>>();
  readonly #tried = new Set<string>();
  /** Copies that helped. A later mend may take the reference to one away. */
  readonly #copies = new Set<string>();

  /** Takes what pages miss and the source has; false where that is nothing. */
  fetch(errors: readonly Diagnostic[], targetOf: (error: Diagnostic) => string, fetching: Fetching): boolean {
    this.#dropUseless(errors, fetching.plan);
    for (const error of errors) {
      const known = { tried: this.#tried, taken: this.#asked };
      const path = fetchMissing(error, targetOf(error), { ...fetching, ...known });
      if (path !== undefined) this.#asked.set(path, new Set(this.#asked.get(path)).add(keyOf(error)));
    }
    return this.#asked.size > 0;
  }

  /** A file that is not taken again. */
  refuse(path: string): void {
    this.#tried.add(path);
  }

  /** Drops a file where the finding that it was taken for is there all the same. */
  #dropUseless(errors: readonly Diagnostic[], plan: Plan): void {
    // A picture that no browser shows helps its page as little as one that is not there.
    const missing = new Set(
      errors.flatMap((error) =>
        error.code === "image-unreadable"
          ? [keyOf(error), keyOf({ ...error, code: "image-not-found" })]
          : [keyOf(error)],
      ),
    );
    for (const [path, keys] of this.#asked) {
      this.#tried.add(path);
      if ([...keys].every((key) => missing.has(key))) plan.delete(path);
      else if (isCopy(path, plan)) this.#copies.add(path);
    }
    this.#asked = new Map();
  }

  /** Drops the copies that no page of the finished site refers to. */
  dropUnused({ index }: Site, plan: Plan): void {
    if (this.#copies.size === 0) return;
    const used = new Set(
      collectLinks(index).flatMap(({ resolved }) => (resolved.kind === "asset" ? [resolved.asset.path] : [])),
    );
    for (const path of this.#copies) if (!used.has(path) && isCopy(path, plan)) plan.delete(path);
  }
}

function isCopy(path: string, plan: Plan): boolean {
  const file = plan.get(path);
  return file !== undefined && "absolute" in file;
}

function keyOf({ file, line, column, code }: Diagnostic): string {
  return `${file}:${line}:${column} ${code}`;
}
