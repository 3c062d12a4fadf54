import { hashOf } from "../../core/hash.ts";
import type { PackStore } from "../../engine/cache/pack-store.ts";
import { batches, type Threads } from "../../engine/threads/threads.ts";
import { collectYielding, type YieldToEventLoop } from "../../engine/yield-to-event-loop.ts";
import type { CodeCache } from "../parse/markdown/code/highlight.ts";
import { prepareMarkdown } from "../parse/markdown/prepare-markdown.ts";
import { parseSource } from "../parse/parse-source.ts";
import type { Source } from "../parse/source.ts";
import type { TextFile } from "../read/read-data.ts";
import { ownSchemas } from "../validate/own-schemas.ts";
import { type CachedSource, cachedSources, putSources, sourceTexts } from "./cached-source.ts";
import { parseTask } from "./parse-task.ts";
import { type Limits, sourceKey, sourceKeys } from "./source-key.ts";

/** Files that a thread is given at once. */
const BATCH = 10;

/** Parses what the store does not have yet. */
export async function parseFiles(
  files: readonly TextFile[],
  { limits, store, threads, yieldToEventLoop }: ParseOptions,
): Promise<Source[]> {
  const known = [...cachedSources(sourceKeys(files, limits), store)];
  const missing = files.filter((_, index) => known[index] === undefined);
  const helpers = threads?.for(missing.length);
  if (helpers === undefined) await prepareMarkdown(missing.map(({ text }) => text));
  const made =
    helpers &&
    (await parseInThreads(missing, { limits, store, yieldToEventLoop, threads: helpers })).values();
  function* parsed(): Generator<Source | undefined> {
    for (const [index, file] of files.entries())
      yield sourceOf(known[index] ?? made?.next().value) ?? parseFile(file, limits, store);
  }
  return (await collectYielding(parsed(), yieldToEventLoop)).flatMap((source) => source ?? []);
}

export interface ParseOptions {
  readonly limits: Limits;
  readonly store: PackStore;
  /** Absent: all files are parsed here. */
  readonly threads?: Threads | undefined;
  /** Lets others work between files that are parsed here. */
  readonly yieldToEventLoop?: YieldToEventLoop | undefined;
}

/** Sources in the order of their files, each read back as the store has it while threads parse others. */
async function parseInThreads(
  files: readonly TextFile[],
  { limits, store, threads, yieldToEventLoop }: ParseOptions & { readonly threads: Threads },
): Promise<CachedSource[]> {
  let isWanted = true;
  const parseBatch = async (batch: readonly TextFile[]): Promise<CachedSource[]> => {
    const texts = await threads.run(parseTask, () => ({
      files: isWanted ? batch.map(readText) : [],
      limits,
    }));
    const keys = sourceKeys(batch, limits);
    putSources(new Map(texts.map((source, at) => [keys[at] ?? "", source])), store);
    try {
      await yieldToEventLoop?.();
    } catch (error) {
      isWanted = false;
      throw error;
    }
    return [...cachedSources(keys, store)];
  };
  return (await Promise.all(batches(files, BATCH).map(parseBatch))).flat();
}

/** A file with its text, as a thread can be given it. */
function readText({ kind, path, text, hash }: TextFile): TextFile {
  return { kind, path, text, hash };
}

/** One file that needs no Markdown; undefined where it is no source. */
export function parseFile(file: TextFile, limits: Limits, store: PackStore): Source | undefined {
  const key = sourceKey(file, limits);
  const [known] = cachedSources([key], store);
  if (known !== undefined) return sourceOf(known);
  const source = parseSource(file, { validator: ownSchemas(), limits, code: codeCache(store) });
  const texts = sourceTexts(source, key);
  putSources(new Map([[key, texts]]), store);
  const [cached] = cachedSources([key], store);
  if (cached === undefined)
    throw new Error(`What ${file.path} says was put into the store and is not there.`);
  return sourceOf(cached);
}

/** The store as the place of highlighted code: a doc is edited again and again, and its code seldom. */
function codeCache(store: PackStore): CodeCache {
  const keyOf = (name: string): string => `code ${hashOf(name)}`;
  return {
    get: (name) => store.getJson<string>(keyOf(name)),
    put: (name, html) => store.putJson(keyOf(name), html),
  };
}

/** A cached file as a source; undefined for one that is not cached, or is no source. */
export function sourceOf(cached: CachedSource): Source | undefined {
  return cached === "ignored" ? undefined : cached;
}
