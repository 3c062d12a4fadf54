import type { Diagnostic } from "../../diagnostics.ts";
import type { SiteIndex } from "../../resolve/site-index.ts";

/** A rule that a JSON Schema cannot express. It judges the whole site and says where it is broken. */
export type Rule = (index: SiteIndex) => readonly Diagnostic[];
