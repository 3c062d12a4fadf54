/** The three numbers of a version, without the endings of versions that come before a release. */
const VERSION = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/;

type Numbers = readonly [major: number, minor: number, patch: number];

function numbersOf(version: string): Numbers | undefined {
  const [, major, minor, patch] = VERSION.exec(version) ?? [];
  return major === undefined ? undefined : [Number(major), Number(minor), Number(patch)];
}

/** Why a version cannot follow another; undefined where it can. The present one can, as long as it was not released. */
export function versionProblem(version: string, present: string): string | undefined {
  const [next, last] = [numbersOf(version), numbersOf(present)];
  if (next === undefined) return `"${version}" is no version: write three numbers, such as 0.2.0.`;
  if (last === undefined) return `The version "${present}" of package.json has not three numbers.`;
  const at = next.findIndex((number, index) => number !== last[index]);
  if (at === -1 || (next[at] ?? 0) > (last[at] ?? 0)) return undefined;
  return `The version ${version} is below ${present}, which package.json has.`;
}

/** The version that a try takes where none is named: the present one, or what follows where that was released. */
export function usualVersion(present: string, isReleased: boolean): string {
  const [major, minor, patch] = numbersOf(present) ?? [0, 0, 0];
  if (!isReleased) return present;
  return major === 0 ? `0.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}
