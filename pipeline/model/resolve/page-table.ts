import type { PageRecord } from "../../../schema/generated/types.ts";
import type { DiagnosticCode } from "../../core/diagnostic-codes.ts";
import type { Diagnostic } from "../../core/diagnostics.ts";
import { extensionOf } from "../../core/http/content-type.ts";
import { pathProblem } from "../../core/paths/path-problem.ts";
import { diagnosticAt, type Source } from "../../sources/parse/source.ts";
import { safeDecode } from "./doc-path.ts";
import type { TreeNode } from "./doc-tree.ts";
import { readFormerAddress } from "./read-former-address.ts";

/** A page that some file asks for. */
export interface PageClaim {
  readonly pathname: string;
  readonly type: PageRecord["type"] | (string & {});
  readonly title: string;
  readonly description: string;
  /** Absent for a category whose folder has no file of its own. */
  readonly source?: Source;
  /** JSON Pointer of the value that decides the address. */
  readonly pointer: string;
  /** Docs and categories: the place in the tree. */
  readonly node?: TreeNode;
}

interface Alias {
  readonly from: string;
  readonly to: string;
  readonly source: Source;
  readonly pointer: string;
}

/** First folder names that the output uses itself. */
const reserved = new Set([
  "404",
  "assets",
  "exports",
  "navigation",
  "objects",
  "offline",
  "packs",
  "schema",
  "search",
]);

/** Files at the top of the output, and the Markdown copies of pages: no page can be a folder of their name. */
const ownFile = /^\/(_headers|_redirects|[^/]+\.(js|json|txt|xml|webmanifest|conf|map))$|\.md$/i;

/** Those of them that every site has, and the Markdown of the home page. */
const siteFiles =
  /^\/(_headers|_redirects|nginx\.conf|nginx-redirects\.map|sw\.js|index\.md|manifest\.webmanifest|sitemap\.xml|(index|404|latest|links|routes)\.json|(robots|llms|notices)\.txt)$/;

/** The longest address that a record may have, in characters. */
const longestAddress = 300;

/** Who owns which address. Addresses are exact in case; two that differ only in case are refused. */
export class PageTable {
  readonly #pages = new Map<string, PageClaim>();
  readonly #lower = new Map<string, string>();
  readonly #aliases = new Map<string, Alias>();
  readonly #bySource = new Map<Source, string>();
  readonly #withheld = new Map<string, Source>();
  readonly #contested = new Set<string>();
  readonly #problems: Diagnostic[] = [];

  /** Notes the address of a page that is not published. An archived one keeps its address. */
  withhold(pathname: string, source: Source): void {
    this.#withheld.set(pathname, source);
  }

  claim(page: PageClaim): void {
    const archived = this.#withheld.get(page.pathname);
    if (archived?.data.state === "archived") {
      this.#report(
        page,
        "duplicate-route",
        `The address ${page.pathname} is kept for ${archived.path}, which is archived.`,
        "Choose another address, or delete the archived file.",
      );
    }
    const other = this.#pages.get(page.pathname);
    if (other !== undefined) {
      this.#report(
        page,
        "duplicate-route",
        `The address ${page.pathname} already belongs to ${fileOf(other)}.`,
        "Give one of the two another address.",
      );
      return;
    }
    const variant = this.#lower.get(foldedAddress(page.pathname));
    if (variant !== undefined) {
      this.#report(
        page,
        "route-case-clash",
        `The address ${page.pathname} differs only in ${caseOrForm(page.pathname, variant)} from ${variant}, which belongs to ${fileOf(this.#pages.get(variant))}.`,
        "Some disks and hosts cannot hold both; rename one.",
      );
      return;
    }
    const problem = knownProblem(page);
    if (page.source?.valid === false && page.source.type !== "doc") {
      // The mistake in the file is reported already.
    } else if (isReserved(page.pathname)) {
      this.#report(
        page,
        "route-reserved",
        `The address ${page.pathname} is used by the site itself.`,
        "Choose another one.",
      );
    } else if (problem !== undefined) {
      this.#report(
        page,
        "route-invalid",
        `The address ${page.pathname} cannot be written as a file. ${problem}`,
        "Choose another one.",
      );
    }
    this.#pages.set(page.pathname, page);
    this.#lower.set(foldedAddress(page.pathname), page.pathname);
    if (page.source !== undefined) this.#bySource.set(page.source, page.pathname);
  }

  /** Notes the address of a page that the site makes itself. A file that has it is reported already. */
  claimOwn(page: PageClaim): void {
    if (this.#pages.has(page.pathname)) return;
    this.#pages.set(page.pathname, page);
    this.#lower.set(foldedAddress(page.pathname), page.pathname);
  }

  /** Notes a former address as it is written in a file. */
  alias(written: string, to: string, source: Source, pointer: string): void {
    const report = (code: DiagnosticCode, message: string, hint: string): void => {
      this.#problems.push(diagnosticAt(source, pointer, { code, message, hint }));
    };
    const reading = readFormerAddress(written);
    if ("problem" in reading) {
      report("route-invalid", `No browser asks for the address ${written}. ${reading.problem}`, reading.hint);
      return;
    }
    const { address } = reading;
    const page = this.#pages.get(address);
    const other = this.#aliases.get(address);
    if (this.#isOfSite(address)) {
      report("route-reserved", `The former address ${written} is used by the site itself.`, "Remove it.");
    } else if (page !== undefined && written !== address && to === address) {
      // The page is found there already: addresses with ".html" are the same without.
    } else if (page !== undefined || other !== undefined) {
      report(
        "duplicate-route",
        `The former address ${written} already belongs to ${page === undefined ? other?.source.path : fileOf(page)}.`,
        "An address can lead to one page only; remove one of the two.",
      );
    } else this.#aliases.set(address, { from: address, to, source, pointer });
  }

  /** A file that moved, such as /exports/a.csv, may be led on; the site's own pages, folders and files may not. */
  #isOfSite(address: string): boolean {
    if (isReservedFolder(address) && extensionOf(address) === "") return true;
    const page = /^(.*)(?:\/index\.json|\.md)$/.exec(address)?.[1];
    return siteFiles.test(address) || (page !== undefined && this.#pages.has(page === "" ? "/" : page));
  }

  get(pathname: string): PageClaim | undefined {
    return this.#pages.get(pathname);
  }

  /** The unpublished file that has this address. */
  withheldBy(pathname: string): Source | undefined {
    return this.#withheld.get(pathname);
  }

  /** Whether two files want this address: which of them a link means is not known. */
  isContested(pathname: string): boolean {
    return this.#contested.has(pathname);
  }

  /** The page whose address differs only in case. */
  caseVariant(pathname: string): string | undefined {
    return this.#lower.get(foldedAddress(pathname));
  }

  aliasTarget(pathname: string): string | undefined {
    return this.#aliases.get(pathname)?.to;
  }

  /** The address of the page that a file asks for. */
  ofSource(source: Source): string | undefined {
    return this.#bySource.get(source);
  }

  all(): Iterable<PageClaim> {
    return this.#pages.values();
  }

  pathnames(): Iterable<string> {
    return this.#pages.keys();
  }

  aliases(): ReadonlyMap<string, Alias> {
    return this.#aliases;
  }

  problems(): readonly Diagnostic[] {
    return this.#problems;
  }

  #report(page: PageClaim, code: DiagnosticCode, message: string, hint: string): void {
    this.#contested.add(page.pathname);
    this.#problems.push(diagnosticOfPage(page, { code, message, hint }));
  }
}

/** A mistake in the address of a page, where that is decided. */
export function diagnosticOfPage(
  page: PageClaim,
  { code, message, hint }: { readonly code: DiagnosticCode; readonly message: string; readonly hint: string },
): Diagnostic {
  if (page.source === undefined) {
    const file = page.node?.kind === "category" ? page.node.folder : page.pathname;
    return { code, severity: "error", file, message, hint };
  }
  // Where no line decides the address, the name of the file does.
  if (page.source.positions[page.pointer] === undefined)
    return { code, severity: "error", file: page.source.path, message, hint };
  return diagnosticAt(page.source, page.pointer, { code, message, hint });
}

function isReserved(pathname: string): boolean {
  return isReservedFolder(pathname) || pathname.includes(".html") || ownFile.test(pathname);
}

function isReservedFolder(pathname: string): boolean {
  return reserved.has((pathname.split("/")[1] ?? "").toLowerCase());
}

/** Disks may take names for one that differ in case, or in how an accented letter is put together. */
function foldedAddress(pathname: string): string {
  if (/^[\w./-]*$/.test(pathname)) return pathname.toLowerCase();
  return safeDecode(pathname).normalize("NFC").toLowerCase();
}

function caseOrForm(pathname: string, variant: string): string {
  const isCase = safeDecode(pathname).toLowerCase() === safeDecode(variant).toLowerCase();
  return isCase ? "case" : "the form of its accents";
}

interface CheckedAddress {
  readonly pathname: string;
  readonly problem: string | undefined;
}

/** By source; in `dev` the sources that no save has changed are the same objects. */
const checked = new WeakMap<Source, CheckedAddress>();

function knownProblem({ pathname, source }: PageClaim): string | undefined {
  const known = source === undefined ? undefined : checked.get(source);
  if (known?.pathname === pathname) return known.problem;
  const problem = pathname === "/" ? undefined : fileProblem(pathname);
  if (source !== undefined) checked.set(source, { pathname, problem });
  return problem;
}

/** The reason why the page of an address cannot be a file. */
function fileProblem(pathname: string): string | undefined {
  if (pathname.length > longestAddress) return `An address has at most ${longestAddress} characters.`;
  if (/%(23|2f|3f)/i.test(pathname)) return 'No host can serve a name with "#", "?" or "/".';
  try {
    return pathProblem(`${decodeURI(pathname).slice(1)}/index.html`);
  } catch {
    return 'A "%" is not followed by two hexadecimal digits of a character.';
  }
}

/** How messages name what a page is written in. */
export function fileOf(page: PageClaim | undefined): string {
  if (page?.source !== undefined) return page.source.path;
  return page?.node?.kind === "category" ? `the folder ${page.node.folder}` : "another page";
}
