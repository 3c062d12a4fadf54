import { resolve } from "node:path";
import { buildSite } from "../build.ts";
import { report, type Session, shownDiagnostics } from "../cli/session.ts";
import type { Checked, Diagnostic } from "../diagnostics.ts";
import { ReadFiles, type SourceFile } from "../read/read-data.ts";
import { formats } from "../report/formats.ts";
import { joinPathname } from "../resolve/doc-path.ts";
import { readWithinUsualLimits } from "../site/read-usual-files.ts";
import type { Site } from "../site.ts";
import { editorAddress } from "./editor-address.ts";
import { withKnownRecords } from "./known-records.ts";
import { MemoryTree } from "./memory-tree.ts";
import type { ShownDiagnostic, UpdateEvent } from "./update-events.ts";

/** The site of `dev`: always as good as the data allows, with what is wrong beside it. */
export class DevSite {
  readonly tree = new MemoryTree();
  #templateKey = "";
  readonly #read = new ReadFiles();
  /** Names the files that were read last. */
  #state = "";
  #diagnostics: UpdateEvent & { type: "diagnostics" } = { type: "diagnostics", items: [], text: "" };

  /** The site as it was read last. */
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

  /** Reads the data anew and says what the open pages must know. */
  async refresh(): Promise<UpdateEvent[]> {
    const { bundle, store, threads } = this.session;
    const before = this.tree.keys();
    const files = this.#readFiles();
    this.#state = stateOf(files.value);
    const made = await this.session.site({ files, pictures: false });
    const site = { ...made, records: withKnownRecords(made.records, this.current?.records ?? []) };
    this.current = site;
    const events: UpdateEvent[] = this.#judge(site);
    const isFirst = before.size === 0;
    const built = await buildSite(site, { bundle, store, threads, rootAttributes: "data-dev" });
    await threads.end();
    this.tree.replace(built.files, built.more);
    const isShell = this.#templateKey !== "" && this.#templateKey !== built.templateKey;
    this.#templateKey = built.templateKey;
    if (isShell) return [...events, { type: "shell" }];
    const pathnames = changedPages(before, this.tree.keys());
    return isFirst || pathnames.length === 0 ? events : [...events, { type: "pages", pathnames }];
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
    report(options, site);
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

/** Addresses of pages whose parts or frame differ between two builds. */
export function changedPages(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths]
    .filter(
      (path) =>
        (path === "index.html" || path.endsWith("/index.html")) && before.get(path) !== after.get(path),
    )
    .map((path) => joinPathname("", path.split("/").slice(0, -1)))
    .sort();
}
