import type { Checked } from "../core/diagnostics.ts";
import type { SitePolicy } from "../core/http/response-headers.ts";
import type { Engine } from "../engine/engine.ts";
import type { PathProducer } from "../pages/output-path.ts";
import type { SiteContent } from "../pages/site-content.ts";
import type { OutputFile } from "../write/tree-plan.ts";
import type { DrawnPages, DrawTools } from "./draw-pages.ts";
import type { ComposedPage, PageShell } from "./page-files.ts";
import type { SearchText } from "./search-texts.ts";

/** The tools with which a site is built. */
export interface BuildTools extends DrawTools {
  /** Pictures for links that were drawn before; absent: none is made. */
  readonly pictures?: Engine | undefined;
  /** Attributes that the root element of every page gets besides its own; `dev` marks its pages. */
  readonly rootAttributes?: string;
  /** HTML at the end of what the heads of all pages have in common. */
  readonly head?: string;
  /** The release for which an offline copy is made; absent: none is, as in `dev`. */
  readonly release?: Release;
}

/** The number and date by which releases are distinguished; both are inputs of the build. */
export interface Release {
  readonly release: number;
  /** SOURCE_DATE_EPOCH as a date in UTC; undefined where it is not set. */
  readonly date: string | undefined;
}

/** A site before anything of it is drawn. */
export interface BuildInput {
  readonly content: SiteContent;
  readonly tools: BuildTools;
}

/** A site with its pages and what is around them. */
export interface DrawnSite extends BuildInput, DrawnPages {
  /** Names the shell. */
  readonly shellKey: string;
  readonly pageShell: PageShell;
  readonly policy: SitePolicy;
  /** The texts of the pages for the search; made when they are first requested. */
  readonly texts: () => readonly SearchText[];
}

/** A site whose pages are files. */
export interface ComposedSite extends DrawnSite {
  readonly pages: readonly ComposedPage[];
}

/** Files of a producer. */
export type Files = readonly OutputFile[];

/**
 * A maker of output files. The forms differ in when the files are made, and so in which parts of the site are
 * available.
 */
export type Producer =
  | FirstProducer
  | PageProducer
  | ComposedProducer
  | AskedProducer
  | Collector
  | PrintedProducer;

/** Begins before the pages are drawn, because it takes long. `dev` makes its files when one of them is asked for. */
interface FirstProducer extends PathProducer {
  readonly when: "first";
  /** How their paths begin. */
  readonly below: string;
  readonly files: (input: BuildInput) => Promise<Files>;
}

/** Makes the files of the pages, once they are drawn. All that come later are given them. */
interface PageProducer extends PathProducer {
  readonly when: "drawn";
  readonly compose: (site: DrawnSite) => Promise<readonly ComposedPage[]>;
}

/** The plain form. */
interface ComposedProducer extends PathProducer {
  readonly when: "composed";
  readonly files: (site: ComposedSite) => Files | Promise<Files>;
}

/** Makes its files when one of them is asked for: in `dev` that may be never, in a build it is at the end. */
interface AskedProducer extends PathProducer {
  readonly when: "asked";
  /** How their paths begin; "" where they lie anywhere. */
  readonly below: string;
  /** Work that a thread can begin as soon as the pages are drawn. */
  readonly ahead?: (site: DrawnSite) => Promise<void>;
  readonly files: (site: DrawnSite) => Files;
  /** Read where there is a network alone: no collector is given them. */
  readonly isOnline?: boolean;
}

/** Gets the files of all others but of pages, which it has; comes last. */
interface Collector extends PathProducer {
  readonly when: "last";
  readonly files: (site: ComposedSite, others: () => Files) => Promise<Checked<Files>>;
}

/** Printed by a browser from the pages of a first build; the site that is built has its files among its exports. */
interface PrintedProducer extends PathProducer {
  readonly when: "printed";
}
