import type { Diagnostic } from "../../../../core/diagnostics.ts";
import { hashOf } from "../../../../core/hash.ts";
import type { PackStore } from "../../../../engine/cache/pack-store.ts";
import type { SiteOptions } from "../../../../site.ts";
import type { TextFile } from "../../../../sources/read/read-data.ts";
import { outlinesIn } from "../../../../sources/site/cached-source.ts";
import { isDoc } from "../../../../sources/site/is-doc.ts";
import type { SiteFiles } from "../../../../sources/site/read-files.ts";
import { sourceKey } from "../../../../sources/site/source-key.ts";

/** What decides about a site besides its files. */
export interface ContentOptions
  extends Pick<SiteOptions, "base" | "url" | "review" | "client" | "today" | "store" | "data"> {
  /** What the pages are dated by, of `historyName`. */
  readonly history: string | undefined;
}

/** A content by its name, and the files that it is of. */
export interface Place {
  readonly name: string;
  readonly files: SiteFiles;
  /** Docs whose words are no part of the name. */
  readonly docs: readonly TextFile[];
  /** Datasheets whose numbers are no part of the name. */
  readonly datasheets: readonly TextFile[];
  readonly store: PackStore;
}

/** Where the store has the content of files: its name names everything that it depends on, but by their outlines docs and datasheets. */
export function placeOf(
  files: SiteFiles,
  { base, url, review, client, today, history, store }: ContentOptions,
): Place {
  const { texts, assets, refused, limits, diagnostics } = files;
  const outlines = outlinesIn(store);
  const [docs, datasheets]: [TextFile[], TextFile[]] = [[], []];
  const named = texts.map((file) => {
    const outline = outlines.get(sourceKey(file, limits));
    if (outline !== "") (isDoc(file) ? docs : datasheets).push(file);
    return `${file.path}\n${outline || file.hash}`;
  });
  const others = assets.map(({ path, hash }) => `${path}\n${hash}`);
  const rest = { base, url, review, client, today, history, limits, refused, diagnostics };
  const name = `content ${hashOf(JSON.stringify(rest), named.join("\n"), others.join("\n"))}`;
  return { name, files, docs, datasheets, store };
}

/** Names what is said of the files of a site. */
export function saidOf(files: readonly Diagnostic[]): string {
  return hashOf(JSON.stringify(files));
}
