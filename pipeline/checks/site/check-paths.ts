import type { Diagnostic } from "../../core/diagnostics.ts";
import { once } from "../../core/once.ts";
import { type PathProblem, parentOf, TreePaths } from "../../core/paths/tree-paths.ts";
import { assignAliasPages } from "../../model/resolve/alias-paths.ts";
import type { FormerAddress } from "../../model/resolve/former-addresses.ts";
import { diagnosticOfPage, fileOf } from "../../model/resolve/page-table.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import type { OutputPath, PathCause, PathProducer, PathSite } from "../../pages/output-path.ts";
import { diagnosticAt } from "../../sources/parse/source.ts";

/** The output paths that a build would write, computed without building. */
export interface CheckedPaths {
  /** Paths that no disk can hold, or not beside each other. */
  readonly diagnostics: readonly Diagnostic[];
  /** The former addresses, with a page where one can be written. */
  readonly redirects: readonly FormerAddress[];
}

/** Asks every producer what it would write, and says what cannot be written, where that is decided. */
export function checkPaths(
  whole: PathSite,
  producers: readonly PathProducer[],
  redirects: readonly FormerAddress[],
  index: SiteIndex,
): CheckedPaths {
  // A mistake in an address itself has been reported already, and such an address may have no file.
  const site = {
    ...whole,
    records: whole.records.filter(({ pathname }) => !index.pages.isContested(pathname)),
  };
  const tree = new TreePaths();
  const wrong: WrongPath[] = [];
  for (const { path, cause, isFolder = false } of saidPaths(site, producers)) {
    if (isFolder) tree.addKnownFolder(path);
    const problem = isFolder ? undefined : tree.check(path);
    if (problem !== undefined) wrong.push({ path, cause, problem });
  }
  return {
    diagnostics: diagnosticsOf(
      wrong,
      once(() => causesOf(site, producers)),
      index,
    ),
    redirects: assignAliasPages(redirects, tree),
  };
}

/** All paths that a build of the site writes, but for the pages at former addresses. */
export function* saidPaths(site: PathSite, producers: readonly PathProducer[]): Generator<OutputPath> {
  for (const { paths } of producers) yield* paths(site);
}

interface WrongPath {
  readonly path: string;
  readonly cause: PathCause | undefined;
  readonly problem: PathProblem;
}

/** One for each problem, and one for each page: its files lie side by side. */
function diagnosticsOf(
  wrong: readonly WrongPath[],
  causes: () => ReadonlyMap<string, PathCause>,
  index: SiteIndex,
): Diagnostic[] {
  const seen = new Set<string>();
  return wrong.flatMap(({ path, cause, problem }) => {
    const page = cause !== undefined && "pathname" in cause ? cause.pathname : path;
    if (seen.has(page) || seen.has(problem.message)) return [];
    seen.add(page).add(problem.message);
    const other = problem.other === undefined ? undefined : causes().get(problem.other);
    return diagnosticOf({ path, cause, problem, other }, index);
  });
}

/** The causes of files and folders, by path; if there are several, the first. */
function causesOf(site: PathSite, producers: readonly PathProducer[]): Map<string, PathCause> {
  const causes = new Map<string, PathCause>();
  for (const { path, cause } of saidPaths(site, producers)) {
    for (let at = path; cause !== undefined && at !== "" && !causes.has(at); at = parentOf(at))
      causes.set(at, cause);
  }
  return causes;
}

function diagnosticOf(
  { path, cause, problem, other }: WrongPath & { readonly other: PathCause | undefined },
  index: SiteIndex,
): Diagnostic {
  const beside = other === undefined ? "" : ` The other one is asked for by ${nameOf(other, index)}.`;
  const subject = cause === undefined ? "The site itself" : upperFirst(nameOf(cause, index));
  const message = `${subject} asks for the file ${path} of the output. ${problem.message}${beside}`;
  const code = "output-path";
  if (cause?.kind === "page" || cause?.kind === "copy") {
    const page = index.pages.get(cause.pathname);
    const finding = { code, message, hint: "Choose another address for one of the two." } as const;
    return page === undefined
      ? { ...finding, severity: "error", file: cause.pathname }
      : diagnosticOfPage(page, finding);
  }
  if (cause?.kind === "export") {
    const source = index.records.get(cause.file.type)?.get(cause.file.record);
    const finding = { code, message, hint: "Choose another id." } as const;
    return source === undefined
      ? { ...finding, severity: "error", file: cause.file.pathname }
      : diagnosticAt(source, "/id", finding);
  }
  const file = cause === undefined ? "site.yaml" : cause.asset.path;
  return { code, severity: "error", file, message, hint: "Rename one of the two." };
}

/** As a message names what asks for a file. */
function nameOf(cause: PathCause, { pages }: SiteIndex): string {
  switch (cause.kind) {
    case "page":
      return `the page ${cause.pathname} (${fileOf(pages.get(cause.pathname))})`;
    case "copy":
      return `the Markdown copy of the page ${cause.pathname} (${fileOf(pages.get(cause.pathname))})`;
    case "export":
      return `the ${cause.file.type} "${cause.file.record}"`;
    case "asset":
      return `the file ${cause.asset.path}`;
  }
}

function upperFirst(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
