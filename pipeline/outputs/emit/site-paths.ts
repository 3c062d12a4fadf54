import versions from "../../../schema/published/versions.json" with { type: "json" };
import { EXPORTS_INDEX_PATH } from "../../exports/exports-index.ts";
import { distinctAssets } from "../../model/resolve/asset-path.ts";
import { defaultIcon } from "../../pages/icons/default-icon.ts";
import { hasNotices, noticeFeedPath } from "../../pages/notice-feed-path.ts";
import type { OutputPath, PathProducer, PathSite } from "../../pages/output-path.ts";

/** Written where the site knows its own address. */
export const SITEMAP_PATH = "sitemap.xml";

/** Licences of what the client is made of. */
export const NOTICES_PATH = "notices.txt";

/** Files that every site has beside its pages. */
const ALWAYS = [
  "links.json",
  "schema/versions.json",
  ...Object.keys(versions).map((name) => `schema/${name}.schema.json`),
  "robots.txt",
];

/** The files of `siteFiles`, without the pages at former addresses, which make way for all others. */
export const sitePaths: PathProducer = { name: "site", paths: pathsOf };

/** The client's own files: those in `assets/` have names of hashes, and the notices of their makers. */
export const clientPaths: PathProducer = {
  name: "client",
  paths: () => [{ path: "assets", isFolder: true }, { path: NOTICES_PATH }],
};

function* pathsOf({ records, sidebars, shell, assets, exports }: PathSite): Generator<OutputPath> {
  for (const path of ALWAYS) yield { path };
  for (const name of Object.keys(sidebars)) yield { path: `navigation/${name}.json` };
  if (exports.length > 0) yield { path: EXPORTS_INDEX_PATH };
  if (shell.assets.icon === shell.base + defaultIcon.path) yield { path: defaultIcon.path };
  // A build may be given the address that a check has not.
  const isPossible = shell.url === undefined ? ({ isPossible: true } as const) : {};
  if (hasNotices(records)) yield { path: noticeFeedPath, ...isPossible };
  yield { path: SITEMAP_PATH, ...isPossible };
  for (const file of exports) yield { path: file.pathname.slice(1), cause: { kind: "export", file } };
  for (const asset of distinctAssets(assets)) yield { path: asset.output, cause: { kind: "asset", asset } };
}
