import { isDeepStrictEqual } from "node:util";
import { buildSite } from "../../build.ts";
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
import { DataFolderError } from "../../sources/read/data-folder.ts";
import { readSaved } from "../../sources/read/read-saved.ts";
import type { OutputFile } from "../../write/tree-plan.ts";
import { baselineNote } from "../shared/baseline-note.ts";
import { lostDataFolder } from "../shared/data-folder.ts";
import { mistakeHead, mistakeStyles } from "../shared/mistake-styles.ts";
import type { Session, SiteVariant } from "../shared/session.ts";
import { concernsAll, type DataFiles, namesOf, withSaved } from "./data-files.ts";
import { DataFolder } from "./data-folder.ts";
import { buildOf, type DevEvent, type DevState, isInPart, nextState } from "./dev-state.ts";
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
interface Build {
  readonly files: DataFiles;
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
  readonly problems: Problems;
  readonly requests: WaitingRequests;
  readonly #folder: DataFolder;
  #state: DevState<Build> = { name: "unopened" };
  /** The last work on single pages: each begins with the site that the one before has left. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(
    readonly session: Session,
    problems: Problems,
  ) {
    this.problems = problems;
    this.#folder = new DataFolder(session.options.data);
    this.requests = new WaitingRequests({
      tree: this.tree,
      base: session.options.base,
      isQueueing: () => this.#state.name === "early",
    });
  }

  /** The site as it was read last, with the pages that were remade since. */
  get current(): Site | undefined {
    return buildOf(this.#state)?.site;
  }

  /** The policy with which its files are sent. */
  get policy(): SitePolicy | undefined {
    return buildOf(this.#state)?.built.policy;
  }

  /** Whether the data folder was missing when it was read last. */
  get isLost(): boolean {
    return this.#state.name === "lost";
  }

  /** Changes the state. False where the event has no effect. */
  #enter(event: DevEvent<Build>): boolean {
    const before = this.#state;
    this.#state = nextState(before, event);
    if (!this.requests.isQueueing) this.requests.release();
    return this.#state !== before;
  }

  /** Whether the data is another than it was when it was read last. */
  hasChanged(): boolean {
    try {
      const build = buildOf(this.#state);
      return this.isLost || build === undefined || namesOf(this.#folder.read()) !== namesOf(build.files);
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
    const former = buildOf(this.#state);
    const isKnown = (path: string): boolean => former?.site.textOf(path) !== undefined && !concernsAll(path);
    if (former === undefined || !paths.every(isKnown)) return undefined;
    const saved = readSaved(this.session.options.data, paths, former.site.basis.files.limits);
    if (saved === undefined) return undefined;
    const build = await this.#makeSome(
      { ...former, files: withSaved(former.files, saved) },
      { paths, pathnames: openPages },
    );
    const { site, built } = build;
    if (!isDeepStrictEqual(site.shell, former.site.shell)) return undefined;
    if (!this.#enter({ type: "remade", former, build })) return undefined;
    const changed = site.basis.fresh.flatMap((record) =>
      this.tree.patch(built.filesOf(record)).includes(dataPath(record.pathname)) ? [record.pathname] : [],
    );
    const pages = changed
      .filter((pathname) => openPages.has(pathname))
      .flatMap((at) => this.#pageEvent(at) ?? []);
    return [...this.problems.show(site), ...pages];
  }

  /** The site with the pages of some files, and of some addresses, as they are now; the others are those of `former`. */
  async #makeSome(
    former: Build,
    { paths, pathnames }: { readonly paths: readonly string[]; readonly pathnames: ReadonlySet<string> },
  ): Promise<Build> {
    const { index } = former.site;
    const sources = [...pathnames].map((at) => index.pages.get(visibleAddress(index, at))?.source?.path);
    const files = new Set([...paths, ...sources.filter((path) => path !== undefined)]);
    const only = { pathnames, files, former: former.site };
    return { ...former, site: await this.session.site({ files: former.files, pictures: false, only }) };
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
    const build = await this.#make(files, { only: { pathnames: new Set(), files: new Set() } });
    const { site, built } = build;
    this.#enter({ type: "begun", build });
    const pages = earlyPages(site.index, (pathname) => this.#inTurn(() => this.#openPage(pathname)));
    const sharedFiles = built.files.filter(({ path }) => !isPageFile(path));
    this.tree.replace([...sharedFiles, ...navigationFiles(site), mistakeStyles], [], [...built.later, pages]);
  }

  /** The files of a page of the early site. */
  async #openPage(pathname: string): Promise<readonly OutputFile[]> {
    const former = buildOf(this.#state);
    if (former === undefined) return [];
    const build = await this.#makeSome(former, { paths: [], pathnames: new Set([pathname]) });
    if (!this.#enter({ type: "remade", former, build })) return [];
    return build.site.basis.fresh.flatMap((record) => build.built.filesOf(record));
  }

  /** Reads the data anew and says what the open pages must know; the pages that they show come along. */
  async refresh({ openPages = () => new Set(), yieldToEventLoop }: Refreshing = {}): Promise<UpdateEvent[]> {
    const files = await this.#folder.readSettled((path) => this.current?.textOf(path));
    const build = await this.#make(files, yieldToEventLoop === undefined ? {} : { yieldToEventLoop });
    const { site, built } = build;
    await this.session.threads.end();
    // If another pass came in between, it is newer: nothing of this one is used then.
    await yieldToEventLoop?.();
    const former = buildOf(this.#state)?.built;
    const wasInPart = isInPart(this.#state);
    const before = this.tree.keys();
    this.tree.replace(
      [...built.files, ...navigationFiles(site), DEFAULT_ICON, mistakeStyles],
      built.onRequest,
      built.later,
    );
    this.#enter({ type: "completed", build });
    this.problems.print(site, baselineNote(site));
    const events = this.problems.show(site);
    if (former === undefined) return events;
    if (former.templateKey !== built.templateKey) return [...events, { type: "shell" }];
    const after = wasInPart ? seenKeys(this.tree.keys(), before, openPages()) : this.tree.keys();
    return [...events, ...this.#withPages(changesOf(before, after), openPages())];
  }

  async #make(
    files: Build["files"],
    variant: Pick<SiteVariant, "yieldToEventLoop" | "only">,
  ): Promise<Build> {
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
    this.#enter({ type: "failed" });
    return this.reportError(error);
  }

  /** Reports an error, such as that of one page that cannot be made, to the open pages. */
  reportError(error: unknown): UpdateEvent[] {
    const { data } = this.session.options;
    if (error instanceof DataFolderError) {
      this.#enter({ type: "folder-lost" });
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

function dataPath(pathname: string): string {
  return `${pageFolder(pathname)}index.json`;
}
