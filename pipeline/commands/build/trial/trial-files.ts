import { hashOf } from "../../../core/hash.ts";
import { TreePaths } from "../../../core/paths/tree-paths.ts";
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
  const added = Object.entries(own).map(([path, text]) => ({ path, key: hashOf(text), bytes: () => text }));
  const paths = new TreePaths();
  // The list of mistakes has a page whose address no disk can hold; of two at one place the first one is looked at.
  return [mistakeStyles, ...added, ...files.filter(({ path }) => !ofReleases.test(path))].filter(
    ({ path }) => paths.add(path) === undefined,
  );
}
