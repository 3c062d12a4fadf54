import { allIcons, logoOf, plateOf } from "../../pages/icons/icon-set.ts";
import { MANIFEST_PATH } from "../../pages/icons/web-manifest.ts";
import type { PathProducer } from "../../pages/output-path.ts";

/** The file with which browsers install the site. */
export const manifestPaths: PathProducer = { name: "manifest", paths: () => [{ path: MANIFEST_PATH }] };

/** The icons that it names. */
export const iconPaths: PathProducer = {
  name: "icons",
  paths: (site) => allIcons(logoOf(site), plateOf(site.shell)).map(({ path }) => ({ path })),
};
