import type { Diagnostic } from "../../../core/diagnostics.ts";
import { safeDecode } from "../../../model/resolve/doc-path.ts";
import { endingOf, isDownloadType } from "../../../model/resolve/download-types.ts";
import { typeOfPath } from "../../../sources/parse/source-type.ts";
import { dataPathProblem } from "../../../sources/read/data-path.ts";
import type { ForeignSite } from "./find-system.ts";
import { isPagePath, joined, type Plan } from "./plan.ts";
import type { SourceFolder } from "./source-folder.ts";
import { sourcePath } from "./source-path.ts";

interface Fetching {
  readonly source: SourceFolder;
  readonly site: ForeignSite;
  readonly plan: Plan;
  /** Paths whose files were taken in a former round. */
  readonly tried: ReadonlySet<string>;
  /** Paths whose files were taken in this round. */
  readonly taken: ReadonlyMap<string, unknown>;
}

/** Takes the file that a page needs and does not have, where the source has it; gives its path in the data folder. */
export function fetchMissing(
  diagnostic: Diagnostic,
  target: string,
  { source, site, plan, tried, taken }: Fetching,
): string | undefined {
  const written = writtenPath(diagnostic, target);
  if (written === undefined) return undefined;
  for (const path of candidates(diagnostic.file, written)) {
    if (taken.has(path)) return path;
    if (plan.has(path) || tried.has(path) || dataPathProblem(path) !== undefined) continue;
    if (diagnostic.code === "include-not-found" && isOfFolder(path)) continue;
    const from = sourcePath(path, site.facts);
    const file = from === undefined ? undefined : source.pageFileAt(from);
    if (from === undefined || file === undefined) continue;
    if (diagnostic.code !== "include-not-found")
      plan.set(path, { absolute: file.absolute, bytes: file.stat.size });
    else {
      const text = source.textAt(from);
      if (text === undefined) continue;
      plan.set(path, { text });
    }
    return path;
  }
  return undefined;
}

/** The path that a page names; undefined where nothing that is missing could be a file. */
function writtenPath({ code, message }: Diagnostic, target: string): string | undefined {
  if (code === "include-not-found") return /^There is no text "(.+)" to include/.exec(message)?.[1];
  const path = target.replace(/[?#].*$/s, "");
  if (code === "image-not-found") return path;
  const isFile = isDownloadType(path) || endingOf(path) === "";
  return code === "link-not-found" && isFile ? path : undefined;
}

/** Paths of the data folder that a path may mean: from the page, else from the folders at the root of a site. */
export function candidates(from: string, written: string): string[] {
  const path = safeDecode(written.replace(/^~?@(?:site)?\//, "/"));
  if (path.startsWith("/"))
    return ["", "docs", "static", "docs/public"].map((folder) => joined(folder, path.slice(1)));
  const beside = resolved([...from.split("/").slice(0, -1), ...path.split("/")]);
  return [beside, resolved(path.split("/")), resolved(["docs", ...path.split("/")])].filter(
    (found) => found !== undefined,
  );
}

/** Whether the data folder would read an included file as one of its own: a record, a setting, or a file at its root. */
function isOfFolder(path: string): boolean {
  const type = typeOfPath(path);
  const isAtRoot = !path.includes("/") && !isPagePath(path);
  return isAtRoot || (type !== "ignored" && type !== "doc");
}

/** The file of the source that a page includes by a path, by its own path there. */
export function includedFile(
  page: string,
  written: string,
  { source, site }: Pick<Fetching, "source" | "site">,
): string | undefined {
  const paths = candidates(page, written).flatMap((path) => sourcePath(path, site.facts) ?? []);
  return paths.find((path) => source.pageFileAt(path) !== undefined);
}

function resolved(segments: readonly string[]): string | undefined {
  const found: string[] = [];
  for (const segment of segments) {
    if (segment === "..") {
      if (found.pop() === undefined) return undefined;
    } else if (segment !== "." && segment !== "") found.push(segment);
  }
  return found.join("/");
}
