import { EXPORTS_INDEX_PATH } from "../../exports/exports-index.ts";
import type { OutputPath, PathProducer, PathSite } from "../../pages/output-path.ts";
import { exportsClaim } from "../../pages/pages/exports-page.ts";
import { sheetPathname } from "../../pages/sheet-plan.ts";
import { markdownPath } from "../../render/markdown/markdown-paths.ts";
import { pageFiles } from "../../render/page-paths.ts";

/**
 * The further output of `build --pdf`: the datasheets, and the page that lists them if there is no other file
 * to list.
 */
export const sheetPaths: PathProducer = { name: "sheets", paths: pathsOf };

function pathsOf({ records, exports }: PathSite): OutputPath[] {
  const written = new Set(exports.map(({ pathname }) => pathname));
  const sheets = records.flatMap((record) => {
    const pathname = record.type === "product" ? sheetPathname(record) : undefined;
    if (pathname === undefined || written.has(pathname)) return [];
    const file = { pathname, type: "product", record: record.id };
    return [{ path: pathname.slice(1), isPossible: true, cause: { kind: "export", file } } as const];
  });
  return sheets.length === 0 || exports.length > 0 ? sheets : [...sheets, ...listPaths()];
}

function listPaths(): OutputPath[] {
  const { pathname } = exportsClaim;
  const paths = [EXPORTS_INDEX_PATH, ...pageFiles(pathname), markdownPath(pathname)];
  return paths.map((path) => ({ path, isPossible: true }));
}
