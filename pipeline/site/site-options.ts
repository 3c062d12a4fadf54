import type { PackStore } from "../cache/pack-store.ts";
import type { ClientFiles } from "../compile/shell.ts";
import type { Contract } from "../contract/contract.ts";
import type { Checked, Diagnostic } from "../diagnostics.ts";
import type { ExportedFile } from "../exports/make-exports.ts";
import type { LinkedSite } from "../external/external-links.ts";
import type { SourceFile } from "../read/read-data.ts";
import type { Threads } from "../threads/threads.ts";
import type { ParsedFiles } from "./index-files.ts";
import type { Pause } from "./pause.ts";

/** What a site is made of and how. */
export interface SiteOptions {
  /** The data folder. */
  readonly data: string;
  /** Base path with a slash at both ends. */
  readonly base: string;
  /** Scheme and host of the published site. */
  readonly url: string | undefined;
  readonly review: boolean;
  readonly client: ClientFiles;
  /** The files of the data folder, where they have been read within the usual limits already. */
  readonly files?: Checked<readonly SourceFile[]> | undefined;
  /** Parsed files by content. */
  readonly store: PackStore;
  /** False: no page gets a picture for links to it, as in `dev`, where nobody shares links. */
  readonly pictures?: boolean | undefined;
  /** For the files of a large site; absent: all work is done here. */
  readonly threads?: Threads | undefined;
  /** Datasheets that were printed from the same site before. */
  readonly sheets?: readonly ExportedFile[];
  /** What is written besides pages; absent: nothing is, and the site is only judged or shown. */
  readonly output?: { readonly pdf: boolean } | undefined;
  /** The day as YYYY-MM-DD; absent: no exception of the prose rules has ended. */
  readonly today?: string | undefined;
  /** What the published site has promised; absent: nothing is compared. */
  readonly against?: Contract | undefined;
  /** Asks other sites for the pages that this one links to; absent: nobody is asked. */
  readonly external?: ((site: LinkedSite) => Promise<readonly Diagnostic[]>) | undefined;
  /** Lets others work between the steps; absent: all is done in one go. */
  readonly pause?: Pause | undefined;
  /**
   * True: of docs that are not in the store nothing but the head is parsed, no page is compiled and nothing is judged.
   * It is what `dev` needs to make the first page.
   */
  readonly isEarly?: boolean | undefined;
  /** Exchanges files that were read, to see what depends on them; the result is compared and never written. */
  readonly alter?: ((files: ParsedFiles) => ParsedFiles) | undefined;
}
