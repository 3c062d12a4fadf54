import { isDeepStrictEqual } from "node:util";
import { buildSite } from "../../build.ts";
import type { Checked } from "../../core/diagnostics.ts";
import type { SitePolicy } from "../../core/http/response-headers.ts";
import type { YieldToEventLoop } from "../../engine/yield-to-event-loop.ts";
import type { BuiltSite } from "../../outputs/built-site.ts";
import { navigationFiles } from "../../outputs/emit/site-files.ts";
import { visibleAddress } from "../../pages/compile-site.ts";
import { defaultIcon } from "../../pages/icons/default-icon.ts";
import { pageFolder } from "../../render/page-paths.ts";
import { recordHash } from "../../render/record-hash.ts";
import type { Site } from "../../site.ts";
import { typeOfPath } from "../../sources/parse/source-type.ts";
import { contentOf } from "../../sources/read/content-of.ts";
import { DataFolderError } from "../../sources/read/data-folder.ts";
import type { SourceFile, TextFile } from "../../sources/read/read-data.ts";
import { readSaved } from "../../sources/read/read-saved.ts";
import type { OutputFile } from "../../write/tree-plan.ts";
import { baselineNote } from "../shared/baseline-note.ts";
import { lostDataFolder } from "../shared/data-folder.ts";
import { mistakeHead, mistakeStyles } from "../shared/mistake-styles.ts";
import type { Session, SiteVariant } from "../shared/session.ts";
import { DataFolder } from "./data-folder.ts";
import { earlyPages, isPageFile } from "./early-pages.ts";
import { lostFile } from "./lost-file.ts";
import { MemoryTree } from "./memory-tree.ts";
import { changesOf, seenKeys } from "./page-changes.ts";
import type { Problems } from "./problems.ts";
import type { UpdateEvent } from "./update-events.ts";
import { WaitingRequests } from "./waiting-requests.ts";

interface Refreshing {
  /** Addresses of the pages that are open in a browser. */
  readonly openPages?: () => ReadonlySet<string>;
  /** Lets a save come in between. */
  readonly yieldToEventLoop?: YieldToEventLoop;
}

/** A site with the files from which it was made, and the functions that make its pages. */
interface Made {
  readonly files: Checked<SourceFile[]>;
  readonly site: Site;
  readonly built: BuiltSite;
}

/** To make all pages of so many docs takes longer than a person wants to wait for the first one. */
const MANY_DOCS = 100;

/** There at all times: a page that was made while half of the data was there names it, and asks for it a moment later. */
const DEFAULT_ICON: OutputFile = {
  path: defaultIcon.path,
  key: defaultIcon.path,
  bytes: () => defaultIcon.text,
};

/** The site of `dev`: always as good as the data allows, with what is wrong beside it. */
export class DevSite {
  readonly tree = new MemoryTree();
  #built: BuiltSite | undefined;
  readonly #folder: DataFolder;
  /** The files of the current site. */
  #files: Checked<readonly SourceFile[]> = { value: [], diagnostics: [] };
  /** Names the files that were read last. */
  #state = "";
  #isLost = false;
  readonly problems: Problems;
  /** The last work on single pages: each begins with the site that the one before has left. */
  #turn: Promise<unknown> = Promise.resolve();

  /** The site as it is known: as it was read last, with the pages that were remade since. */
  current: Site | undefined;

  readonly requests: WaitingRequests;

  constructor(
    readonly session: Session,
    problems: Problems,
  ) {
    this.problems = problems;
    this.#folder = new DataFolder(session.options.data);
    this.requests = new WaitingRequests(this.tree, session.options.base);
  }

  /** The policy with which its files are sent. */
  get policy(): SitePolicy | undefined {
    return this.#built?.policy;
  }

  /** Whether the data folder was not there when it was to be read last. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /** Whether the data is another than it was when it was read last. */
  hasChanged(): boolean {
    try {
      return this.#isLost || stateOf(this.#folder.read().value) !== this.#state;
    } catch (error) {
      // The next full read reports the error.
      if (error instanceof DataFolderError) return true;
      throw error;
    }
  }

  /** The page of an address as browsers load it, where it is another than they have. */
  pageAt(pathname: string, hash: string): UpdateEvent | undefined {
    const record = this.current?.records.find((page) => page.pathname === pathname);
    if (record === undefined || recordHash(record, this.session.engine).startsWith(hash)) return undefined;
    return this.#pageEvent(pathname);
  }

  /**
   * Makes the pages on screen anew from files that were saved, and says what the open pages must know. Undefined where
   * it takes the whole site.
   */
  remake(paths: readonly string[], openPages: ReadonlySet<string>): Promise<UpdateEvent[] | undefined> {
    return this.#inTurn(() => this.#remake(paths, openPages));
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  async #remake(
    paths: readonly string[],
    openPages: ReadonlySet<string>,
  ): Promise<UpdateEvent[] | undefined> {
    const { current } = this;
    const isKnown = (path: string): boolean => current?.textOf(path) !== undefined && !concernsAll(path);
    if (current === undefined || !paths.every(isKnown)) return undefined;
    const saved = readSaved(this.session.options.data, paths, current.basis.files.limits);
    if (saved === undefined) return undefined;
    this.#files = withSaved(this.#files, saved);
    const site = await this.#makeSome(current, paths, openPages);
    if (!isDeepStrictEqual(site.shell, current.shell)) return undefined;
    this.current = site;
    const changed = site.basis.fresh.flatMap((record) =>
      this.tree.patch(this.#built?.filesOf(record) ?? []).includes(dataPath(record.pathname))
        ? [record.pathname]
        : [],
    );
    const pages = changed
      .filter((pathname) => openPages.has(pathname))
      .flatMap((at) => this.#pageEvent(at) ?? []);
    return [...this.problems.show(site), ...pages];
  }

  /** The site with the pages of some files, and of some addresses, as they are now; the others are those of the former one. */
  #makeSome(former: Site, paths: readonly string[], pathnames: ReadonlySet<string>): Promise<Site> {
    const { index } = former;
    const sources = [...pathnames].map((at) => index.pages.get(visibleAddress(index, at))?.source?.path);
    const files = new Set([...paths, ...sources.filter((path) => path !== undefined)]);
    return this.session.site({ files: this.#files, pictures: false, only: { pathnames, files, former } });
  }

  #pageEvent(pathname: string): UpdateEvent | undefined {
    const page = this.tree.read(dataPath(pathname))?.bytes.toString();
    return page === undefined ? undefined : { type: "page", pathname, page };
  }

  /** Makes what the first page needs. Where that is not the whole site, requests wait for it, and `refresh` is to follow. */
  async open(): Promise<void> {
    const files = this.#folder.read();
    if (files.value.filter(({ path }) => typeOfPath(path) === "doc").length < MANY_DOCS) {
      await this.refresh();
      return;
    }
    const made = await this.#make(files, { only: { pathnames: new Set(), files: new Set() } });
    const { site, built } = made;
    this.requests.beginQueueing();
    this.#take(made);
    const pages = earlyPages(site.index, (pathname) => this.#inTurn(() => this.#openPage(pathname)));
    const sharedFiles = built.files.filter(({ path }) => !isPageFile(path));
    this.tree.replace([...sharedFiles, ...navigationFiles(site), mistakeStyles], [], [...built.later, pages]);
  }

  /** The files of a page of the early site. */
  async #openPage(pathname: string): Promise<readonly OutputFile[]> {
    const { current } = this;
    if (current === undefined) return [];
    const site = await this.#makeSome(current, [], new Set([pathname]));
    if (this.current !== current) return [];
    this.current = site;
    return site.basis.fresh.flatMap((record) => this.#built?.filesOf(record) ?? []);
  }

  /** Reads the data anew and says what the open pages must know; the pages that they show come along. */
  async refresh({ openPages = () => new Set(), yieldToEventLoop }: Refreshing = {}): Promise<UpdateEvent[]> {
    const files = await this.#folder.readSettled((path) => this.current?.textOf(path));
    const made = await this.#make(files, yieldToEventLoop === undefined ? {} : { yieldToEventLoop });
    const { site, built } = made;
    await this.session.threads.end();
    // If another pass came in between, it is newer: nothing of this one is used then.
    await yieldToEventLoop?.();
    const former = this.#built;
    const wasEarly = this.requests.isQueueing;
    this.#take(made);
    const before = this.tree.keys();
    this.tree.replace(
      [...built.files, ...navigationFiles(site), DEFAULT_ICON, mistakeStyles],
      built.onRequest,
      built.later,
    );
    this.requests.release();
    this.#isLost = false;
    this.problems.print(site, baselineNote(site));
    const events = this.problems.show(site);
    if (former === undefined) return events;
    if (former.templateKey !== built.templateKey) return [...events, { type: "shell" }];
    const after = wasEarly ? seenKeys(this.tree.keys(), before, openPages()) : this.tree.keys();
    return [...events, ...this.#withPages(changesOf(before, after), openPages())];
  }

  async #make(files: Made["files"], variant: Pick<SiteVariant, "yieldToEventLoop" | "only">): Promise<Made> {
    const { bundle, engine } = this.session;
    const { yieldToEventLoop } = variant;
    const site = await this.session.site({ files, pictures: false, ...variant });
    const tools = {
      bundle,
      engine: engine.yielding(yieldToEventLoop),
      rootAttributes: "data-dev",
      head: mistakeHead(this.session.options.base),
      isLazy: true,
    };
    return {
      files,
      site,
      built: await buildSite(site, tools),
    };
  }

  #take({ files, site, built }: Made): void {
    this.current = site;
    this.#built = built;
    this.#files = files;
    this.#state = stateOf(files.value);
  }

  /** Where a sidebar is new too, the pages fetch both, so that they show them at once. */
  #withPages(changes: readonly UpdateEvent[], openPages: ReadonlySet<string>): UpdateEvent[] {
    return changes.flatMap((change) => {
      if (change.type !== "pages" || change.sidebars.length > 0) return [change];
      const pages = change.pathnames.map((at) => (openPages.has(at) ? this.#pageEvent(at) : undefined));
      const pathnames = change.pathnames.filter((_, at) => pages[at] === undefined);
      const brought = pages.filter((page) => page !== undefined);
      return pathnames.length === 0 ? brought : [...brought, { ...change, pathnames }];
    });
  }

  /** An error that stops a pass must not end `dev`: the pages stay as they were made last. */
  fail(error: unknown): UpdateEvent[] {
    // The whole site may not come.
    this.requests.release();
    const { data } = this.session.options;
    if (error instanceof DataFolderError) {
      this.#isLost = true;
      return this.problems.tell(lostDataFolder(error.folder, error.reason));
    }
    const lost = lostFile(error, data);
    return lost === undefined ? this.#crash(error) : this.problems.tell(lost);
  }

  #crash(error: unknown): UpdateEvent[] {
    const message = error instanceof Error ? error.message : String(error);
    const stack = error instanceof Error ? (error.stack ?? message) : message;
    return this.problems.tell(
      {
        code: "internal-error",
        severity: "error",
        file: "fairlead",
        message: `Fairlead has a bug: ${message}`,
        hint: "Please report it with the text that the terminal shows. The pages stay as they were made last.",
      },
      `${stack}\nfairlead dev goes on, and tries again at the next save.\n`,
    );
  }
}

/** Titles, menus, versions and limits of the whole site, and the findings that it accepts. */
function concernsAll(path: string): boolean {
  return /^(site\.ya?ml|baseline\.ya?ml|versions\.json)$/.test(path);
}

function withSaved(files: Checked<readonly SourceFile[]>, saved: readonly TextFile[]): typeof files {
  const byPath = new Map(saved.map((file) => [file.path, file]));
  return { ...files, value: files.value.map((file) => byPath.get(file.path) ?? file) };
}

function stateOf(files: readonly SourceFile[]): string {
  return files.map((file) => `${file.path} ${contentOf(file)}`).join("\n");
}

function dataPath(pathname: string): string {
  return `${pageFolder(pathname)}index.json`;
}
