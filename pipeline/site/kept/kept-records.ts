import type { DocPage, PageRecord } from "../../../schema/generated/types.ts";
import { LostValueError } from "../../cache/lost-value.ts";
import type { PackStore } from "../../cache/pack-store.ts";
import { namelessBlock, slotTextsOf, textBlock } from "../../compile/html/html-block.ts";
import { type Glossary, TermLinks } from "../../compile/html/term-links.ts";
import { compareStrings } from "../../diagnostics.ts";
import { type DocFacts, factsOf, noteRecord, type PageFacts } from "../../emit/page-facts.ts";
import { noteHash, recordHash } from "../../emit/record-hash.ts";
import { keptSegments } from "../sources/kept-source.ts";
import { sourceKey } from "../sources/source-key.ts";
import type { Place } from "./content-name.ts";
import { hashAt, type KnownText } from "./known-texts.ts";

/** The record of a doc without its text, and what stands between the segments of that. */
interface DocDetail {
  readonly record: DocPage;
  readonly texts: readonly string[];
}

/** Docs whose details are one value: few are asked for, and a value for each would make the store slower to open. */
const TOGETHER = 64;

/** Records as a content keeps them, both lists in the order of their addresses. */
export interface KeptRecords {
  /** The facts of docs that are one text; the store has their details. */
  readonly docs: readonly DocFacts[];
  readonly others: readonly KeptRecord[];
}

/** A whole record with its hash. */
type KeptRecord = readonly [record: PageRecord, hash: string];

/** Puts the details of docs into the store, and gives what is left of the records. */
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
  return { docs: details.map(({ record }) => factsOf(record)), others };
}

/** The details of a doc that is one text; undefined for any other page. */
function detailOf(record: PageRecord): DocDetail | undefined {
  const [block, ...others] = record.type === "doc" ? record.body : [];
  const texts = block === undefined || others.length > 0 ? undefined : slotTextsOf(block);
  return texts === undefined || record.type !== "doc"
    ? undefined
    : { record: { ...record, body: [] }, texts };
}

/** Puts other records in the place of some, by their addresses; gives all that are whole. The facts of docs are as they were. */
export function replaceRecords(
  { docs, others }: KeptRecords,
  fresh: ReadonlyMap<string, PageRecord>,
  { name, store }: Pick<Place, "name" | "store">,
): readonly KeptRecord[] {
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
  return others.map((kept) => {
    const record = fresh.get(kept[0].pathname);
    return record === undefined ? kept : [record, recordHash(record, store)];
  });
}

/**
 * The records of which `divideRecords` gave these. Of a doc whose text is known there are the facts, with the way to its
 * record; `known` has what is known of the texts of docs, by their paths.
 */
export function joinRecords(
  { docs, others, glossary }: KeptRecords & { readonly glossary: Glossary },
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
    const segments = () => keptSegments(key, store);
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
