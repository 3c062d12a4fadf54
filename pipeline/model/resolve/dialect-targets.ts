import type { TargetRule } from "../../sources/dialects/dialect.ts";
import { joinPathname, resolveSegments } from "./doc-path.ts";
import type { AddressedDoc } from "./doc-tree.ts";
import type { LinkOrigin } from "./link-candidates.ts";

/** The candidates for a target: files of pages, addresses of pages, and files beside the pages. */
export interface DialectTargets {
  readonly sourcePaths: (path: string, from: LinkOrigin) => Iterable<string>;
  readonly pathnames: (path: string, from: LinkOrigin) => string[];
  readonly assetPaths: (path: string, from: LinkOrigin) => string[];
}

/** The same by the rule of the system that a doc was written for. */
export function dialectTargets(rule: TargetRule, doc: AddressedDoc): DialectTargets {
  return {
    sourcePaths: (path, from) => filesOf(withoutAlias(path, rule), from, { rule, doc }),
    pathnames: (path) => addressesOf(withoutAlias(path, rule), { rule, doc }),
    assetPaths: (path, from) => assetsOf(withoutAlias(path, rule), from, { rule, doc }),
  };
}

interface Docs {
  readonly rule: TargetRule;
  /** The doc in which the target is written. */
  readonly doc: AddressedDoc;
}

/** A target without the base of the site, aliases replaced. */
function withoutAlias(path: string, { aliases = {}, base = "/" }: TargetRule): string {
  const [alias, root] = Object.entries(aliases).find(([name]) => path.startsWith(name)) ?? [];
  if (alias !== undefined) return `${root}${path.slice(alias.length)}`;
  return path.startsWith(base) ? `/${path.slice(base.length)}` : path;
}

/** Files of docs that a target may name. */
function filesOf(path: string, from: LinkOrigin, { rule, doc }: Docs): string[] {
  const found = filePattern(path, rule);
  if (found === undefined) return [];
  const folders = path.startsWith("/")
    ? rootsOf(rule.roots, rule, doc)
    : [
        ...(found.from === "page" ? [] : foldersOf(from, rule)),
        ...(found.from === undefined ? [] : [pageFolder(from, rule, doc)]),
        ...(path.startsWith(".") ? [] : inVersion(rule.bases, doc)),
      ];
  return withOriginal(folders, doc).flatMap((folder) => {
    const file = joined(folder, path);
    return found.to.map((ending) => {
      const named = file.replace(found.pattern, ending);
      return rule.moved?.fileOf.get(named) ?? named;
    });
  });
}

/** The folders that a relative file counts from: that of the address of a moved doc comes before that of its file. */
function foldersOf(from: LinkOrigin, rule: TargetRule): string[] {
  const moved = rule.moved?.pathOf.get(from.path);
  const own = folderOf(from, rule);
  return moved === undefined ? [own] : [folderOf({ ...from, path: moved }, rule), own];
}

/** The same folder of the docs that a set translates: a page that is missing in the translation is there. */
function withOriginal(folders: readonly string[], { set }: AddressedDoc): string[] {
  const { original } = set.further ?? {};
  if (original === undefined) return [...folders];
  const below = folders.filter((folder) => folder.startsWith(`${set.folder}/`));
  return [...folders, ...below.map((folder) => original.folder + folder.slice(set.folder.length))];
}

function filePattern(path: string, { files }: TargetRule): TargetRule["files"][number] | undefined {
  const rooted = `/${joined("", path)}`;
  return files.find(({ pattern }) => pattern.test(rooted));
}

/** The folders for a target that begins with a slash. */
function rootsOf(folders: readonly string[], { oneRoot }: TargetRule, doc: AddressedDoc): string[] {
  const own = inVersion(folders, doc);
  return oneRoot === true && doc.set.further !== undefined ? [...own, ...folders] : own;
}

/** Folders of the data folder; `docs/` is that of the version a doc belongs to. */
function inVersion(folders: readonly string[], { set }: AddressedDoc): string[] {
  return folders.map((folder) => (folder === "docs/" ? `${set.folder}/` : folder));
}

/** The folder that a relative file counts from: that of an included part where its system compiles that by itself. */
function folderOf({ path, part }: LinkOrigin, { partsApart }: TargetRule): string {
  const file = partsApart === true ? (part ?? path) : path;
  return file.slice(0, file.lastIndexOf("/") + 1);
}

/**
 * The folder to which an address is relative, as a folder of files: "docs/a/" for docs/a.md if addresses end
 * in a slash.
 */
function pageFolder(from: LinkOrigin, rule: TargetRule, { isFolder }: AddressedDoc): string {
  return isFolder || rule.finalSlash !== "all"
    ? folderOf(from, rule)
    : `${from.path.replace(/\.[^./]*$/, "")}/`;
}

/** A path below a folder; a final slash stays, and "." and ".." mean folders. */
function joined(folder: string, path: string): string {
  const file = resolveSegments([...folder.split("/"), ...path.split("/")]).join("/");
  return /(?:^|\/)\.{0,2}$/.test(path) ? `${file}/` : file;
}

/** Addresses that a target may be: of docs as their system has them, and of this site. */
function addressesOf(path: string, { rule, doc }: Docs): string[] {
  if (path.startsWith("/"))
    return [
      ...docAddress(path, rule, doc),
      ...translatedAddress(path, rule, doc),
      joinPathname("/", path.split("/")),
      // Pages here have no ending.
      ...(path.endsWith(".html")
        ? [joinPathname("/", path.replace(/(?:\/index)?\.html$/, "").split("/"))]
        : []),
    ];
  if (rule.route === undefined || filePattern(path, rule) !== undefined) return [];
  const own = doc.pathname.split("/");
  const isFolder = rule.finalSlash === "all" || (doc.isFolder && rule.finalSlash === "folders");
  return [joinPathname("/", resolveSegments([...(isFolder ? own : own.slice(0, -1)), ...path.split("/")]))];
}

/** `/docs/x` of the system as the address of this site, which may have its docs elsewhere. */
function docAddress(path: string, rule: TargetRule, { set }: AddressedDoc): string[] {
  const { route } = rule;
  if (set.further !== undefined && set.further.original === undefined) return [];
  if (route === undefined || filePattern(path, rule) !== undefined) return [];
  const below = route === "/" ? path : path.startsWith(`${route}/`) ? path.slice(route.length) : undefined;
  return below === undefined ? [] : [joinPathname("/", [...set.route.split("/"), ...below.split("/")])];
}

/** `/x` of the system as an address in the language of the doc: one whose docs are below `/de/docs` has its pages below `/de`. */
function translatedAddress(path: string, rule: TargetRule, { set }: AddressedDoc): string[] {
  const { original } = set.further ?? {};
  if (original === undefined || rule.route === undefined) return [];
  const below = original.route === "/" ? "" : original.route;
  if (!set.route.endsWith(below)) return [];
  const language = set.route.slice(0, set.route.length - below.length);
  return [joinPathname("/", [...language.split("/"), ...path.split("/")])];
}

/** Files beside the pages that a target may mean. */
function assetsOf(path: string, from: LinkOrigin, { rule, doc }: Docs): string[] {
  if (path.startsWith("/"))
    return [...rootsOf(rule.publicFolders, rule, doc), ""].map((folder) => folder + path.slice(1));
  const beside = joined(folderOf(from, rule), path);
  const below = joined(pageFolder(from, rule, doc), path);
  return below === beside ? [beside] : [beside, below];
}
