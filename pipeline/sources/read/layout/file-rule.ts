import { existsSync, realpathSync } from "node:fs";
import { join, sep } from "node:path";
import type { Diagnostic } from "../../../core/diagnostics.ts";
import { systemCode } from "../data-folder.ts";
import { entriesBelow } from "../entries-below.ts";
import { isIgnored } from "../ignored.ts";
import { isDownloadYaml, isOwnPath, isWhole, recordFolderOf } from "./layout.ts";
import { hasKey, headOf, statedPlace } from "./stated-keys.ts";

const yaml = /\.ya?ml$/i;

/** Which files of a data folder are its sources; all others are what docs show or include. */
interface FileRule {
  /** Whether a text is a source, and not a file of another program. */
  readonly isSource: (path: string) => boolean;
  /** Whether mistakes of a file by itself concern the site: it is read wherever nothing refers to it. */
  readonly isOwn: (path: string) => boolean;
  /** The warning about a record that is no source because of its place. */
  readonly misplaced: (path: string, absolute: string) => Diagnostic | undefined;
}

type OwnFiles = Omit<FileRule, "misplaced">;

const whole: OwnFiles = { isSource: (path) => !isDownloadYaml(path), isOwn: () => true };

/**
 * In a folder called `data` all is read; in any other one the layout alone, since it may be a repository. `isForeign` is
 * for a folder of another system, which is read whole and has no records.
 */
export function fileRule(data: string, isForeign = false): FileRule {
  const { isSource, isOwn } = isForeign || isWhole(data) ? whole : repositoryRule(data);
  return {
    isSource,
    isOwn,
    misplaced: (path, absolute) =>
      isForeign || !yaml.test(path) || isSource(path) || isOfOtherSite(data, path)
        ? undefined
        : misplacedAt(path, absolute),
  };
}

function repositoryRule(data: string): OwnFiles {
  const known = new Map<string, boolean>();
  const holdsRecords = (folder: string): boolean => {
    const found = known.get(folder) ?? hasRecord(data, folder);
    known.set(folder, found);
    return found;
  };
  const isOwn = (path: string): boolean => {
    if (isOwnPath(path)) return true;
    if (path === "versions.json") return isOfDocs(data, path);
    const folder = recordFolderOf(path);
    return folder !== undefined && holdsRecords(folder);
  };
  return {
    isOwn,
    isSource: (path) =>
      isOwn(path) ? !isDownloadYaml(path) : !(yaml.test(path) || path === "versions.json"),
  };
}

/** Whether a list of versions is that of docs: Docusaurus writes an array, and a folder beside it. */
function isOfDocs(data: string, path: string): boolean {
  return existsSync(join(data, "versioned_docs")) || /^\s*\[/.test(headOf(join(data, path)));
}

/**
 * Whether a folder has a file that says what it describes: many a repository has `tools` or `services` of its own. A folder
 * that cannot be read, or that a link puts elsewhere, may have one.
 */
function hasRecord(data: string, name: string): boolean {
  const folder = join(data, name);
  try {
    return !realpathSync(folder).startsWith(realpathSync(data) + sep) || findRecord(folder);
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return true;
  }
}

function findRecord(folder: string): boolean {
  for (const { path, entry } of entriesBelow(folder, (name) => !isIgnored(name, ""))) {
    if (!yaml.test(path) || entry.isDirectory() || isIgnored(entry.name, "")) continue;
    const head = headOf(join(folder, path));
    if (statedPlace(head) !== undefined || hasKey(head, "id")) return true;
  }
  return false;
}

/** Whether a folder on the way to a file is a data folder of its own, as a sample is. */
function isOfOtherSite(data: string, path: string): boolean {
  const above = path.split("/").slice(0, -1);
  return above.some((_, index) => {
    const folder = join(data, ...above.slice(0, index + 1));
    return ["site.yaml", "site.yml"].some((name) => existsSync(join(folder, name)));
  });
}

/** A record has an id, a dictionary a list of its name: `type: page` alone is found in files of other programs too. */
function misplacedAt(path: string, absolute: string): Diagnostic | undefined {
  const head = headOf(absolute);
  const stated = statedPlace(head);
  if (stated === undefined) return undefined;
  const { type, spelling, place, line } = stated;
  const list = type === "site" ? "title" : type;
  if (!(hasKey(head, "id") || hasKey(head, list))) return undefined;
  const name = path.slice(path.lastIndexOf("/") + 1);
  return {
    code: "record-misplaced",
    severity: "warning",
    file: path,
    line,
    column: 1,
    endLine: line,
    endColumn: 1 + "type".length,
    ...reasonOf(path, { spelling, place: place.replace("ID.yaml", name) }),
  };
}

function reasonOf(
  path: string,
  { spelling, place }: { readonly spelling: string; readonly place: string },
): Pick<Diagnostic, "message" | "hint"> {
  const start = `This file states the type "${spelling}" and is not read, because of its place`;
  if (isDownloadYaml(path))
    return {
      message: `${start}: YAML below "${path.split("/", 1)[0]}" is for pages to show or to offer as it is.`,
      hint: `Move it to ${place}.`,
    };
  return {
    message: `${start}: in a folder that is not called "data", other YAML is taken for files of other programs.`,
    hint: `Move it to ${place}, or keep all data in a folder called "data".`,
  };
}
