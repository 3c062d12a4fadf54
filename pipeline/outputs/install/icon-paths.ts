import { allIcons, logoOf } from "../../pages/icons/icon-set.ts";
import { MANIFEST_PATH } from "../../pages/icons/web-manifest.ts";
import type { OutputPath, PathSite } from "../../pages/output-path.ts";

/** Output paths of the web app manifest and icons. */
export function iconPaths(site: PathSite): OutputPath[] {
  return [{ path: MANIFEST_PATH }, ...allIcons(logoOf(site)).map(({ path }) => ({ path }))];
}
