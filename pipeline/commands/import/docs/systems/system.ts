import type { DialectName } from "../../../../sources/dialects/dialect.ts";
import type { SourceFolder } from "../source-folder.ts";
import type { FoundSetting } from "./found-settings.ts";
import type { OtherDocs } from "./other-docs.ts";

/** Where something is taken from and where it is put; folders have no final slash, "" is the folder itself. */
export type Place = readonly [from: string, to: string];

/** A former address and where it leads now. */
export type Pair = readonly [string, string];

/** A link of the bar at the top, or a menu of links. */
export type NavigationItem =
  | { readonly label: string; readonly to: string }
  | { readonly label: string; readonly items: readonly { readonly label: string; readonly to: string }[] };

/** The facts that the settings of another system state about its site, below the folder that is imported. */
export interface SystemFacts {
  /** The folder with the pages. */
  readonly docs: string;
  /** Files of settings that the menu and the addresses are read from. */
  readonly settings: readonly Place[];
  /** Folders with the pages of former versions. */
  readonly versions: readonly Place[];
  /** Folders whose files are copied beside the docs. */
  readonly statics: readonly Place[];
  readonly title?: string | undefined;
  readonly tagline?: string | undefined;
  readonly lang?: string | undefined;
  /** Scheme and host of the public site. */
  readonly url?: string | undefined;
  /** Address below which it is served, such as `/book/`. */
  readonly base?: string | undefined;
  /** Address below which the docs are. */
  readonly route: string;
  /** Address of the repository, and the folder of the docs in it where the settings tell. */
  readonly repository?: RepositoryFacts | undefined;
  readonly redirects: readonly Pair[];
  readonly navigation: readonly NavigationItem[];
  /** Patterns of files that the system leaves out of its pages. */
  readonly excluded: readonly string[];
  /** Every key, plugin and preset of the settings; absent: they are no script. */
  readonly keys?: readonly FoundSetting[] | undefined;
  /** Names that templates use for texts, such as `book.version`. */
  readonly variables?: Readonly<Record<string, string>> | undefined;
  /** Folders of the docs that are a book each, from which "/x" counts in an include. */
  readonly books?: readonly string[] | undefined;
  /** Texts of the data folder that are made of several files of the source, by path. */
  readonly texts?: Readonly<Record<string, string>> | undefined;
  /** Addresses of pages that are not those of their files, by the paths of the pages in the data folder. */
  readonly addresses?: Readonly<Record<string, string>> | undefined;
  /** Docs beside those of the site, which have addresses and a menu of their own. */
  readonly further?: readonly FurtherDocs[] | undefined;
  /** Second addresses below which the former site has its docs, and the first ones. */
  readonly mirrored?: readonly Pair[] | undefined;
  /** Folders with docs that are not imported. */
  readonly others?: readonly OtherDocs[] | undefined;
}

/** Docs that have a folder of their own in `further_docs`. */
export interface FurtherDocs {
  /** The name of that folder. */
  readonly name: string;
  /** Their folder in the source. */
  readonly from: string;
  readonly route: string;
  readonly label?: string | undefined;
  /** The name of the docs that they translate; `docs` for those of the site. */
  readonly translates?: string | undefined;
}

export interface RepositoryFacts {
  /** With {path}. */
  readonly template: string;
  readonly folder?: string | undefined;
}

/** A system: its dialect, and how its settings are read. `folder` is where they lie below what is imported, "" or with a final slash. */
export interface System {
  readonly dialect: DialectName;
  readonly read: (source: SourceFolder, folder: string) => SystemFacts;
}

/** Facts of a site that says nothing. */
export const noFacts = {
  settings: [],
  statics: [],
  versions: [],
  route: "/",
  redirects: [],
  navigation: [],
  excluded: [],
};
