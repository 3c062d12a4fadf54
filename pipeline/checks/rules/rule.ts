import type { Diagnostic } from "../../core/diagnostics.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";

/** A rule that a JSON Schema cannot express. It checks the whole site and says where it is broken. */
export type Rule = (index: SiteIndex) => readonly Diagnostic[];
