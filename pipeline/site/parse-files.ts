import { hashOf } from "../cache/hash.ts";
import type { PackStore } from "../cache/pack-store.ts";
import { prepareMarkdown } from "../parse/markdown/prepare-markdown.ts";
import { parseSource } from "../parse/parse-source.ts";
import type { TextFile } from "../read/read-data.ts";
import type { limitsOf } from "../resolve/site-config.ts";
import type { Source } from "../resolve/source.ts";
import { batches, type Threads } from "../threads/threads.ts";
import { ownSchemas } from "../validate/own-schemas.ts";

/** The limits by which files are read and parsed. */
export type Limits = ReturnType<typeof limitsOf>;

/** A file of the data folder that is no source of the site. */
type Kept = Source | "ignored";

const keys = new WeakMap<TextFile, { readonly limits: Limits; readonly key: string }>();

/** What the parsed form of a file depends on. Several steps ask for it. */
export function sourceKey(file: TextFile, limits: Limits): string {
  const known = keys.get(file);
  if (known?.limits === limits) return known.key;
  const key = `source ${hashOf(file.path, file.hash, JSON.stringify(limits))}`;
  keys.set(file, { limits, key });
  return key;
}

/** Files that a thread is given at once. */
const BATCH = 25;

/** Parses what the store does not have yet. */
export async function parseFiles(
  files: readonly TextFile[],
  { limits, store, threads }: ParseOptions,
): Promise<Source[]> {
  const known = files.map((file) => store.getJson<Kept>(sourceKey(file, limits)));
  const missing = files.filter((_, index) => known[index] === undefined);
  const helpers = threads?.for(missing.length);
  const parsed =
    helpers === undefined ? undefined : await parseInThreads(missing, { limits, store, threads: helpers });
  if (parsed === undefined) await prepareMarkdown(missing.map(({ text }) => text));
  return files.flatMap((file, index) => {
    const kept = known[index] ?? parsed?.get(file) ?? parseAndKeep(file, limits, store);
    return sourceOf(kept) ?? [];
  });
}

interface ParseOptions {
  readonly limits: Limits;
  readonly store: PackStore;
  /** Absent: all files are parsed here. */
  readonly threads?: Threads | undefined;
}

async function parseInThreads(
  files: readonly TextFile[],
  { limits, store, threads }: ParseOptions & { readonly threads: Threads },
): Promise<ReadonlyMap<TextFile, Kept>> {
  const parsed = new Map<TextFile, Kept>();
  const parseBatch = async (batch: readonly TextFile[]): Promise<void> => {
    const texts = await threads.run("parse", () => ({ files: batch, limits }));
    for (const [index, file] of batch.entries()) {
      const text = texts[index] ?? "";
      const kept = JSON.parse(text) as Kept;
      store.putJson(sourceKey(file, limits), kept, text);
      parsed.set(file, kept);
    }
  };
  await Promise.all(batches(files, BATCH).map(parseBatch));
  return parsed;
}

/** One file that needs no Markdown; undefined where it is no source. */
export function parseFile(file: TextFile, limits: Limits, store: PackStore): Source | undefined {
  return sourceOf(store.getJson<Kept>(sourceKey(file, limits)) ?? parseAndKeep(file, limits, store));
}

function parseAndKeep(file: TextFile, limits: Limits, store: PackStore): Kept {
  const kept = parseSource(file, { validator: ownSchemas(), limits }) ?? "ignored";
  store.putJson(sourceKey(file, limits), kept);
  return kept;
}

function sourceOf(kept: Kept): Source | undefined {
  return kept === "ignored" ? undefined : kept;
}
