import type {
  LinkIndex,
  NotFoundPage,
  OfflinePage,
  PageRecord,
  SearchPage,
  SiteShell,
} from "../../schema/generated/types.ts";
import type { Diagnostic } from "../core/diagnostics.ts";
import type { PolicyHosts } from "../core/http/analytics-hosts.ts";
import type { ExportedFile } from "../exports/make-exports.ts";
import type { Asset } from "../model/resolve/asset-path.ts";
import type { FormerAddress } from "../model/resolve/former-addresses.ts";
import type { SerialRow } from "../model/serials/registers.ts";
import type { TextOf } from "../sources/read/texts-of.ts";
import type { CompiledSite } from "./compile-site.ts";

/** The compiled site: everything that is published, and all diagnostics. */
export interface SiteContent {
  readonly records: readonly PageRecord[];
  readonly notFound: NotFoundPage;
  /** The page `/search`, which has no file. */
  readonly search: SearchPage;
  /** The page `/offline`, which has no file either. */
  readonly offline: OfflinePage;
  readonly sidebars: CompiledSite["sidebars"];
  readonly shell: SiteShell;
  readonly links: LinkIndex;
  /** Names the link index by what it says; made when it is first asked for, which a check never does. */
  readonly linksName: () => string;
  /** Names what lists say of the pages, as `namePages` does. */
  readonly pagesName: () => string;
  readonly redirects: readonly FormerAddress[];
  /** Assets that pages show or offer. */
  readonly assets: readonly Asset[];
  /** Pictures for links to the pages; none without the site's address. */
  readonly pictures: readonly DrawnPicture[];
  /** Files that other programs read. */
  readonly exports: readonly ExportedFile[];
  /** The data of the serial check. */
  readonly serials: readonly SerialRow[];
  readonly hosts: PolicyHosts;
  /** All mistakes of all files that no baseline accepts, sorted. Paths are relative to the data folder. */
  readonly diagnostics: readonly Diagnostic[];
  /** The mistakes that `baseline.yaml` accepts, sorted. Pages with them are built. */
  readonly accepted: readonly Diagnostic[];
  readonly textOf: TextOf;
}

/** A picture as the output names it. */
export interface DrawnPicture {
  /** Path below the output folder. */
  readonly path: string;
  /** Names the drawing. */
  readonly key: string;
  readonly svg: string;
}
