import { pathProblem } from "../../core/paths/path-problem.ts";
import { isIgnored } from "./ignored.ts";

/** Characters that some file systems drop from a name, so that it is another one. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Why a path cannot be that of a file of a data folder, if anything. Besides what no system takes, these are hidden files and
 * folders but the settings of VitePress and the pictures of GitBook, backup copies, and packages: what a command puts there
 * would be no part of the site, and could run, as a hook of git does.
 */
export function dataPathProblem(path: string): string | undefined {
  const problem = pathProblem(path);
  if (problem !== undefined) return problem;
  const part = hiddenPart(path);
  return part === undefined
    ? undefined
    : `"${part}" is a hidden file or folder, a backup copy or a folder of packages: none is a part of a data folder.`;
}

/** The first hidden part of a path with "/" between names: a file with such a part is not read as data. Undefined where no part is hidden. */
export function hiddenPart(path: string): string | undefined {
  const parts = path.split("/");
  return parts.find((part, index) => isRefused(part, parts.slice(0, index).join("/")));
}

function isRefused(name: string, folder: string): boolean {
  const plain = name.replace(invisible, "");
  // On disks of Windows "git~1" is another name of ".git".
  return isIgnored(plain, folder) || /^node_modules$/i.test(plain) || /^git~\d+$/i.test(plain);
}
