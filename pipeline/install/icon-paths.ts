import type { OutputPath, PathSite } from "../emit/output-path.ts";
import { allIcons, logoOf } from "./icon-set.ts";
import { MANIFEST_PATH } from "./web-manifest.ts";

/** What browsers install the site by. */
export function iconPaths(site: PathSite): OutputPath[] {
  return [{ path: MANIFEST_PATH }, ...allIcons(logoOf(site)).map(({ path }) => ({ path }))];
}
