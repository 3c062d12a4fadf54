import { lstatSync, realpathSync, type Stats } from "node:fs";
import { dirname, join, sep } from "node:path";
import { pathProblem } from "../../core/paths/path-problem.ts";
import { UsageError } from "../../core/usage-error.ts";
import { displayPath } from "../disk/outcome.ts";

/** The place of a file of a folder, and what is there. */
interface PlaceInside {
  readonly absolute: string;
  readonly stat: Stats | undefined;
}

/** The real place of a path below a folder. A link that leads elsewhere in the folder is followed; one that leads out is refused. */
export function placeInside(folder: string, path: string): PlaceInside {
  const problem = pathProblem(path);
  if (problem !== undefined)
    throw new UsageError(
      `"${path}" is no path of a file in ${displayPath(folder)}. ${problem}`,
      "Correct it.",
    );
  const root = realFolder(folder);
  const parts = path.split("/");
  let absolute = root;
  for (const [index, part] of parts.entries()) {
    absolute = join(absolute, part);
    let stat = statOf(absolute);
    if (stat?.isSymbolicLink() === true) {
      const display = join(folder, ...parts.slice(0, index + 1));
      absolute = realInside(absolute, { root, display, folder });
      stat = statOf(absolute);
    }
    const isLast = index === parts.length - 1;
    if (stat === undefined) return { absolute: join(absolute, ...parts.slice(index + 1)), stat };
    if (isLast) return { absolute, stat };
    if (!stat.isDirectory())
      throw new UsageError(
        `${displayPath(join(folder, ...parts.slice(0, index + 1)))} is no folder.`,
        "Give it another name: a folder is needed there.",
      );
  }
  return { absolute, stat: statOf(absolute) };
}

/** The real path of a folder that may not be there yet. */
export function realFolder(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    if (statOf(path)?.isSymbolicLink() === true)
      throw new UsageError(`${displayPath(path)} is a link that leads nowhere.`, "Correct the link.");
    const above = dirname(path);
    if (above === path || (error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return join(realFolder(above), path.slice(above.length));
  }
}

interface LinkPlace {
  readonly root: string;
  /** As the person sees it. */
  readonly display: string;
  readonly folder: string;
}

function realInside(link: string, { root, display, folder }: LinkPlace): string {
  const target = targetOf(link);
  if (target !== undefined && (target === root || target.startsWith(root + sep))) return target;
  throw new UsageError(
    `${displayPath(display)} is a link that leads out of ${nameOf(folder)} or nowhere.`,
    "Put the folder or the file itself in its place: nothing is read or written through such a link.",
  );
}

function nameOf(folder: string): string {
  const name = displayPath(folder);
  return name === "." ? "the working folder" : name;
}

function targetOf(link: string): string | undefined {
  try {
    return realpathSync(link);
  } catch {
    return undefined;
  }
}

function statOf(path: string): Stats | undefined {
  return lstatSync(path, { throwIfNoEntry: false });
}
