import type { Diagnostic } from "../../core/diagnostics.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";

/** A rule that a JSON Schema cannot express. It checks the whole site and says where it is broken. */
export type Rule = (index: SiteIndex) => readonly Diagnostic[];

/** A problem of a part of a record, at a key of that part. */
export interface KeyProblem {
  readonly key: string;
  readonly message: string;
  readonly hint: string;
}
