import { nearest } from "../text/nearest.ts";
import { encodeSegment, resolveSegments, safeDecode } from "./doc-path.ts";
import { type Asset, anyType, type SiteIndex } from "./site-index.ts";
import type { Source } from "./source.ts";

/** Where a link leads. `pathname` is an address of the site, base path not included. */
export type Target =
  | { readonly kind: "page"; readonly pathname: string; readonly search: string; readonly hash: string }
  | { readonly kind: "asset"; readonly asset: Asset }
  | { readonly kind: "external"; readonly href: string }
  | { readonly kind: "raw"; readonly pathname: string };

export interface BrokenLink {
  readonly kind: "broken";
  readonly code: "link-not-found" | "link-case" | "image-not-found" | "image-case";
  readonly message: string;
  readonly hint: string;
}

export interface LinkOrigin {
  /** File that the link is written in, relative to the data folder. */
  readonly path: string;
  /** Address of the page that shows it. */
  readonly pathname?: string | undefined;
}

/** Folders that other documentation systems serve from the root of the site. */
const rootFolders = ["", "static/", "public/", "docs/"];

/** Finds what a link means: a page, a file, another site, or nothing. */
export function resolveLink(
  target: string,
  from: LinkOrigin,
  index: SiteIndex,
  image = false,
): Target | BrokenLink {
  return resolveFrom(target, from, index, { image, depth: 0 });
}

/** Where a former address leads: an address of this site, or that of another one. */
export function aliasAddress(to: string, index: SiteIndex): string {
  const target = resolveLink(to, { path: "site.yaml" }, index);
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
    if (from.pathname === undefined || image) return notFound(target, path, from, index, image);
    return { kind: "page", pathname: from.pathname, search, hash };
  }
  const decoded = safeDecode(path);
  const page = image ? undefined : pageOf(decoded, from, index);
  if (page !== undefined) {
    if (page.alias === undefined) return { kind: "page", pathname: page.pathname, search, hash };
    return followAlias(page.alias, { target, search, hash, depth, origin: from }, index);
  }
  const asset = assetPaths(decoded, from)
    .map((candidate) => index.assets.get(candidate))
    .find((found) => found !== undefined);
  if (asset !== undefined) return { kind: "asset", asset };
  if (isKnownFault(decoded, from, index)) return { kind: "raw", pathname: path };
  return caseMistake(target, decoded, from, index, image) ?? notFound(target, decoded, from, index, image);
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
  code: "link-not-found",
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
  // What is wrong with a redirect is reported where it is written; a link that uses it is right.
  if (found.kind === "broken" && depth === 0 && !(found === circle && origin.path === "site.yaml")) {
    return { kind: "raw", pathname: target };
  }
  if (found.kind === "page") return { ...found, search: search || found.search, hash: hash || found.hash };
  return found;
}

/** Whether the target is a file whose own mistake keeps its address from being known; one report is enough. */
function isKnownFault(path: string, from: LinkOrigin, index: SiteIndex): boolean {
  if (index.config.isUnread && !/\.[a-z0-9]+$/i.test(path)) return true;
  const files = [...sourcePaths(path, from), ...assetPaths(path, from)];
  if (index.refused.size > 0 && files.some((file) => isRefused(file, index))) return true;
  const addresses = pathnames(path, from);
  return addresses.some(
    (address) =>
      index.pages.isContested(address) ||
      index.faulty.get(anyType)?.has(address.split("/").at(-1) ?? "") === true,
  );
}

/** Splits a target into path, query with "?", and fragment with "#". */
export function splitTarget(target: string): { path: string; search: string; hash: string } {
  const match = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(target);
  return { path: match?.[1] ?? target, search: match?.[2] ?? "", hash: match?.[3] ?? "" };
}

/** A file, or a folder above it, that was refused. */
function isRefused(file: string, { refused }: SiteIndex): boolean {
  const parts = file.split("/");
  return parts.some((_, index) => refused.has(parts.slice(0, index + 1).join("/")));
}

interface FoundPage {
  readonly pathname: string;
  /** Where the address leads, when it is a former one. */
  readonly alias?: string;
}

function pageOf(path: string, from: LinkOrigin, index: SiteIndex): FoundPage | undefined {
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

/** Files that a link may mean, relative to the data folder. */
function sourcePaths(path: string, from: LinkOrigin): string[] {
  const folder = from.path.split("/").slice(0, -1);
  const bases = path.startsWith("/")
    ? rootFolders.map((root) => root + path.slice(1))
    : [resolveSegments([...folder, ...path.split("/")]).join("/")];
  return bases.flatMap((base) => [
    base,
    `${base}.md`,
    `${base}.mdx`,
    `${base}/index.md`,
    `${base}/README.md`,
  ]);
}

/** Addresses that a link may mean. */
function pathnames(path: string, from: LinkOrigin): string[] {
  const clean = path
    .replace(/(^|\/)index\.html$/, "")
    .replace(/\.(html|mdx?|markdown)$/, "")
    .replace(/\/+$/, "");
  if (path.startsWith("/")) return [pathnameOf(clean.split("/"))];
  if (from.pathname === undefined) return [];
  return [pathnameOf(resolveSegments([...from.pathname.split("/").slice(0, -1), ...clean.split("/")]))];
}

function pathnameOf(segments: readonly string[]): string {
  return `/${segments
    .filter((segment) => segment !== "")
    .map(encodeSegment)
    .join("/")}`;
}

function assetPaths(path: string, from: LinkOrigin): string[] {
  if (path.startsWith("/")) return rootFolders.map((root) => root + path.slice(1));
  const folder = from.path.split("/").slice(0, -1);
  return [resolveSegments([...folder, ...path.split("/")]).join("/"), path];
}

function caseMistake(
  target: string,
  path: string,
  from: LinkOrigin,
  index: SiteIndex,
  image: boolean,
): BrokenLink | undefined {
  const lower = new Set(sourcePaths(path, from).map((file) => file.toLowerCase()));
  const { hash } = splitTarget(target);
  if (!image) {
    for (const pathname of pathnames(path, from)) {
      const twin = index.pages.caseTwin(pathname);
      if (twin !== undefined) return caseLink(target, twin, hash);
    }
    for (const [file, node] of index.docs)
      if (lower.has(file.toLowerCase())) return caseLink(target, node.pathname, hash);
  }
  const assets = new Set(assetPaths(path, from).map((file) => file.toLowerCase()));
  for (const file of index.assets.keys()) {
    if (!assets.has(file.toLowerCase())) continue;
    return {
      kind: "broken",
      code: image ? "image-case" : "link-case",
      message: `"${target}" differs only in case from the file ${file}.`,
      hint: "File names are exact in case; write it as the file is named.",
    };
  }
  return undefined;
}

function caseLink(target: string, pathname: string, hash: string): BrokenLink {
  return {
    kind: "broken",
    code: "link-case",
    message: `"${target}" differs only in case from an address of this site.`,
    hint: `Addresses are exact in case; write ${pathname}${hash}.`,
  };
}

function notFound(
  target: string,
  path: string,
  from: LinkOrigin,
  index: SiteIndex,
  image: boolean,
): BrokenLink {
  if (image) {
    const near = nearAssets(path, index);
    return {
      kind: "broken",
      code: "image-not-found",
      message: `There is no file "${target}".`,
      hint:
        near.length > 0
          ? `Did you mean ${near.join(" or ")}?`
          : "Put the file into the data folder, or correct the path.",
    };
  }
  const withheld = withheldBy(path, from, index);
  if (withheld !== undefined) {
    return {
      kind: "broken",
      code: "link-not-found",
      message: `The page at "${target}" is not published: its file ${withheld.path} is a draft or archived.`,
      hint: "Publish that page, or take the link out.",
    };
  }
  const near = nearPages(path, index);
  return {
    kind: "broken",
    code: "link-not-found",
    message: `No page of this site is at "${target}".`,
    hint: near.length > 0 ? `Did you mean ${near.join(" or ")}?` : "Correct the address, or add the page.",
  };
}

/** The unpublished file that a link means. */
function withheldBy(path: string, from: LinkOrigin, index: SiteIndex): Source | undefined {
  const file = sourcePaths(path, from).find((candidate) => index.sources.get(candidate)?.type === "doc");
  if (file !== undefined) return index.sources.get(file);
  return pathnames(path, from)
    .map((pathname) => index.pages.withheldBy(pathname))
    .find((source) => source !== undefined);
}

/** Addresses that resemble the wanted one as a whole, or else in their last part. */
function nearPages(path: string, index: SiteIndex): string[] {
  const near = nearest(path, index.pages.pathnames());
  if (near.length > 0) return near;
  const last = lastPart(path).replace(/\.(html|mdx?|markdown)$/, "");
  return [...index.pages.pathnames()].filter((pathname) => isNear(last, lastPart(pathname))).slice(0, 3);
}

function nearAssets(path: string, index: SiteIndex): string[] {
  const near = nearest(path, index.assets.keys());
  if (near.length > 0) return near;
  return [...index.assets.keys()].filter((file) => isNear(lastPart(path), lastPart(file))).slice(0, 3);
}

function isNear(word: string, other: string): boolean {
  return word !== "" && (word === other || nearest(word, [other]).length > 0);
}

function lastPart(path: string): string {
  return path.split("/").at(-1) ?? path;
}
