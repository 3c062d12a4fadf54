import type { LinkIndex, PageRecord } from "../../schema/generated/types.ts";
import type { Engine } from "../engine/engine.ts";
import type { CompileContext } from "./context.ts";
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
  /** Finds what was made before, and has the rest made. */
  readonly engine: Engine;
  /** What is written besides pages; absent: nothing is, and the site is only checked or shown. */
  readonly output?: { readonly pdf: boolean } | undefined;
  /** The pages to make; absent: all. */
  readonly only?: Selection | undefined;
}

/** Some pages of a site, and what the others are meanwhile. */
export interface Selection {
  /** Addresses. */
  readonly pathnames: ReadonlySet<string>;
  /** Files of which every page is made. Of other docs that are not in the store nothing but the head is parsed. */
  readonly files: ReadonlySet<string>;
  /** The site as it was made last; absent: there are no other pages. */
  readonly former?: FormerPages | undefined;
}

/** What stays of a former site where some of its pages are made again. */
export interface FormerPages {
  readonly records: readonly PageRecord[];
  readonly links: LinkIndex;
  readonly basis: { readonly context: Pick<CompileContext, "incomplete" | "lastChanges"> };
}
