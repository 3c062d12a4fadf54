import type { Template } from "../../../renderer/shared/compose/types.ts";
import type { ComposedPage } from "../../render/page-files.ts";
import type { SiteLocation } from "../../render/page-needs.ts";
import type { PlannedFiles } from "./planned-files.ts";

/** Input for the offline copy: pages, page shell, and all files that other steps have planned. */
export interface OfflineSite extends SiteLocation {
  readonly pages: readonly ComposedPage[];
  readonly template: Template;
  /** Label of the docs. */
  readonly docsLabel: string;
  readonly files: PlannedFiles;
  /** Files of the client; some page may load each of them. */
  readonly clientFiles: readonly string[];
  /** Those of them that the worker keeps for everyone. */
  readonly shellFiles: readonly string[];
}
