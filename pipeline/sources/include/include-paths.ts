import type { IncludeForm } from "../dialects/constructs.ts";

/**
 * The paths of the data folder that a file may mean by a path, the most likely first: from its own folder, with a slash before
 * it from the data folder, or from where its dialect looks. None where all of them lead out of the data folder.
 */
export function candidatePaths(
  from: string,
  written: string,
  places: IncludeForm["from"] | undefined,
  paths: () => Iterable<string>,
): string[] {
  const own = from.split("/").slice(0, -1);
  if (places === undefined) return known([resolve(written.startsWith("/") ? [] : own, written)]);
  const isRooted = /^(?:@?\/|@site\/)/.test(written);
  const path = written.replace(/^@(?:site)?\//, "");
  return known(
    places.flatMap((place) => {
      if (place === "file") return isRooted ? [] : [resolve(own, path)];
      if (place === "anywhere") return onlyEndingIn(path, paths);
      return [resolve(place === "docs" ? ["docs"] : [], path)];
    }),
  );
}

function known(paths: readonly (string | undefined)[]): string[] {
  return paths.filter((path) => path !== undefined);
}

function resolve(folder: readonly string[], written: string): string | undefined {
  const parts = [...folder];
  for (const part of written.split("/")) {
    if (part === "..") {
      if (parts.pop() === undefined) return undefined;
    } else if (part !== "." && part !== "") parts.push(part);
  }
  return parts.join("/");
}

/** The folders that a system looks in may be settings that are not read: the one file that there is of a path is meant. */
function onlyEndingIn(path: string, paths: () => Iterable<string>): string[] {
  const ending = `/${path.replace(/^(?:\.{0,2}\/)+/, "")}`;
  const found = [...paths()].filter((each) => each.endsWith(ending));
  return found.length === 1 ? found : [];
}
