import { ROUTES_PATH } from "../../../renderer/shared/offline-format/site-facts.ts";
import { ARCHIVE_PATH, LATEST_PATH, RELEASES_PATH } from "../../core/release-paths.ts";
import type { OutputPath, PathProducer, PathSite } from "../../pages/output-path.ts";

/** Path of the worker below the base. It never changes: a worker under another name could not be replaced. */
export const WORKER_PATH = "sw.js";

/**
 * The files that devices save: objects and packs are named by hashes of their bytes. Releases are listed if
 * an earlier one is retained.
 */
export const offlinePaths: PathProducer = { name: "offline", paths: pathsOf };

function pathsOf({ records }: PathSite): OutputPath[] {
  const hasArchive = records.some(({ type }) => type === "doc");
  return [
    { path: "packs", isFolder: true },
    { path: LATEST_PATH },
    { path: ROUTES_PATH },
    { path: WORKER_PATH },
    { path: RELEASES_PATH, isPossible: true },
    ...(hasArchive ? [{ path: ARCHIVE_PATH }] : []),
  ];
}
