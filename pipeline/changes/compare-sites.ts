import { compareStrings } from "../core/diagnostics.ts";
import { groupBy } from "../core/group-by.ts";
import { publishedSources } from "../model/resolve/site-links.ts";
import type { Site } from "../site.ts";
import type { Source } from "../sources/parse/source.ts";
import { type AnchorChange, compareAnchors } from "./compare-anchors.ts";
import { compareMovedEntry, compareSources, type FieldChange } from "./compare-sources.ts";
import { type ComparedFile, type MovedEntry, movedEntries } from "./moved-entries.ts";
import { isWhole, pairStates, type StatePair } from "./pair-states.ts";

/** A record or doc that came, went or changed. */
export interface RecordChange {
  /** `renamed`: the same file, or the same page, under another id. */
  readonly kind: "added" | "removed" | "changed" | "renamed";
  readonly type: string;
  /** Absent for what has no id: docs, categories, dictionaries. */
  readonly id?: string;
  /** The id before, where it was another one. */
  readonly oldId?: string;
  readonly title?: string;
  /** Path relative to the data folder; of the older state where the record is gone. */
  readonly file: string;
  /** The former place of the file. */
  readonly oldFile?: string;
  readonly fields: readonly FieldChange[];
}

/** A page, download or image that came, went or changed. */
export interface NamedChange {
  readonly kind: "added" | "removed" | "changed";
  /** Address of a page or export, or path of a file. */
  readonly name: string;
  /** The target to which a removed page forwards. */
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

function compareRecords(old: Site, next: Site): RecordChange[] {
  const files = pairStates(old, next).map((pair) => ({ pair, fields: fieldsOf(pair) }));
  const moves = movedEntries(files.flatMap(({ pair, fields }) => comparedFile(pair, fields) ?? []));
  const left = groupBy<StatePair["old"], MovedEntry>(moves, ({ before }) => before.state);
  const arrived = groupBy<StatePair["next"], MovedEntry>(moves, ({ after }) => after.state);
  return files
    .flatMap(({ pair, fields }) => {
      const own = { left: left.get(pair.old) ?? [], arrived: arrived.get(pair.next) ?? [] };
      return recordChange(pair, withMoves(fields, own)) ?? [];
    })
    .sort((a, b) => compareStrings(a.file, b.file) || compareStrings(a.kind, b.kind));
}

function fieldsOf({ old, next }: StatePair): readonly FieldChange[] {
  return isWhole(old) && isWhole(next) ? compareSources(old, next) : [];
}

/** Nothing where a state has mistakes: a part of it is missing, so that its absence says nothing. */
function comparedFile({ old, next }: StatePair, fields: readonly FieldChange[]): ComparedFile | undefined {
  if (old === undefined) return isWhole(next) ? { next, fields } : undefined;
  if (next === undefined) return isWhole(old) ? { old, fields } : undefined;
  return isWhole(old) && isWhole(next) ? { old, next, fields } : undefined;
}

interface OwnMoves {
  readonly left: readonly MovedEntry[];
  readonly arrived: readonly MovedEntry[];
}

/** The fields of a file, with entries that were in another one before as moves of this one. */
function withMoves(fields: readonly FieldChange[], { left, arrived }: OwnMoves): readonly FieldChange[] {
  const leftPointers = new Set(left.map((move) => move.before.pointer));
  const arrivedPointers = new Set(arrived.map((move) => move.after.pointer));
  const others = fields.filter(
    ({ kind, pointer }) =>
      !(kind === "removed" && leftPointers.has(pointer)) &&
      !(kind === "added" && arrivedPointers.has(pointer)),
  );
  return [...others, ...arrived.flatMap((move) => compareMovedEntry(move.before, move.after))];
}

function recordChange({ old, next }: StatePair, fields: readonly FieldChange[]): RecordChange | undefined {
  if (next === undefined) return { kind: "removed", ...nameOf(old.source), fields: [] };
  if (old === undefined) return { kind: "added", ...nameOf(next.source), fields };
  const [was, now] = [nameOf(old.source), nameOf(next.source)];
  const isRenamed = was.id !== now.id;
  const others = {
    ...(was.file === now.file ? {} : { oldFile: was.file }),
    ...(isRenamed && was.id !== undefined ? { oldId: was.id } : {}),
  };
  if (fields.length === 0 && Object.keys(others).length === 0) return undefined;
  return {
    kind: isRenamed ? "renamed" : "changed",
    ...now,
    ...others,
    fields: fields.filter(({ pointer }) => !isRenamed || pointer !== "/id"),
  };
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
