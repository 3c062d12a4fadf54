import { hasDocEnding, withoutDocEnding } from "../../sources/read/markdown-names.ts";
import { safeDecode } from "./doc-path.ts";
import { type LinkOrigin, splitTarget } from "./link-candidates.ts";
import { linkRule } from "./link-rule.ts";
import type { SiteIndex } from "./site-index.ts";

/** A link as its author wrote it, and the place where it is. */
interface LinkForm {
  readonly target: string;
  readonly from: LinkOrigin;
}

/** A page that a link should lead to, with the spelling of that link: `./a.md`, `../a`, `/docs/a`. Query and anchor stay. */
export function pageInForm(pathname: string, { target, from }: LinkForm, index: SiteIndex): string {
  const { path, search, hash } = splitTarget(target);
  const file = index.pages.get(pathname)?.source;
  const doc = file !== undefined && index.docs.has(file.path) ? file.path : undefined;
  const found = pageForms(pathname, { path, from, doc }).find((form) =>
    leadsToPage(safeDecode(form), pathname, from, index),
  );
  return (found ?? pathname) + search + hash;
}

/** A file that a link or picture should lead to, with the spelling of that link. */
export function fileInForm(file: string, { target, from }: LinkForm, index: SiteIndex): string {
  const { path, search, hash } = splitTarget(target);
  const { assetPaths } = linkRule(from, index);
  const found = fileForms(file, path, from).find((form) => {
    const first = assetPaths(safeDecode(form), from).find((candidate) => index.assets.has(candidate));
    return first === file;
  });
  return (found ?? file) + search + hash;
}

interface PageForm {
  readonly path: string;
  readonly from: LinkOrigin;
  /** The file of the page, where it is a doc. */
  readonly doc: string | undefined;
}

/** Spellings of a page like that of a path, the most similar one first. */
function pageForms(pathname: string, { path, from, doc }: PageForm): string[] {
  if (doc !== undefined && hasDocEnding(path)) return fileForms(doc, path, from);
  const ending = /(?:\.html|\/)$/.exec(path)?.[0] ?? "";
  const stem = doc && withoutDocEnding(doc).replace(/\/(?:index|README)$/i, "");
  const byFile = stem === undefined ? [] : fileForms(stem, path, from);
  if (path.startsWith("/")) {
    const forms = [pathname, ...byFile].map((form) => `${form}${ending}`);
    return forms.sort(
      (one, other) => Number(rootOf(other) === rootOf(path)) - Number(rootOf(one) === rootOf(path)),
    );
  }
  const { pathname: own } = from;
  const byAddress = own === undefined ? [] : [relativeForm(own, pathname, path)];
  return [...byFile, ...byAddress].map((form) => `${form}${ending}`);
}

/** The first folder of a rooted path, in any case. */
function rootOf(path: string): string | undefined {
  return path.split("/")[1]?.toLowerCase();
}

/** Spellings of a file like that of a path: from the file that has the link, or from one of the roots of links. */
function fileForms(file: string, path: string, from: LinkOrigin): string[] {
  const encoded = withEscapes(file);
  if (!path.startsWith("/")) {
    const isFromData = path.split("/")[0] === file.split("/")[0];
    const relative = relativeForm(withEscapes(from.path), encoded, path);
    return isFromData ? [encoded, relative] : [relative];
  }
  const [root = ""] = encoded.split("/");
  const below = `/${encoded.slice(root.length + 1)}`;
  return path.startsWith(`/${root}/`) ? [`/${encoded}`, below] : [below, `/${encoded}`];
}

/** A path with escapes for the characters that end a path in a link. */
function withEscapes(path: string): string {
  return path.replace(/[\s%?#]/g, encodeURIComponent);
}

/** The path from one file or address to another, with "./" where the former path has it. */
function relativeForm(from: string, to: string, path: string): string {
  const folders = from.split("/").slice(0, -1);
  const parts = to.split("/");
  const different = folders.findIndex((folder, at) => folder !== parts[at] || at === parts.length - 1);
  const shared = different === -1 ? folders.length : different;
  const up = folders.slice(shared).map(() => "..");
  const start = up.length === 0 && path.startsWith("./") ? ["."] : up;
  return [...start, ...parts.slice(shared)].join("/");
}

/** Whether a path leads to a page. */
function leadsToPage(path: string, pathname: string, from: LinkOrigin, index: SiteIndex): boolean {
  const { sourcePaths, pathnames } = linkRule(from, index);
  for (const file of sourcePaths(path, from)) {
    const doc = index.docs.get(file);
    if (doc !== undefined) return doc.pathname === pathname;
  }
  return pathnames(path, from).includes(pathname);
}
