import { compareStrings } from "../../core/diagnostics.ts";
import type { SiteConfig } from "../../sources/site-config.ts";
import { joinPathname } from "./doc-path.ts";

/** One version of the docs: a folder and the address below which its pages live. */
export interface DocSet {
  /** Name of the version; also of its sidebar. */
  readonly name: string;
  readonly label: string;
  /** Folder below the data folder. */
  readonly folder: string;
  readonly route: string;
  /** Whether readers get this version by default. */
  readonly latest: boolean;
}

/**
 * Finds the versions of the docs. Without released versions `docs/` is the only one. Released ones are in
 * `versioned_docs/version-NAME/`, the newest first in `versions.json`; the newest takes the plain address and
 * `docs/` moves below `next`, as readers of Docusaurus sites expect.
 */
export function findDocSets(
  paths: readonly string[],
  config: SiteConfig,
  order: readonly string[] | undefined,
): DocSet[] {
  const found = new Set<string>();
  for (const path of paths) {
    const match = /^versioned_docs\/version-([^/]+)\//.exec(path);
    if (match?.[1] !== undefined) found.add(match[1]);
  }
  const listed = [...new Set(order ?? [])].filter((name) => found.has(name));
  const rest = [...found].filter((name) => !listed.includes(name)).sort(compareVersions);
  const names = [...listed, ...rest];
  const { route, currentLabel } = config.docs;
  const current = (where: string, latest: boolean): DocSet => ({
    name: "current",
    label: currentLabel,
    folder: "docs",
    route: where,
    latest,
  });
  if (names.length === 0) return [current(route, true)];
  const hasCurrent = paths.some((path) => path.startsWith("docs/"));
  return [
    ...(hasCurrent ? [current(joinPathname(route, ["next"]), false)] : []),
    ...names.map((name, index) => ({
      name,
      label: name,
      folder: `versioned_docs/version-${name}`,
      route: index === 0 ? route : joinPathname(route, [name]),
      latest: index === 0,
    })),
  ];
}

/** Newer versions first: numbers in a name compare as numbers, and `2.0-beta` is older than `2.0`. */
export function compareVersions(a: string, b: string): number {
  const left = a.split(/[.-]/);
  const right = b.split(/[.-]/);
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const [one, two] = [left[i] ?? "", right[i] ?? ""];
    if (isNumber(one) && isNumber(two)) {
      if (Number(one) !== Number(two)) return Number(two) - Number(one);
    } else if (isNumber(one) !== isNumber(two)) return isNumber(one) ? -1 : 1;
    else if (one !== two) return compareStrings(two, one);
  }
  return compareStrings(b, a);
}

/** An absent part counts as 0. */
function isNumber(part: string): boolean {
  return /^\d*$/.test(part);
}
