import { joinPathname, resolveSegments } from "./doc-path.ts";

export interface LinkOrigin {
  /** File that the link is written in, relative to the data folder. */
  readonly path: string;
  /** The included file that contains it, if the first one includes that. */
  readonly part?: string | undefined;
  /** Address of the page that shows it. */
  readonly pathname?: string | undefined;
}

/** Folders that other documentation systems serve from the root of the site. */
const rootFolders = ["", "static/", "public/", "docs/"];

/** Splits a target into path, query with "?", and fragment with "#". */
export function splitTarget(target: string): { path: string; search: string; hash: string } {
  const normal = target.normalize("NFC");
  const match = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(normal);
  return { path: match?.[1] ?? normal, search: match?.[2] ?? "", hash: match?.[3] ?? "" };
}

/** Files that a link may mean, relative to the data folder. The first one is it nearly always, so they come one by one. */
export function* sourcePaths(path: string, from: LinkOrigin): Generator<string> {
  const folder = from.path.split("/").slice(0, -1);
  const bases = path.startsWith("/")
    ? [...ownRoot(from), ...rootFolders].map((root) => root + path.slice(1))
    : [resolveSegments([...folder, ...path.split("/")]).join("/")];
  for (const base of bases)
    for (const ending of ["", ".md", ".mdx", "/index.md", "/README.md"]) yield base + ending;
}

/** A rooted path in a released version, or in further docs, means a file of these first, and not the one in `docs/`. */
function ownRoot({ path }: LinkOrigin): string[] {
  const folder = /^(?:versioned_docs\/version-[^/]+|further_docs\/[^/]+)\//.exec(path)?.[0];
  return folder === undefined ? [] : [folder];
}

/** Addresses that a link may mean. */
export function pathnames(path: string, from: LinkOrigin): string[] {
  const clean = path
    .replace(/(^|\/)index\.html$/, "")
    .replace(/\.(html|mdx?|markdown)$/, "")
    .replace(/(?<!\/)\/+$/, "");
  if (path.startsWith("/")) return [joinPathname("/", clean.split("/"))];
  if (from.pathname === undefined) return [];
  return [
    joinPathname("/", resolveSegments([...from.pathname.split("/").slice(0, -1), ...clean.split("/")])),
  ];
}

/** Files beside the pages that a link may mean. */
export function assetPaths(path: string, from: LinkOrigin): string[] {
  if (path.startsWith("/")) return rootFolders.map((root) => root + path.slice(1));
  const folder = from.path.split("/").slice(0, -1);
  return [resolveSegments([...folder, ...path.split("/")]).join("/"), path];
}
