import { encodedPath } from "../../core/text/encoded-path.ts";
import { type LinkOrigin, splitTarget } from "./link-candidates.ts";
import type { SiteIndex } from "./site-index.ts";

/** The address of the file of the docs' repository that a target names which leads out of the folder of the docs. */
export function repositoryFile(
  target: string,
  path: string,
  from: LinkOrigin,
  index: SiteIndex,
): string | undefined {
  const { repository, folder = "docs" } = index.config.source.docs ?? {};
  const doc = index.docs.get(from.path);
  if (repository === undefined || doc === undefined || doc.set.further !== undefined || path.startsWith("/"))
    return undefined;
  const below = from.path.slice(doc.set.folder.length + 1).split("/");
  const file = pathOutside(folder.split("/"), [...below.slice(0, -1), ...path.split("/")]);
  if (file === undefined) return undefined;
  const { search, hash } = splitTarget(target);
  return repository.replace("{path}", () => encodedPath(file)) + search + hash;
}

/** A path that leaves a folder on its way, as it is in the repository; undefined where it stays below it or leaves the repository. */
function pathOutside(folder: readonly string[], steps: readonly string[]): string | undefined {
  const found = [...folder];
  let isOutside = false;
  for (const step of steps) {
    if (step === "..") {
      if (found.pop() === undefined) return undefined;
      isOutside ||= found.length < folder.length;
    } else if (step !== "." && step !== "") found.push(step);
  }
  return isOutside && found.length > 0 ? found.join("/") : undefined;
}
