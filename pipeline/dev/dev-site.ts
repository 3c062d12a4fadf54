import { resolve } from "node:path";
import { type BuiltSite, buildSite } from "../build.ts";
import { report, type Session, shownDiagnostics } from "../cli/session.ts";
import type { Checked, Diagnostic } from "../diagnostics.ts";
import { pageFolder } from "../emit/page-files.ts";
import { recordHash } from "../emit/record-hash.ts";
import { navigationFiles } from "../emit/site-files.ts";
import { ReadFiles, type SourceFile } from "../read/read-data.ts";
import { readSaved } from "../read/read-saved.ts";
import { formats } from "../report/formats.ts";
import { joinPathname } from "../resolve/doc-path.ts";
import type { Pause } from "../site/pause.ts";
import { readWithinUsualLimits } from "../site/read-usual-files.ts";
import type { Site } from "../site.ts";
import { editorAddress } from "./editor-address.ts";
import { MemoryTree } from "./memory-tree.ts";
import type { ShownDiagnostic, UpdateEvent } from "./update-events.ts";

interface Refreshing {
  /** Addresses of the pages that somebody looks at. */
  readonly shown?: () => ReadonlySet<string>;
  /** Lets a save come in between. */
  readonly pause?: Pause;
}

/** The site of `dev`: always as good as the data allows, with what is wrong beside it. */
export class DevSite {
  readonly tree = new MemoryTree();
  #built: BuiltSite | undefined;
  readonly #read = new ReadFiles();
  /** Names the files that were read last. */
  #state = "";
  #diagnostics: UpdateEvent & { type: "diagnostics" } = { type: "diagnostics", items: [], text: "" };

  /** The site as it is known: as it was read last, with the pages that were remade since. */
  current: Site | undefined;

  constructor(readonly session: Session) {}

  get diagnostics(): UpdateEvent {
    return this.#diagnostics;
  }

  /** Whether the data is another than it was when it was read last. */
  hasChanged(): boolean {
    return stateOf(this.#readFiles().value) !== this.#state;
  }

  #readFiles(): Checked<SourceFile[]> {
    return readWithinUsualLimits(this.session.options.data, this.#read);
  }

  /** The page of an address as browsers load it, where it is another than they have. */
  pageAt(pathname: string, hash: string): UpdateEvent | undefined {
    const record = this.current?.records.find((page) => page.pathname === pathname);
    if (record === undefined || recordHash(record, this.session.store).startsWith(hash)) return undefined;
    return this.#pageEvent(pathname);
  }

  /**
   * Makes the pages on screen anew from files that were saved, and says what the open pages must know. Undefined where
   * it takes the whole site.
   */
  async remake(paths: readonly string[], shown: ReadonlySet<string>): Promise<UpdateEvent[] | undefined> {
    const { current } = this;
    if (current === undefined || paths.some((path) => current.textOf(path) === undefined)) return undefined;
    const saved = readSaved(this.session.options.data, paths, current.basis.files.limits);
    const made = saved === undefined ? undefined : await this.session.remake(current, { saved, shown });
    if (made === undefined) return undefined;
    this.current = made.site;
    const changed = made.remade.flatMap((record) =>
      this.tree.patch(this.#built?.filesOf(record) ?? []).includes(dataPath(record.pathname))
        ? [record.pathname]
        : [],
    );
    const pages = changed
      .filter((pathname) => shown.has(pathname))
      .flatMap((at) => this.#pageEvent(at) ?? []);
    return [...this.#judge(made.site), ...pages];
  }

  #pageEvent(pathname: string): UpdateEvent | undefined {
    const page = this.tree.read(dataPath(pathname))?.bytes.toString();
    return page === undefined ? undefined : { type: "page", pathname, page };
  }

  /** Reads the data anew and says what the open pages must know; the pages that they show come along. */
  async refresh({ shown = () => new Set(), pause }: Refreshing = {}): Promise<UpdateEvent[]> {
    const { bundle, store, threads, options } = this.session;
    const files = this.#readFiles();
    const paused = pause === undefined ? {} : { pause };
    const site = await this.session.site({ files, pictures: false, ...paused });
    const built = await buildSite(site, {
      ...{ bundle, store, threads, rootAttributes: "data-dev", isLazy: true },
      ...paused,
    });
    await threads.end();
    // Whoever came in between is newer: nothing of this is kept then.
    await pause?.();
    const former = this.#built;
    this.current = site;
    this.#built = built;
    this.#state = stateOf(files.value);
    const before = this.tree.keys();
    this.tree.replace(
      [...built.files, ...navigationFiles(site)],
      [
        { below: "", make: built.beside },
        { below: "search/", make: built.search },
      ],
    );
    report(options, site);
    const events = this.#judge(site);
    if (former === undefined) return events;
    if (former.templateKey !== built.templateKey) return [...events, { type: "shell" }];
    return [...events, ...this.#withPages(changesOf(before, this.tree.keys()), shown())];
  }

  /** Where a sidebar is new too, the pages fetch both, so that they show them at once. */
  #withPages(changes: readonly UpdateEvent[], shown: ReadonlySet<string>): UpdateEvent[] {
    return changes.flatMap((change) => {
      if (change.type !== "pages" || change.sidebars.length > 0) return [change];
      const pages = change.pathnames.map((at) => (shown.has(at) ? this.#pageEvent(at) : undefined));
      const pathnames = change.pathnames.filter((_, at) => pages[at] === undefined);
      const brought = pages.filter((page) => page !== undefined);
      return pathnames.length === 0 ? brought : [...brought, { ...change, pathnames }];
    });
  }

  /** A save that breaks Fairlead itself must not end `dev`. */
  crash(error: unknown): UpdateEvent[] {
    const message = error instanceof Error ? error.message : String(error);
    const item: Diagnostic = {
      code: "internal-error",
      severity: "error",
      file: "fairlead",
      message,
      hint: "This is a bug of Fairlead; please report it.",
    };
    this.#diagnostics = { type: "diagnostics", items: [item], text: `${message}\n` };
    process.stderr.write(`${error instanceof Error ? (error.stack ?? message) : message}\n`);
    return [this.#diagnostics];
  }

  #openable(item: Diagnostic): ShownDiagnostic {
    const { editor } = this.session.options;
    if (editor === undefined) return item;
    return { ...item, open: editorAddress(editor, { ...item, file: resolve(item.file) }) };
  }

  #judge(site: Site): UpdateEvent[] {
    const { options } = this.session;
    const items = shownDiagnostics(
      options,
      site.diagnostics.filter(({ severity }) => severity === "error"),
    );
    const textOf = (file: string): string | undefined =>
      site.textOf(
        [...site.index.sources.keys()].find((path) => file === path || file.endsWith(`/${path}`)) ?? file,
      );
    const text =
      items.length === 0 ? "" : formats.pretty(items, { textOf, colour: false, version: options.version });
    const isSame = text === this.#diagnostics.text;
    this.#diagnostics = { type: "diagnostics", items: items.map((item) => this.#openable(item)), text };
    return isSame ? [] : [this.#diagnostics];
  }
}

function stateOf(files: readonly SourceFile[]): string {
  return files.map((file) => `${file.path} ${file.kind === "refused" ? "" : file.hash}`).join("\n");
}

/** What differs between two builds for the open pages: parts of pages, and trees of sidebars. */
export function changesOf(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): UpdateEvent[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  const changed = [...paths].filter((path) => before.get(path) !== after.get(path)).sort();
  const pathnames = changed.filter(isPageData).map((path) => joinPathname("", path.split("/").slice(0, -1)));
  const sidebars = changed.flatMap((path) => /^navigation\/(.+)\.json$/.exec(path)?.[1] ?? []);
  return pathnames.length + sidebars.length === 0 ? [] : [{ type: "pages", pathnames, sidebars }];
}

function isPageData(path: string): boolean {
  return path === "index.json" || path.endsWith("/index.json");
}

function dataPath(pathname: string): string {
  return `${pageFolder(pathname)}index.json`;
}
