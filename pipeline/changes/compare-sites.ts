import { compareStrings } from "../diagnostics.ts";
import { isValid, type Source } from "../parse/source.ts";
import { publishedSources } from "../resolve/link-edges.ts";
import { publishedPart } from "../resolve/published-part.ts";
import type { Site } from "../site.ts";
import { type AnchorChange, compareAnchors } from "./compare-anchors.ts";
import { compareSources, type FieldChange, type FileState } from "./compare-sources.ts";

/** A record or doc that came, went or changed. */
export interface RecordChange {
  readonly kind: "added" | "removed" | "changed";
  readonly type: string;
  /** Absent for what has no id: docs, categories, dictionaries. */
  readonly id?: string;
  readonly title?: string;
  /** Path relative to the data folder; of the older state where the record is gone. */
  readonly file: string;
  /** Where the file was before. */
  readonly oldFile?: string;
  readonly fields: readonly FieldChange[];
}

/** A page, download or image that came, went or changed. */
export interface NamedChange {
  readonly kind: "added" | "removed" | "changed";
  /** Address of a page or export, or path of a file. */
  readonly name: string;
  /** Where a removed page forwards to. */
  readonly forwardsTo?: string;
}

/** All that differs between two states of a site. Lists are sorted. */
export interface SiteChange {
  readonly records: readonly RecordChange[];
  readonly files: readonly NamedChange[];
  readonly pages: readonly NamedChange[];
  readonly anchors: readonly AnchorChange[];
  readonly exports: readonly NamedChange[];
  /** Files with mistakes that hide a part of them, by state. */
  readonly unread: { readonly old: readonly string[]; readonly new: readonly string[] };
}

/** Compares two states of a site as an author thinks of them: records, fields, pages, anchors, files. */
export function compareSites(old: Site, next: Site): SiteChange {
  const hashes = (site: Site): Map<string, string> =>
    new Map(site.assets.map(({ path, hash }) => [path, hash]));
  const sums = (site: Site): Map<string, string> =>
    new Map(site.exports.map(({ pathname, sha256 }) => [pathname, sha256]));
  const addresses = (site: Site): Map<string, string> =>
    new Map(Object.keys(site.links.pages).map((pathname) => [pathname, ""]));
  return {
    records: compareRecords(old, next),
    files: compareNames(hashes(old), hashes(next)),
    pages: compareNames(addresses(old), addresses(next)).map((change) => forwarded(change, next)),
    anchors: compareAnchors(old.links.pages, next.links.pages),
    exports: compareNames(sums(old), sums(next)),
    unread: { old: unreadFiles(old), new: unreadFiles(next) },
  };
}

/** The two states of each file that both have, without mistakes. */
export function pairedStates(old: Site, next: Site): (readonly [old: FileState, next: FileState])[] {
  const before = statesOf(old);
  return [...statesOf(next)].flatMap(([key, state]) => {
    const earlier = before.get(key);
    return isWhole(earlier) && isWhole(state) ? [[earlier, state] as const] : [];
  });
}

/** Whether a state has no mistake that would hide a part of it. */
function isWhole(state: FileState<Source> | undefined): state is FileState {
  return isValid(state?.source);
}

function compareRecords(old: Site, next: Site): RecordChange[] {
  const [before, after] = [statesOf(old), statesOf(next)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .flatMap((key) => compareRecord(before.get(key), after.get(key)) ?? [])
    .sort((a, b) => compareStrings(a.file, b.file));
}

function compareRecord(
  old: FileState<Source> | undefined,
  next: FileState<Source> | undefined,
): RecordChange | undefined {
  const { source } = next ?? old ?? {};
  if (source === undefined) return undefined;
  if (old === undefined || next === undefined)
    return { kind: old === undefined ? "added" : "removed", ...nameOf(source), fields: [] };
  const fields = isWhole(old) && isWhole(next) ? compareSources(old, next) : [];
  const hasMoved = old.source.path !== source.path;
  if (fields.length === 0 && !hasMoved) return undefined;
  return { kind: "changed", ...nameOf(source), ...(hasMoved ? { oldFile: old.source.path } : {}), fields };
}

function nameOf({ type, path, data }: Source): Pick<RecordChange, "type" | "id" | "title" | "file"> {
  const { id, title } = data;
  return {
    type,
    ...(typeof id === "string" ? { id } : {}),
    ...(typeof title === "string" ? { title } : {}),
    file: path,
  };
}

/**
 * Published files by what names them: type and id, else the path. Of two files with one name the first counts. What is
 * unpublished is compared in the review view alone.
 */
function statesOf(site: Site): Map<string, FileState<Source>> {
  const states = new Map<string, FileState<Source>>();
  const { index } = site;
  for (const source of publishedSources(index)) {
    if (!index.review && publishedPart(source, index) === undefined) continue;
    const { id } = source.data;
    const hasName = typeof id === "string" && source.type !== "doc" && source.type !== "category";
    const key = hasName ? `${source.type} ${id}` : source.path;
    const state = { source, text: site.textOf(source.path) ?? "", index };
    states.set(states.has(key) ? source.path : key, state);
  }
  return states;
}

function compareNames(old: ReadonlyMap<string, string>, next: ReadonlyMap<string, string>): NamedChange[] {
  return [...new Set([...old.keys(), ...next.keys()])].sort(compareStrings).flatMap((name): NamedChange[] => {
    if (!old.has(name)) return [{ kind: "added", name }];
    if (!next.has(name)) return [{ kind: "removed", name }];
    return old.get(name) === next.get(name) ? [] : [{ kind: "changed", name }];
  });
}

function forwarded(change: NamedChange, { links }: Site): NamedChange {
  const forwardsTo = change.kind === "removed" ? links.aliases[change.name] : undefined;
  return forwardsTo === undefined ? change : { ...change, forwardsTo };
}

/** Files with mistakes: of what they hold a part is missing, so that its absence says nothing. */
function unreadFiles({ index }: Site): string[] {
  return publishedSources(index)
    .filter(({ valid }) => !valid)
    .map(({ path }) => path)
    .sort(compareStrings);
}
