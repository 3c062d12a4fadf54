import { saidPaths } from "../../checks/site/check-paths.ts";
import { producers } from "../../outputs/producers.ts";
import type { OutputPath, PathSite } from "../../pages/output-path.ts";
import type { Site } from "../../site.ts";
import type { OutputFile } from "../../write/tree-plan.ts";
import { readerOf } from "./readers/read-text.ts";

/**
 * The paths of files that a build wrote without any producer listing them, or that it did not write although
 * one does.
 */
export function unsaidPaths(site: Site, files: readonly OutputFile[]): string[] {
  const listedPaths = [...saidPaths(site satisfies PathSite, producers)];
  const aliases = site.redirects.flatMap(({ page }) => page ?? []);
  const wanted = new Set([...listedPaths.filter(isFile).map(({ path }) => path), ...aliases]);
  const folders = listedPaths.filter(({ isFolder }) => isFolder).map(({ path }) => `${path}/`);
  const possible = new Set(listedPaths.filter(({ isPossible }) => isPossible).map(({ path }) => path));
  const written = new Set(files.map(({ path }) => path));
  const isSaid = (path: string): boolean =>
    wanted.has(path) || possible.has(path) || folders.some((folder) => path.startsWith(folder));
  return [
    ...[...written].filter((path) => !isSaid(path)).map((path) => `not said: ${path}`),
    ...[...wanted].filter((path) => !written.has(path)).map((path) => `not written: ${path}`),
  ];
}

function isFile({ isFolder, isPossible }: OutputPath): boolean {
  return isFolder !== true && isPossible !== true;
}

/** Files whose bytes are the client's or the pictures', or are read elsewhere. */
const ours = /^(?!assets\/(?!.*\.svg$)|schema\/|search\/|packs\/|open-graph\/)/;

/**
 * The messages of third-party readers about every so many-th file of a build: `path: message`; empty if all
 * are well-formed.
 */
export async function malformedFiles(files: readonly OutputFile[], every = 1): Promise<string[]> {
  const found: string[] = [];
  for (const [at, { path, bytes }] of files.entries()) {
    const read = ours.test(path) ? readerOf(path) : undefined;
    if (read === undefined || at % every !== 0) continue;
    try {
      await read(Buffer.from(bytes()).toString("utf8"));
    } catch (error) {
      found.push(`${path}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return found;
}
