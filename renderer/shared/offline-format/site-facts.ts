/** A file that the worker stores when it is installed. */
export interface ShellEntry {
  /** Rooted address, with the base path. */
  readonly url: string;
  /** Changes with the bytes; null where the address itself does. */
  readonly revision: string | null;
  /** Subresource integrity of the decoded bytes: `sha256-…` in base64. */
  readonly integrity: string;
  /** Content-Type. */
  readonly type: string;
}

/** Facts of the site that the pipeline passes to the worker. They are put in front of the bundled script. */
export interface SiteFacts {
  /** Base path with a slash at both ends: the worker's scope. */
  readonly base: string;
  readonly title: string;
  readonly lang: string;
  /** Client scripts, styles and fonts, `404.html` and the route list. */
  readonly shell: readonly ShellEntry[];
  /** Headers of a page, as they are configured at hosts. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Every page of the site and the section it is in, saved or not: the shell file `routes.json`. No sizes: with them each
 * changed word would be a new worker.
 */
export interface RouteList {
  readonly sections: readonly { readonly id: string; readonly title: string }[];
  /** Pathname, decoded and without base -> place of its section in the list. */
  readonly pages: Readonly<Record<string, number>>;
  /** Former pathname, decoded and without base -> where it leads: a rooted address or a URL. */
  readonly moved: Readonly<Record<string, string>>;
}

/** Path of the route list below the base. */
export const ROUTES_PATH = "routes.json";
/** The name of the constant that is declared before the bundled script. */
export const SITE_FACTS = "fairleadSite";
