import { hashOf } from "../../../core/hash.ts";
import type { OutputFile } from "../../../write/tree-plan.ts";
import { mistakeStyles } from "../../shared/mistake-styles.ts";
import { TRIAL_MARK, type TrialMark } from "../../shared/trial-mark.ts";

/** Files by which devices, hosts, search engines and the next build know a release. */
const ofReleases =
  /^(?:sw\.js|latest\.json|links\.json|kept-releases\.json|sitemap.*|llms\.txt|robots\.txt|_headers|_redirects|nginx.*)$|^packs\//;

/** The files of a site as those of a trial, which nothing can take for a release. */
export function trialFiles(files: readonly OutputFile[], mark: TrialMark): OutputFile[] {
  const own = {
    [TRIAL_MARK]: `${JSON.stringify(mark)}\n`,
    "robots.txt": "User-agent: *\nDisallow: /\n",
  };
  return [
    mistakeStyles,
    ...files.filter(({ path }) => !ofReleases.test(path)),
    ...Object.entries(own).map(([path, text]) => ({ path, key: hashOf(text), bytes: () => text })),
  ];
}
