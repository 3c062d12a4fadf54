import type { Source } from "../parse/source.ts";
import { nearest } from "../text/nearest.ts";
import { assetPaths, type LinkOrigin, pathnames, sourcePaths, splitTarget } from "./link-candidates.ts";
import type { SiteIndex } from "./site-index.ts";

export interface BrokenLink {
  readonly kind: "broken";
  readonly code: "link-not-found" | "redirect-loop" | "link-case" | "image-not-found" | "image-case";
  readonly message: string;
  readonly hint: string;
}

/** A link that leads nowhere, as somebody wrote it. */
export interface WrittenLink {
  readonly target: string;
  /** The path of the target, decoded. */
  readonly path: string;
  readonly from: LinkOrigin;
  /** Whether a file has to be there to be shown. */
  readonly image: boolean;
}

/** A page or file whose name differs only in case from what was written. */
export function caseMistake(
  { target, path, from, image }: WrittenLink,
  index: SiteIndex,
): BrokenLink | undefined {
  const lower = new Set([...sourcePaths(path, from)].map((file) => file.toLowerCase()));
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

/** Says that nothing is there, and what may have been meant. */
export function notFound({ target, path, from, image }: WrittenLink, index: SiteIndex): BrokenLink {
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
  const file = [...sourcePaths(path, from)].find((candidate) => index.sources.get(candidate)?.type === "doc");
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
