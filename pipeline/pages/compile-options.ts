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
  /** Output besides pages; absent: nothing is written, and the site is only checked or shown. */
  readonly output?: { readonly pdf: boolean } | undefined;
  /** Whether pages mark what leads nowhere, as in `dev` and in a trial; absent: a dead link is its text. */
  readonly marks?: boolean | undefined;
  /** The pages to make; absent: all. */
  readonly only?: Selection | undefined;
}

/** Some pages of a site, and what the others are meanwhile. */
export interface Selection {
  /** Addresses. */
  readonly pathnames: ReadonlySet<string>;
  /**
   * Files whose pages are all made. Other docs that are not in the store are only parsed as far as their
   * head.
   */
  readonly files: ReadonlySet<string>;
  /** The site as it was made last; absent: there are no other pages. */
  readonly former?: FormerPages | undefined;
}

/** The parts of a former site that stay when some of its pages are made again. */
export interface FormerPages {
  readonly records: readonly PageRecord[];
  readonly links: LinkIndex;
  readonly basis: { readonly context: Pick<CompileContext, "incomplete" | "lastChanges"> };
}
