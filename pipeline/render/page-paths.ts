import { decodedPath } from "../core/text/decoded.ts";
import type { OutputPath, PathProducer, PathSite } from "../pages/output-path.ts";

/** Pages without a file in the data folder. */
const OWN_PAGES = ["/search", "/offline"];

/** Folder of a page in the output: "" for the home page, `docs/intro/` for /docs/intro. */
export function pageFolder(pathname: string): string {
  return pathname === "/" ? "" : `${decodedPath(pathname.slice(1))}/`;
}

/** The files of all pages: HTML and record side by side. */
export const pagePaths: PathProducer = { name: "pages", paths: pathsOf };

function* pathsOf({ records }: PathSite): Generator<OutputPath> {
  for (const path of ["404.html", "404.json"]) yield { path };
  for (const pathname of OWN_PAGES) yield* filesOf(pathname);
  for (const { pathname } of records) yield* filesOf(pathname, { kind: "page", pathname });
}

/** The files of one page. */
export function pageFiles(pathname: string): string[] {
  return ["index.html", "index.json"].map((name) => pageFolder(pathname) + name);
}

function* filesOf(pathname: string, cause?: OutputPath["cause"]): Generator<OutputPath> {
  for (const path of pageFiles(pathname)) yield { path, ...(cause === undefined ? {} : { cause }) };
}
