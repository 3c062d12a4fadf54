import { homedir } from "node:os";
import { dirname, parse, sep } from "node:path";
import { realDisk } from "../disk/disk.ts";
import type { WriteProblem } from "../disk/outcome.ts";
import { displayPath } from "../disk/outcome.ts";
import { canonicalPath, outputLocation, realPath } from "./output-location.ts";

export interface OutputChoice {
  readonly out: string;
  /**
   * Folders of the author: the output may not be one of them, hold one or lie in one. Where the command runs in the data
   * folder itself, the usual places of the output lie in it; an output is never read as a source.
   */
  readonly sources?: readonly string[];
  readonly cacheDir?: string | undefined;
  readonly previous?: string | undefined;
  /** Files that show that a folder may be replaced; absent: those of a build. */
  readonly markers?: readonly string[];
}

/** A folder with one of them at its top is the output of a build. */
export const MARKER_FILES: readonly string[] = ["latest.json", "links.json"];

/** Why an address must not become the output: everything in that folder is replaced at each build. */
export function outputProblem(choice: OutputChoice): WriteProblem | undefined {
  const tree = realPath(choice.out) ?? canonicalPath(choice.out);
  const reason = locationReason(tree, choice) ?? contentReason(choice);
  if (!reason) return undefined;
  return {
    code: "output-not-allowed",
    severity: "error",
    file: displayPath(choice.out),
    message: `The folder "${displayPath(choice.out)}" cannot be the output: ${reason}.`,
    hint: "A build replaces the whole folder. Choose a new or empty folder with --out.",
  };
}

function locationReason(
  tree: string,
  { sources = [], cacheDir, previous }: OutputChoice,
): string | undefined {
  if (tree === parse(tree).root) return "it is the root of the file system";
  if (holds(tree, homedir())) return "it is or holds the home folder";
  if (holds(tree, process.cwd())) return "it is or holds the folder in which the command runs";
  for (const source of sources) {
    if (holds(tree, source) || (holds(source, tree) && !holds(source, process.cwd()))) {
      return `it is, holds or lies in "${displayPath(source)}", from which the site is read`;
    }
  }
  if (cacheDir !== undefined && holds(tree, cacheDir)) return "it is or holds the cache folder";
  if (previous !== undefined && holds(tree, dirname(canonicalPath(previous)))) {
    return "it holds the previous release";
  }
  return undefined;
}

function contentReason({ out, markers = MARKER_FILES }: OutputChoice): string | undefined {
  const { tree } = outputLocation(out, realDisk);
  const kind = realDisk.lstat(tree);
  if (!kind) return undefined;
  if (!kind.isDirectory()) return "it is not a folder";
  const names = realDisk.list(tree).map((entry) => entry.name);
  if (names.length === 0 || markers.some((name) => names.includes(name))) return undefined;
  return markers === MARKER_FILES
    ? `it holds files that no build wrote (it has no ${markers.join(" or ")})`
    : `it holds something else than a trial (it has no ${markers.join(" or ")})`;
}

/** Whether `inner` is `outer` or lies below it, links followed. */
function holds(outer: string, inner: string): boolean {
  const folder = realPath(outer) ?? canonicalPath(outer);
  const path = realPath(inner) ?? canonicalPath(inner);
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}
