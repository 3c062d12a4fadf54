import type { ForeignSite } from "./find-system.ts";
import { furtherAt } from "./source-path.ts";

/**
 * The address on the former site of a target that leads out of its docs; undefined if it stays in them, or
 * the host is unknown.
 */
export function formerAddress(
  target: string,
  path: string,
  { site, url }: { readonly site: ForeignSite; readonly url: string | undefined },
): string | undefined {
  const { base = "/" } = site.facts;
  const further = furtherAt(path, site.facts);
  const { route } = further ?? site.facts;
  if (url === undefined || /^[a-z][a-z\d+.-]*:|^#/i.test(target)) return undefined;
  const root = `${url}${base.replace(/\/*$/, "")}`;
  const folders = path.split("/").slice(further === undefined ? 1 : 2, -1);
  if (!target.startsWith("/")) {
    const from = `${root}${route === "/" ? "" : route}/${folders.map((folder) => `${folder}/`).join("")}`;
    return climbsOut(folders.length, target) ? new URL(target, from).href : undefined;
  }
  const isInside = route === "/" || target === route || target.startsWith(`${route}/`);
  return isInside ? undefined : root + target;
}

/** Whether a relative target leaves the docs on its way. */
function climbsOut(depth: number, target: string): boolean {
  let left = depth;
  for (const step of target.replace(/[?#].*$/s, "").split("/")) {
    if (step === "..") left--;
    else if (step !== "." && step !== "") left++;
    if (left < 0) return true;
  }
  return false;
}
