import { type Dirent, readFileSync, readlinkSync, statSync } from "node:fs";
import { relative, sep } from "node:path";
import { hashOf, hashOfList, sha256 } from "../../../core/hash.ts";
import { systemCode } from "../../../sources/read/data-folder.ts";
import { entriesBelow } from "../../../sources/read/entries-below.ts";
import type { OptionsOf } from "../../shared/options.ts";
import { type DataTarget, STATE_FILES } from "./data-target.ts";
import type { FormerState } from "./former-state.ts";
import { rootOf } from "./repository-root.ts";
import { isPassedOver, MOST_BYTES, type SourceFolder } from "./source-folder.ts";

/** The record of an import that left nothing open, from which the next one sees that nothing has changed. */
interface LastRun {
  /** From `runKey`. */
  readonly key: string;
  /** Hash of the list of imported files. */
  readonly imported: string;
  /** Hash of the report. */
  readonly report: string;
  /** Number of texts in the state. */
  readonly texts: number;
}

const FILE = "docs-run.json";
const REPORT = "docs-report.txt";

/**
 * A hash of everything that decides what an import makes: the source, Fairlead's own code and version, and the options. Undefined where it
 * cannot be known.
 */
export function runKey(source: SourceFolder, options: OptionsOf<"import">, code: string): string | undefined {
  const hash = source.isReadBeyondHash ? undefined : sourceHash(source.path);
  if (hash === undefined) return undefined;
  const { version, dialect, encoding, leaveOut, siteUrl, base } = options;
  const place = relative(rootOf(source.path), source.path).split(sep).join("/");
  const chosen = { dialect, encoding, leaveOut, siteUrl, base };
  return hashOf(code, version, JSON.stringify(chosen), place, hash);
}

/**
 * Where nothing has changed since the last import and nothing that it wrote is missing, the number of files that people have made other ones;
 * else undefined.
 */
export function unchangedSince(
  key: string | undefined,
  { imported }: FormerState,
  target: DataTarget,
): number | undefined {
  const last = readLastRun(target);
  if (key === undefined || last?.key !== key || target.readState(STATE_FILES.pending) !== undefined)
    return undefined;
  if (hashOfState(target, STATE_FILES.imported) !== last.imported) return undefined;
  if (hashOfState(target, REPORT) !== last.report) return undefined;
  let differing = 0;
  let texts = 0;
  for (const [path, hash] of Object.entries(imported)) {
    const present = target.read(path);
    if (present === undefined || present === "link") return undefined;
    if (sha256(present) !== hash) differing++;
    if (hashOfState(target, `docs/${path}`) === hash) texts++;
  }
  return texts === last.texts ? differing : undefined;
}

/** Remembers an import whose state is written, where the next one of the same source would change nothing. */
export function rememberRun(key: string | undefined, texts: number, target: DataTarget): void {
  const [imported, report] = [hashOfState(target, STATE_FILES.imported), hashOfState(target, REPORT)];
  if (key === undefined || imported === undefined || report === undefined) target.removeState(FILE);
  else
    target.writeState(
      FILE,
      `${JSON.stringify({ key, imported, report, texts } satisfies LastRun, null, 1)}\n`,
    );
}

function hashOfState(target: DataTarget, name: string): string | undefined {
  const bytes = target.readState(name);
  return bytes === undefined ? undefined : sha256(bytes);
}

/** Without a record that can be read, the next import does everything. */
function readLastRun(target: DataTarget): Partial<LastRun> | undefined {
  try {
    const value: unknown = JSON.parse(target.readState(FILE)?.toString("utf8") ?? "null");
    return typeof value === "object" && value !== null ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * One hash of everything that an import may read of a folder: all names, the bytes of the files, and where links lead. Undefined where the
 * system does not let something be read.
 */
function sourceHash(folder: string): string | undefined {
  try {
    const lines = [...entriesBelow(folder, (name) => !isPassedOver(name))].map(
      ({ path, entry }) => `${path}\0${contentOf(`${folder}/${path}`, entry)}`,
    );
    return hashOfList(lines.sort());
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return undefined;
  }
}

function contentOf(absolute: string, entry: Dirent): string {
  if (entry.isSymbolicLink()) return `link ${readlinkSync(absolute)} ${targetKind(absolute)}`;
  if (entry.isDirectory()) return "folder";
  if (!entry.isFile()) return "other";
  const { size } = statSync(absolute);
  // A larger file is never read.
  return size > MOST_BYTES.asset ? `${size} bytes` : sha256(readFileSync(absolute));
}

/** The kind of what a link leads to. A target in the folder has a line of its own, and nothing outside is read. */
function targetKind(absolute: string): string {
  const stat = statSync(absolute, { throwIfNoEntry: false });
  return stat === undefined ? "nothing" : stat.isDirectory() ? "folder" : "file";
}
