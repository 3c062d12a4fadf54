import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Redirect } from "../../core/http/redirect.ts";
import type { SitePolicy } from "../../core/http/response-headers.ts";

/** The file that marks a trial: no build replaces a folder that has it, and no trial one without it. */
export const TRIAL_MARK = "trial.json";

/** The content of that file: how many mistakes the site has, and the data that a server needs to show it. */
export interface TrialMark {
  readonly trial: true;
  readonly mistakes: number;
  readonly redirects: readonly Redirect[];
  readonly policy: SitePolicy;
}

/** The mark of a trial in a folder; undefined without one. */
export function readTrialMark(folder: string): TrialMark | undefined {
  const path = join(folder, TRIAL_MARK);
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as TrialMark) : undefined;
}
