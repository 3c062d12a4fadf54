import type { Diagnostic } from "../../core/diagnostics.ts";
import type { ExportedFile } from "../../exports/make-exports.ts";
import type { CompileOptions } from "../../pages/compile-options.ts";
import type { Contract } from "../contract/contract.ts";
import type { LinkedSite } from "../external/external-links.ts";

/** Options for checking a whole site. */
export interface CheckOptions extends CompileOptions {
  /** The day as YYYY-MM-DD; absent: no exception of the prose rules has ended. */
  readonly today?: string | undefined;
  /** Datasheets that were printed from the same site before. */
  readonly sheets?: readonly ExportedFile[];
  /** The addresses that the published site has promised; absent: nothing is compared. */
  readonly against?: Contract | undefined;
  /** Whether the site must be ready for the public: whatever a person has still to supply is an error. */
  readonly publish?: boolean | undefined;
  /** Requests the pages of other sites to which this one links; absent: no request is sent. */
  readonly external?: ((site: LinkedSite) => Promise<readonly Diagnostic[]>) | undefined;
}
