import type { SiteSource } from "../../../schema/generated/types.ts";
import { type DiagnosticCode, diagnosticCodes } from "../../core/diagnostic-codes.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import type { Source } from "../../sources/parse/source.ts";

type Checks = NonNullable<SiteSource["checks"]>;

export type Severity = NonNullable<Checks["severity"]>[string];
export type Exception = NonNullable<Checks["exceptions"]>[number];

/** The settings of `site.yaml` for diagnostics, with the file in which they are written. */
export interface CheckSettings {
  readonly source: Source;
  readonly severity: Readonly<Record<string, Severity>>;
  readonly exceptions: readonly Exception[];
}

/** The settings of a site; undefined where it says nothing, or where its file has mistakes. */
export function checkSettings({ site }: Pick<SiteIndex, "site">): CheckSettings | undefined {
  const { checks } = (site?.valid === true ? site.data : {}) as SiteSource;
  if (site === undefined || checks === undefined) return undefined;
  return { source: site, severity: checks.severity ?? {}, exceptions: checks.exceptions ?? [] };
}

/** Whether Fairlead has a diagnostic of this code. */
export function isKnown(code: string): code is DiagnosticCode {
  return Object.hasOwn(diagnosticCodes, code);
}

/** Whether a site may choose the severity of a code, or accept it for a time. */
export function isOpen(code: string): boolean {
  return isKnown(code) && diagnosticCodes[code] === "open";
}
