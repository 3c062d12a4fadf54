import { anchorOf, fragmentThrough } from "./anchor-of.ts";
import type { Asset } from "./asset-path.ts";
import { assetAddress } from "./asset-path.ts";
import { type BrokenLink, caseMistake, notFound } from "./broken-link.ts";
import { safeDecode } from "./doc-path.ts";
import { type LinkOrigin, splitTarget } from "./link-candidates.ts";
import { linkRule } from "./link-rule.ts";
import { repositoryFile } from "./repository-file.ts";
import { anyType, type SiteIndex } from "./site-index.ts";

/** The target of a link. `pathname` is an address of the site, base path not included. */
export type Target =
  | { readonly kind: "page"; readonly pathname: string; readonly search: string; readonly hash: string }
  | { readonly kind: "asset"; readonly asset: Asset }
  | { readonly kind: "external"; readonly href: string }
  | { readonly kind: "raw"; readonly pathname: string };

/** Finds what a link means: a page, a file, another site, or nothing. */
export function resolveLink(
  target: string,
  from: LinkOrigin,
  index: SiteIndex,
  image = false,
): Target | BrokenLink {
  const known = knownLinks(index, from, image);
  const resolved =
    known.get(target) ?? withMovedPart(resolveFrom(target, from, index, { image, depth: 0 }), index);
  known.set(target, resolved);
  return resolved;
}

/** A link to a part of a set leads to the page that shows it, whichever page of the set it names. */
function withMovedPart(target: Target | BrokenLink, { moved }: SiteIndex): Target | BrokenLink {
  if (target.kind !== "page") return target;
  const id = anchorOf(target.hash);
  const pathname = id === undefined ? undefined : moved.get(target.pathname)?.get(id);
  return pathname === undefined ? target : { ...target, pathname };
}

type Links = Map<string, Target | BrokenLink>;

/** The targets of links, by file, then by kind and address of the page. */
const resolvedLinks = new WeakMap<SiteIndex, Map<string, Map<string | undefined, Links>>>();

/** The links of one page: compiling it asks what they mean, and checking all links of the site does again. */
function knownLinks(index: SiteIndex, { path, part, pathname }: LinkOrigin, image: boolean): Links {
  const byFile = entryOf(resolvedLinks, index, () => new Map<string, Map<string | undefined, Links>>());
  const file = part === undefined ? path : `${path} ${part}`;
  const byPage = entryOf(byFile, image ? `image ${file}` : file, () => new Map<string | undefined, Links>());
  return entryOf(byPage, pathname, () => new Map());
}

function entryOf<K, V>(
  map: { get(key: K): V | undefined; set(key: K, value: V): unknown },
  key: K,
  make: () => V,
): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

/** Where a former address leads: a page or file of this site, or another site. */
export function aliasAddress(to: string, index: SiteIndex): string {
  const target = resolveLink(to, { path: "site.yaml" }, index);
  if (target.kind === "asset") return assetAddress(target.asset);
  return target.kind === "page" ? target.pathname + target.search + target.hash : to;
}

interface Search {
  readonly image: boolean;
  /** Former addresses followed so far. */
  readonly depth: number;
}

function resolveFrom(
  target: string,
  from: LinkOrigin,
  index: SiteIndex,
  { image, depth }: Search,
): Target | BrokenLink {
  if (/^(https?:|mailto:|tel:)/i.test(target)) return { kind: "external", href: target };
  if (target.startsWith("pathname://")) return { kind: "raw", pathname: target.slice("pathname://".length) };
  const { path, search, hash } = splitTarget(target);
  if (path === "") {
    if (from.pathname === undefined || image) return notFound({ target, path, from, image }, index);
    return { kind: "page", pathname: from.pathname, search, hash };
  }
  const decoded = safeDecode(path);
  const page = image ? undefined : pageOf(decoded, from, index);
  if (page !== undefined) {
    if (page.alias === undefined) return { kind: "page", pathname: page.pathname, search, hash };
    return followAlias(page.alias, { target, search, hash, depth, origin: from }, index);
  }
  const asset = linkRule(from, index)
    .assetPaths(decoded, from)
    .map((candidate) => index.assets.get(candidate))
    .find((found) => found !== undefined);
  if (asset !== undefined) return { kind: "asset", asset };
  if (index.exports.has(path)) return { kind: "raw", pathname: path };
  if (isKnownFault(decoded, from, index)) return { kind: "raw", pathname: path };
  const elsewhere = image ? undefined : repositoryFile(target, decoded, from, index);
  if (elsewhere !== undefined) return { kind: "external", href: elsewhere };
  const link = { target, path: decoded, from, image };
  return caseMistake(link, index) ?? notFound(link, index);
}

interface Follow {
  readonly target: string;
  readonly search: string;
  readonly hash: string;
  readonly depth: number;
  readonly origin: LinkOrigin;
}

/** More steps than this are a circle. */
const longestChain = 10;

const circle: BrokenLink = {
  kind: "broken",
  code: "redirect-loop",
  message: "This redirect leads back to itself and never reaches a page.",
  hint: "Let it lead to a page.",
};

/** A redirect may lead to a page, a file, another site or another redirect. */
function followAlias(
  alias: string,
  { target, search, hash, depth, origin }: Follow,
  index: SiteIndex,
): Target | BrokenLink {
  if (depth >= longestChain) return circle;
  const found = resolveFrom(alias, { path: "site.yaml" }, index, { image: false, depth: depth + 1 });
  // A mistake in a redirect is reported where it is written; a link that uses it is right.
  if (found.kind === "broken" && depth === 0 && !(found === circle && origin.path === "site.yaml")) {
    return { kind: "raw", pathname: target };
  }
  if (found.kind === "page")
    return { ...found, search: search || found.search, hash: fragmentThrough(hash, found.hash) };
  return found;
}

/** The refused files, or folders above them, that a target may mean. */
export function refusedBy(target: string, from: LinkOrigin, index: SiteIndex): string[] {
  const path = safeDecode(splitTarget(target).path);
  const { sourcePaths, assetPaths } = linkRule(from, index);
  return [...sourcePaths(path, from), ...assetPaths(path, from)].flatMap((file) => refusedAbove(file, index));
}

/** Whether the target is a file whose own mistake keeps its address from being known; one report is enough. */
function isKnownFault(path: string, from: LinkOrigin, index: SiteIndex): boolean {
  if (index.config.isUnread && !/\.[a-z0-9]+$/i.test(path)) return true;
  const { sourcePaths, assetPaths, pathnames } = linkRule(from, index);
  const files = [...sourcePaths(path, from), ...assetPaths(path, from)];
  if (index.refused.size > 0 && files.some((file) => refusedAbove(file, index).length > 0)) return true;
  const addresses = pathnames(path, from);
  return addresses.some(
    (address) =>
      index.pages.isContested(address) ||
      index.uncertain.has(address.split("/").at(-1) ?? "") ||
      index.faulty.get(anyType)?.has(address.split("/").at(-1) ?? "") === true,
  );
}

/** The file, and the folders above it, that were refused. */
function refusedAbove(file: string, { refused }: SiteIndex): string[] {
  const parts = file.split("/");
  return parts.map((_, index) => parts.slice(0, index + 1).join("/")).filter((path) => refused.has(path));
}

interface FoundPage {
  readonly pathname: string;
  /** Where the address leads, when it is a former one. */
  readonly alias?: string;
}

/** The pages of rooted paths: they do not depend on where the path is written, and many pages link to one. */
const rootedPages = new WeakMap<SiteIndex, Map<string, FoundPage | "none">>();

function pageOf(path: string, from: LinkOrigin, index: SiteIndex): FoundPage | undefined {
  if (!path.startsWith("/")) return findPage(path, from, index);
  const known = entryOf(rootedPages, index, () => new Map<string, FoundPage | "none">());
  // In docs of another system, and where there are versions, it depends on the version that the doc belongs to.
  const isByVersion = index.config.docs.dialect.addresses.targets !== undefined || index.docSets.length > 1;
  const of = isByVersion ? index.docs.get(from.path)?.set.name : undefined;
  const page = entryOf(
    known,
    of === undefined ? path : `${of} ${path}`,
    () => findPage(path, from, index) ?? "none",
  );
  return page === "none" ? undefined : page;
}

/**
 * Where docs are released, the address of a page is that page: below `/docs` it is one of the current version, and the
 * file of the same path in `docs/` belongs to the version to come.
 */
function addressIn(path: string, from: LinkOrigin, index: SiteIndex): string | undefined {
  if (index.docSets.length < 2 || !path.startsWith("/") || /\.mdx?$/.test(path)) return undefined;
  return linkRule(from, index)
    .pathnames(path, from)
    .find((pathname) => index.pages.get(pathname) !== undefined);
}

function findPage(path: string, from: LinkOrigin, index: SiteIndex): FoundPage | undefined {
  const { sourcePaths, pathnames } = linkRule(from, index);
  const address = addressIn(path, from, index);
  if (address !== undefined) return { pathname: address };
  for (const file of sourcePaths(path, from)) {
    const node = index.docs.get(file);
    if (node !== undefined) return { pathname: node.pathname };
  }
  for (const pathname of pathnames(path, from)) {
    if (index.pages.get(pathname) !== undefined) return { pathname };
    const alias = index.pages.aliasTarget(pathname);
    if (alias !== undefined) return { pathname, alias };
  }
  return undefined;
}
