import { suggest } from "../../core/text/nearest.ts";
import type { Source } from "../../sources/parse/source.ts";
import { likelyFiles, likelyPages } from "./likely-targets.ts";
import { type LinkOrigin, splitTarget } from "./link-candidates.ts";
import { fileInForm, pageInForm } from "./link-forms.ts";
import { linkRule } from "./link-rule.ts";
import { oncePerIndex } from "./once-per-index.ts";
import { otherPage } from "./other-page.ts";
import type { SiteIndex } from "./site-index.ts";

export interface BrokenLink {
  readonly kind: "broken";
  readonly code: "link-not-found" | "redirect-loop" | "link-case" | "image-not-found" | "image-case";
  readonly message: string;
  readonly hint: string;
  /** The missing target in normal form, by which equal mistakes are grouped. */
  readonly cause?: string;
}

/** A link that leads nowhere, as somebody wrote it. */
interface WrittenLink {
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
  const { sourcePaths, pathnames, assetPaths } = linkRule(from, index);
  if (!image) {
    for (const pathname of pathnames(path, from)) {
      const variant = index.pages.caseVariant(pathname);
      if (variant !== undefined) return caseLink({ target, from }, variant, index);
    }
    const doc = index.docs.get(caseVariantOf([...sourcePaths(path, from)], index.docs, index) ?? "");
    if (doc !== undefined) return caseLink({ target, from }, doc.pathname, index);
  }
  const file = caseVariantOf(assetPaths(path, from), index.assets, index);
  if (file === undefined) return undefined;
  return {
    kind: "broken",
    code: image ? "image-case" : "link-case",
    message: `"${target}" differs only in case from the file ${file}.`,
    hint: `File names are exact in case; write ${fileInForm(file, { target, from }, index)}.`,
    cause: file,
  };
}

/** The file of a table that is one of these but for its case. */
function caseVariantOf(
  wanted: readonly string[],
  files: ReadonlyMap<string, unknown>,
  index: SiteIndex,
): string | undefined {
  const byLower = filesByLower(files, index);
  return wanted.map((file) => byLower.get(file.toLowerCase())).find((file) => file !== undefined);
}

const filesByLower = oncePerIndex(
  (files: ReadonlyMap<string, unknown>): ReadonlyMap<string, string> =>
    new Map([...files.keys()].map((file) => [file.toLowerCase(), file])),
);

function caseLink(
  link: Pick<WrittenLink, "target" | "from">,
  pathname: string,
  index: SiteIndex,
): BrokenLink {
  return {
    kind: "broken",
    code: "link-case",
    message: `"${link.target}" differs only in case from an address of this site.`,
    hint: `Addresses are exact in case; write ${pageInForm(pathname, link, index)}.`,
    cause: pathname,
  };
}

/** Says that nothing is there, and what may have been meant. */
export function notFound(link: WrittenLink, index: SiteIndex): BrokenLink {
  const found = missingTarget(link, index);
  if (!link.path.includes("\\")) return found;
  const { search, hash } = splitTarget(link.target);
  return {
    ...found,
    hint: `Write "/" between folders on every system: ${link.path.replace(/\\+/g, "/")}${search}${hash}.`,
  };
}

function missingTarget({ target, path, from, image }: WrittenLink, index: SiteIndex): BrokenLink {
  const { pathnames, assetPaths } = linkRule(from, index);
  if (image) {
    const cause = assetPaths(path, from)[0] ?? path;
    const near = likelyFiles(cause, index).map((file) => fileInForm(file, { target, from }, index));
    return {
      kind: "broken",
      code: "image-not-found",
      message: `There is no file "${target}".`,
      hint: suggest(near, "Put the file into the data folder, or correct the path."),
      cause,
    };
  }
  const withheld = withheldBy(path, from, index);
  if (withheld !== undefined) {
    return {
      kind: "broken",
      code: "link-not-found",
      message: `The page at "${target}" is not published: its file ${withheld.path} is a draft or archived.`,
      hint: "Publish that page, or take the link out.",
      cause: withheld.path,
    };
  }
  const cause = pathnames(path, from)[0] ?? path;
  const other = otherPage(path, from, index);
  if (other !== undefined) return elsewhere(target, { cause, other }, index);
  // Addresses of some systems keep the ending of the file; those of pages have none here.
  const made = pageOfDataFile({ path, from }, index);
  if (made !== undefined)
    return {
      kind: "broken",
      code: "link-not-found",
      message: `"${target}" is a file that a page is made of, and no page.`,
      hint: `Write the address of its page: ${pageInForm(made, { target, from }, index)}.`,
      cause,
    };
  const near = likelyPages(cause.replace(/\.(?:html|mdx?|markdown)$/i, ""), index).map((page) =>
    pageInForm(page, { target, from }, index),
  );
  return {
    kind: "broken",
    code: "link-not-found",
    message: `No page of this site is at "${target}".`,
    hint: suggest(near, "Correct the address, or add the page."),
    cause,
  };
}

/** The page of the YAML file that a link names as one names a file, from the folder of its own or of the data. */
function pageOfDataFile(
  { path, from }: Pick<WrittenLink, "path" | "from">,
  index: SiteIndex,
): string | undefined {
  const files = linkRule(from, index).assetPaths(path, from);
  const source = files.map((file) => index.sources.get(file)).find((found) => found !== undefined);
  return source === undefined ? undefined : index.pages.ofSource(source);
}

/** Says that the other system makes such a page, and this one does not. */
function elsewhere(
  target: string,
  { cause, other }: { readonly cause: string; readonly other: string },
  index: SiteIndex,
): BrokenLink {
  const { label } = index.config.docs.dialect;
  return {
    kind: "broken",
    code: "link-not-found",
    message: `"${target}" is a page that ${label} makes of ${other}, and that this site does not have.`,
    hint: "Link to its public address with https:, add a page or a redirect, or take the link out.",
    cause,
  };
}

/** The unpublished file that a link means. */
function withheldBy(path: string, from: LinkOrigin, index: SiteIndex): Source | undefined {
  const { sourcePaths, pathnames } = linkRule(from, index);
  const file = [...sourcePaths(path, from)].find((candidate) => index.sources.get(candidate)?.type === "doc");
  if (file !== undefined) return index.sources.get(file);
  return pathnames(path, from)
    .map((pathname) => index.pages.withheldBy(pathname))
    .find((source) => source !== undefined);
}
