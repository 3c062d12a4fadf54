import { nearest } from "../text/nearest.ts";
import { encodeSegment, resolveSegments, safeDecode } from "./doc-path.ts";
import type { Asset, SiteIndex } from "./site-index.ts";

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
export function resolveLink(target: string, from: LinkOrigin, index: SiteIndex, image = false): Target | BrokenLink {
  if (/^(https?:|mailto:|tel:)/i.test(target)) return { kind: "external", href: target };
  if (target.startsWith("pathname://")) return { kind: "raw", pathname: target.slice("pathname://".length) };
  const { path, search, hash } = splitTarget(target);
  if (path === "") {
    if (from.pathname === undefined) return notFound(target, path, index, image);
    return { kind: "page", pathname: from.pathname, search, hash };
  }
  const decoded = safeDecode(path);
  const page = image ? undefined : pageOf(decoded, from, index);
  if (page !== undefined) return { kind: "page", pathname: page, search, hash };
  const asset = assetPaths(decoded, from).map((candidate) => index.assets.get(candidate)).find((found) => found !== undefined);
  if (asset !== undefined) return { kind: "asset", asset };
  return caseMistake(target, decoded, from, index, image) ?? notFound(target, decoded, index, image);
}

/** Splits a target into path, query with "?", and fragment with "#". */
export function splitTarget(target: string): { path: string; search: string; hash: string } {
  const match = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(target);
  return { path: match?.[1] ?? target, search: match?.[2] ?? "", hash: match?.[3] ?? "" };
}

function pageOf(path: string, from: LinkOrigin, index: SiteIndex): string | undefined {
  for (const file of sourcePaths(path, from)) {
    const node = index.docs.get(file);
    if (node !== undefined) return node.pathname;
  }
  for (const pathname of pathnames(path, from)) {
    if (index.pages.get(pathname) !== undefined) return pathname;
    const alias = index.pages.aliasTarget(pathname);
    if (alias !== undefined) return splitTarget(alias).path;
  }
  return undefined;
}

/** Files that a link may mean, relative to the data folder. */
function sourcePaths(path: string, from: LinkOrigin): string[] {
  const folder = from.path.split("/").slice(0, -1);
  const bases = path.startsWith("/") ? rootFolders.map((root) => root + path.slice(1)) : [resolveSegments([...folder, ...path.split("/")]).join("/")];
  return bases.flatMap((base) => [base, `${base}.md`, `${base}.mdx`, `${base}/index.md`, `${base}/README.md`]);
}

/** Addresses that a link may mean. */
function pathnames(path: string, from: LinkOrigin): string[] {
  const clean = path.replace(/(\/index)?\.html$/, "").replace(/\.mdx?$/, "").replace(/\/+$/, "");
  if (path.startsWith("/")) return [pathnameOf(clean.split("/"))];
  if (from.pathname === undefined) return [];
  return [pathnameOf(resolveSegments([...from.pathname.split("/").slice(0, -1), ...clean.split("/")]))];
}

function pathnameOf(segments: readonly string[]): string {
  return `/${segments.filter((segment) => segment !== "").map(encodeSegment).join("/")}`;
}

function assetPaths(path: string, from: LinkOrigin): string[] {
  if (path.startsWith("/")) return rootFolders.map((root) => root + path.slice(1));
  const folder = from.path.split("/").slice(0, -1);
  return [resolveSegments([...folder, ...path.split("/")]).join("/"), path];
}

function caseMistake(target: string, path: string, from: LinkOrigin, index: SiteIndex, image: boolean): BrokenLink | undefined {
  const lower = new Set(sourcePaths(path, from).map((file) => file.toLowerCase()));
  const { hash } = splitTarget(target);
  if (!image) {
    for (const pathname of pathnames(path, from)) {
      const twin = index.pages.caseTwin(pathname);
      if (twin !== undefined) return caseLink(target, twin, hash);
    }
    for (const [file, node] of index.docs) if (lower.has(file.toLowerCase())) return caseLink(target, node.pathname, hash);
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

function notFound(target: string, path: string, index: SiteIndex, image: boolean): BrokenLink {
  if (image) {
    const near = nearest(path, index.assets.keys());
    return {
      kind: "broken",
      code: "image-not-found",
      message: `There is no file "${target}".`,
      hint: near.length > 0 ? `Did you mean ${near.join(" or ")}?` : "Put the file into the data folder, or correct the path.",
    };
  }
  const wanted = path.split("/").at(-1) ?? path;
  const near = nearest(path, index.pages.pathnames());
  const byName = near.length > 0 ? near : [...index.pages.pathnames()].filter((pathname) => nearest(wanted.replace(/\.mdx?$/, ""), [pathname.split("/").at(-1) ?? ""]).length > 0).slice(0, 3);
  return {
    kind: "broken",
    code: "link-not-found",
    message: `No page of this site is at "${target}".`,
    hint: byName.length > 0 ? `Did you mean ${byName.join(" or ")}?` : "Correct the address, or add the page.",
  };
}
