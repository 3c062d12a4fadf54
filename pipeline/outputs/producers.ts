import type { PathProducer } from "../pages/output-path.ts";
import { markdownPaths } from "../render/markdown/markdown-paths.ts";
import { pagePaths } from "../render/page-paths.ts";
import { clientPaths, sitePaths } from "./emit/site-paths.ts";
import { hostPaths } from "./hosts/host-paths.ts";
import { iconPaths, manifestPaths } from "./install/icon-paths.ts";
import { offlinePaths } from "./offline/offline-paths.ts";
import { picturePaths } from "./open-graph/picture-paths.ts";
import { sheetPaths } from "./print/sheet-paths.ts";
import { searchPaths } from "./search/search-paths.ts";
import { serialPaths } from "./serials/serial-paths.ts";

/**
 * The paths that a build writes, producer by producer; `makers` of `../build.ts` are the same ones with the
 * functions that make their files. If two of them want one path, the later one is to blame: the site's own
 * come first.
 */
export const producers: readonly PathProducer[] = [
  serialPaths,
  manifestPaths,
  iconPaths,
  clientPaths,
  picturePaths,
  offlinePaths,
  sitePaths,
  hostPaths,
  searchPaths,
  sheetPaths,
  pagePaths,
  markdownPaths,
];
