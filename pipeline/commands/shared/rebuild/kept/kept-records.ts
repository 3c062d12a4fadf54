import type { DocPage, PageRecord } from "../../../../../schema/generated/types.ts";
import { compareStrings } from "../../../../core/diagnostics.ts";
import { LostValueError } from "../../../../engine/cache/lost-value.ts";
import type { PackStore } from "../../../../engine/cache/pack-store.ts";
import { namelessBlock, slotTextsOf, textBlock } from "../../../../pages/html/html-block.ts";
import { type Glossary, TermLinks } from "../../../../pages/html/term-links.ts";
import { type DocFacts, factsOf, noteRecord, type PageFacts } from "../../../../pages/page-facts.ts";
import { noteHash, recordHash } from "../../../../render/record-hash.ts";
import { cachedSegments } from "../../../../sources/site/cached-source.ts";
import { sourceKey } from "../../../../sources/site/source-key.ts";
import type { Place } from "./content-name.ts";
import { hashAt, type KnownText } from "./known-texts.ts";

/** The record of a doc without its text, and what stands between the segments of that. */
interface DocDetail {
  readonly record: DocPage;
  readonly texts: readonly string[];
}

/** Records that are one value: few docs are asked for, few others change, and a value for each takes longer to read. */
const TOGETHER = 64;

/** Records as a content keeps them, in the order of their addresses. */
export interface KeptRecords {
  /** The facts of docs that are one text; the store has their details. */
  readonly docs: readonly DocFacts[];
  /** Number of the others, which the store has. */
  readonly others: number;
}

/** A whole record with its hash. */
export type KeptRecord = readonly [record: PageRecord, hash: string];

/** Puts the details of docs and the others into the store, and gives what is left of the records. */
export function divideRecords(
  records: readonly PageRecord[],
  { name, store }: Pick<Place, "name" | "store">,
): KeptRecords {
  const [details, others]: [DocDetail[], KeptRecord[]] = [[], []];
  for (const record of records) {
    const detail = detailOf(record);
    if (detail === undefined) others.push([record, recordHash(record, store)]);
    else details.push(detail);
  }
  for (let at = 0; at < details.length; at += TOGETHER)
    store.put(detailsName(name, at), JSON.stringify(details.slice(at, at + TOGETHER)));
  for (let at = 0; at < others.length; at += TOGETHER)
    store.put(othersName(name, at), JSON.stringify(others.slice(at, at + TOGETHER)));
  return { docs: details.map(({ record }) => factsOf(record)), others: others.length };
}

/** The records that are whole. */
export function readOthers(
  { others }: Pick<KeptRecords, "others">,
  { name, store }: Pick<Place, "name" | "store">,
): KeptRecord[] {
  const names = Array.from({ length: Math.ceil(others / TOGETHER) }, (_, at) =>
    othersName(name, at * TOGETHER),
  );
  return names.flatMap((group) => {
    const records = store.readJson<readonly KeptRecord[]>(group);
    if (records === undefined) throw new LostValueError(`The records of ${name} are not all in the store.`);
    return records;
  });
}

/** The details of a doc that is one text; undefined for any other page. */
function detailOf(record: PageRecord): DocDetail | undefined {
  const [block, ...others] = record.type === "doc" ? record.body : [];
  const texts = block === undefined || others.length > 0 ? undefined : slotTextsOf(block);
  return texts === undefined || record.type !== "doc"
    ? undefined
    : { record: { ...record, body: [] }, texts };
}

/** Puts other records in the place of some, by their addresses. The facts of docs are as they were. */
export function replaceRecords(
  { docs }: Pick<KeptRecords, "docs">,
  others: readonly KeptRecord[],
  fresh: ReadonlyMap<string, PageRecord>,
  { name, store }: Pick<Place, "name" | "store">,
): void {
  const groups = new Map<number, DocDetail[]>();
  for (const [at, { pathname }] of docs.entries()) {
    const record = fresh.get(pathname);
    if (record === undefined) continue;
    const detail = detailOf(record);
    if (detail === undefined) throw new Error(`The doc ${pathname} is not one text any more.`);
    const start = at - (at % TOGETHER);
    const group = groups.get(start) ?? [...readDetails(start, name, store)];
    group[at % TOGETHER] = detail;
    groups.set(start, group);
  }
  for (const [start, group] of groups) store.put(detailsName(name, start), JSON.stringify(group));
  for (let at = 0; at < others.length; at += TOGETHER) {
    const group = others.slice(at, at + TOGETHER);
    if (!group.some(([{ pathname }]) => fresh.has(pathname))) continue;
    const current = group.map((kept): KeptRecord => {
      const record = fresh.get(kept[0].pathname);
      return record === undefined ? kept : [record, recordHash(record, store)];
    });
    store.put(othersName(name, at), JSON.stringify(current));
  }
}

/**
 * The records of which `divideRecords` gave these docs, and the others. Of a doc whose text is known there are the facts,
 * with the way to its record; `known` has what is known of the texts of docs, by their paths.
 */
export function joinRecords(
  { docs, glossary }: Pick<KeptRecords, "docs"> & { readonly glossary: Glossary },
  others: readonly KeptRecord[],
  { name, files, store }: Place,
  known: ReadonlyMap<string, KnownText | undefined>,
): PageFacts[] {
  const terms = new TermLinks(glossary);
  const byPath = new Map(files.texts.map((file) => [file.path, file]));
  const whole = others.map(([record, hash]) => {
    noteHash(record, hash);
    return record;
  });
  const texts = docs.map((page, at) => {
    const file = byPath.get(page.source);
    if (file === undefined) throw new Error(`There is no file of the page ${page.pathname}.`);
    const key = sourceKey(file, files.limits);
    const segments = () => cachedSegments(key, store);
    const text = known.get(page.source);
    const hash = text && hashAt(page.pathname, text);
    if (hash === undefined) {
      const { record, texts } = readDetail(at, name, store);
      return { ...record, body: [textBlock({ key, segments, texts, terms })] };
    }
    noteHash(page, hash);
    noteRecord(page, () => {
      const { record, texts } = readDetail(at, name, store);
      return { ...record, body: [namelessBlock({ segments, texts, terms })] };
    });
    return page;
  });
  return [...texts, ...whole].sort((a, b) => compareStrings(a.pathname, b.pathname));
}

function readDetail(at: number, name: string, store: PackStore): DocDetail {
  const detail = readDetails(at, name, store)[at % TOGETHER];
  if (detail === undefined) throw new LostValueError(`The docs of ${name} are not all in the store.`);
  return detail;
}

/** The details of a doc and of those that are one value with it. */
function readDetails(at: number, name: string, store: PackStore): readonly DocDetail[] {
  const details = store.getJson<readonly DocDetail[]>(detailsName(name, at));
  if (details === undefined) throw new LostValueError(`The docs of ${name} are not all in the store.`);
  return details;
}

function detailsName(name: string, at: number): string {
  return `docs ${Math.floor(at / TOGETHER)} of ${name}`;
}

function othersName(name: string, at: number): string {
  return `others ${Math.floor(at / TOGETHER)} of ${name}`;
}
