import { compareStrings } from "../../core/diagnostics.ts";
import { ownValue } from "../../core/own-value.ts";
import type { SiteConfig } from "../../sources/site-config.ts";
import { joinPathname } from "./doc-path.ts";
import { nameInWords } from "./name-in-words.ts";

/** One version of the docs, or docs beside them: a folder and the address below which its pages live. */
export interface DocSet {
  /** Name of the version; also of its sidebar. */
  readonly name: string;
  readonly label: string;
  /** Folder below the data folder. */
  readonly folder: string;
  readonly route: string;
  /** Whether readers get this version by default. */
  readonly latest: boolean;
  /** Present: these are docs beside those of the site, and no version of them. */
  readonly further?: FurtherSet;
}

interface FurtherSet {
  /** The docs that these are a translation of. */
  readonly original?: DocSet | undefined;
}

/** The sets that are versions of the docs of the site. */
export function versionSets(sets: readonly DocSet[]): readonly DocSet[] {
  return sets.filter(({ further }) => further === undefined);
}

/**
 * Finds the versions of the docs. Without released versions `docs/` is the only one. Released ones are in
 * `versioned_docs/version-NAME/`, the newest first in `versions.json`; the newest takes the plain address and
 * `docs/` moves below `next`, as readers of Docusaurus sites expect.
 */
function findVersions(
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

/** Finds the versions of the docs, and the docs beside them. */
export function findDocSets(
  paths: readonly string[],
  config: SiteConfig,
  order: readonly string[] | undefined,
): DocSet[] {
  const versions = findVersions(paths, config, order);
  return [...versions, ...furtherSets(paths, config, versions)];
}

/** The docs in the folders of `further_docs/`, in the order of `site.yaml` and then of their names. */
function furtherSets(
  paths: readonly string[],
  { docs: { further } }: SiteConfig,
  versions: readonly DocSet[],
): DocSet[] {
  const found = new Set(paths.flatMap((path) => /^further_docs\/([^/]+)\//.exec(path)?.[1] ?? []));
  const stated = Object.keys(further).filter((folder) => found.has(folder));
  const taken = new Set(versions.map(({ name }) => name));
  const sets = new Map<string, DocSet>();
  for (const folder of new Set([...stated, ...[...found].sort(compareStrings)])) {
    const { route, label = nameInWords(folder) } = ownValue(further, folder) ?? {};
    const name = freeName(folder, taken);
    sets.set(folder, {
      ...{ name, label, latest: true, further: {} },
      folder: `further_docs/${folder}`,
      route: route ?? joinPathname("/", [folder]),
    });
  }
  const main = versions.find(({ latest }) => latest);
  return [...sets].map(([folder, set]) => {
    const name = ownValue(further, folder)?.translates;
    const original = name === "docs" ? main : sets.get(name ?? "");
    return original === undefined || original === set ? set : { ...set, further: { original } };
  });
}

/** A name that no version has: sidebars are files by the names of their sets. */
function freeName(name: string, taken: Set<string>): string {
  let free = name;
  while (taken.has(free)) free += "-docs";
  taken.add(free);
  return free;
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
