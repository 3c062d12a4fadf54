import { hashOf } from "../cache/hash.ts";
import type { PackStore } from "../cache/pack-store.ts";
import { prepareMarkdown } from "../parse/markdown/prepare-markdown.ts";
import { parseSource } from "../parse/parse-source.ts";
import type { TextFile } from "../read/read-data.ts";
import type { limitsOf } from "../resolve/site-config.ts";
import type { Source } from "../resolve/source.ts";
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

/** Parses what the store does not have yet. */
export async function parseFiles(
  files: readonly TextFile[],
  limits: Limits,
  store: PackStore,
): Promise<Source[]> {
  const known = files.map((file) => store.getJson<Kept>(sourceKey(file, limits)));
  await prepareMarkdown(files.filter((_, index) => known[index] === undefined).map(({ text }) => text));
  return files.flatMap((file, index) => sourceOf(known[index] ?? parseAndKeep(file, limits, store)) ?? []);
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
