import type { Navigation, PageFragments, PageRecord } from "../../../schema/generated/types.ts";

export type { Navigation, PageFragments };

/** The frame around every page, drawn once a build; `compose` puts the parts of a page into it. */
export interface Template {
  readonly lang: string;
  readonly dir: "ltr" | "rtl";
  /** Base path with a slash at both ends. */
  readonly base: string;
  /** Head elements that all pages share: charset, viewport, style sheets, fonts, mode script, icons. */
  readonly head: string;
  /** HTML before `main`: skip link, announcement bar, navbar. */
  readonly before: string;
  /** HTML after `main`: footer, back-to-top control. */
  readonly after: string;
  /** Scripts at the end of the body. */
  readonly scripts: string;
  /** Attributes of the html element beside lang and dir, as written into the tag. */
  readonly rootAttributes: string;
  /** Sidebar trees by name. */
  readonly sidebars: Readonly<Record<string, Navigation>>;
}

/** Facts of a page that `compose` needs beside its parts. */
export interface PageShellInput {
  readonly type: PageRecord["type"];
  readonly pathname: string;
  /** Name of the sidebar, on docs pages. */
  readonly sidebar?: string;
  /** Hash of the page's own record; the only version that a page carries. */
  readonly hash: string;
}
