import type { PackStore } from "../engine/cache/pack-store.ts";
import type { YieldToEventLoop } from "../engine/yield-to-event-loop.ts";
import type { ClientFiles } from "./shell.ts";

/** Options for compiling pages. */
export interface CompileOptions {
  /** The data folder. */
  readonly data: string;
  /** Base path with a slash at both ends. */
  readonly base: string;
  /** Scheme and host of the published site. */
  readonly url: string | undefined;
  readonly review: boolean;
  readonly client: ClientFiles;
  /** Parsed files by content. */
  readonly store: PackStore;
  /** What is written besides pages; absent: nothing is, and the site is only checked or shown. */
  readonly output?: { readonly pdf: boolean } | undefined;
  /** Lets others work between the steps; absent: all is done in one go. */
  readonly yieldToEventLoop?: YieldToEventLoop | undefined;
  /**
   * True: of docs that are not in the store nothing but the head is parsed, no page is compiled and nothing is checked.
   * It is what `dev` needs to make the first page.
   */
  readonly isEarly?: boolean | undefined;
}
