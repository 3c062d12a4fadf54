import { relative } from "node:path";

/** A path as the person sees it, from the folder in which the command runs. */
export function displayPath(path: string): string {
  return (relative(process.cwd(), path) || ".").replaceAll("\\", "/");
}
