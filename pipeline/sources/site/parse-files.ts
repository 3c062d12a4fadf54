import { hashOf } from "../../core/hash.ts";
import type { Engine, Work } from "../../engine/engine.ts";
import type { CodeCache } from "../parse/markdown/code/highlight.ts";
import { prepareMarkdown } from "../parse/markdown/prepare-markdown.ts";
import { parseSource } from "../parse/parse-source.ts";
import type { Source } from "../parse/source.ts";
import type { AssetFile, TextFile } from "../read/read-data.ts";
import { ownSchemas } from "../validate/own-schemas.ts";
import {
  type CachedSource,
  cachedSources,
  putSources,
  type SourceTexts,
  sourceTexts,
} from "./cached-source.ts";
import { type ParseInput, parseTask } from "./parse-task.ts";
import { type Limits, sourceKey, sourceKeys } from "./source-key.ts";
import { includable, withIncludes } from "./with-includes.ts";

/** Files that are parsed at once. */
const BATCH = 10;

export interface ParseOptions {
  readonly limits: Limits;
  readonly engine: Engine;
  /** Files that are no sources, which docs may include. */
  readonly assets?: readonly AssetFile[] | undefined;
}

/** The sources among files, in their order; only what was not parsed before is parsed. */
export async function parseFiles(written: readonly TextFile[], options: ParseOptions): Promise<Source[]> {
  const { limits, engine } = options;
  const { files, known } = knownFiles(written, options);
  const missing = files.filter((_, at) => known[at] === undefined);
  const made = new Map<string, CachedSource>();
  await engine.make(missing, {
    ...parsing(limits, engine),
    take: (some, texts) => {
      // Read back at once, while threads parse others.
      for (const [at, source] of keepAll(some, texts, { limits, engine }).entries())
        made.set(some[at]?.path ?? "", source);
    },
  });
  return files.flatMap((file, at) => sourceOf(known[at] ?? made.get(file.path)) ?? []);
}

/** Files as they are parsed, with what they include, each beside what was parsed of it before. */
export function knownFiles(
  written: readonly TextFile[],
  { limits, engine, assets = [] }: ParseOptions,
): { files: TextFile[]; known: CachedSource[] } {
  const known = [...cachedSources(sourceKeys(written, limits), engine)];
  const included = includable(written, assets, limits);
  // A doc that includes others is never kept by its own hash alone, so that only what is not known is gone through.
  const files = written.map((file, at) =>
    known[at] === undefined ? withIncludes(file, included, limits) : file,
  );
  const made = files.filter((file, at) => file !== written[at]);
  const again = cachedSources(sourceKeys(made, limits), engine);
  for (const [at, file] of files.entries())
    if (file !== written[at]) known[at] = again.next().value ?? undefined;
  return { files, known };
}

/** How files are parsed, here and in threads. */
function parsing(limits: Limits, engine: Engine) {
  return {
    task: parseTask,
    batch: BATCH,
    input: (files) => ({ files: files.map(readText), limits }),
    here: async (files) => {
      await prepareMarkdown(files.map(({ text }) => text));
      return files.map((file) => parsedTexts(file, limits, engine));
    },
  } satisfies Omit<Work<TextFile, ParseInput, SourceTexts>, "take">;
}

/** A file with its text, as a thread can be given it. */
function readText({ kind, path, text, hash, origins, findings: found }: TextFile): TextFile {
  return { kind, path, text, hash, ...(origins && { origins }), ...(found && { findings: found }) };
}

function parsedTexts(file: TextFile, limits: Limits, engine: Engine): SourceTexts {
  const source = parseSource(file, { validator: ownSchemas(), limits, code: codeCache(engine) });
  return sourceTexts(source, sourceKey(file, limits));
}

/** Keeps what files were parsed to, and gives it as the next run will read it. */
function keepAll(
  files: readonly TextFile[],
  texts: readonly SourceTexts[],
  { limits, engine }: ParseOptions,
): CachedSource[] {
  const keys = sourceKeys(files, limits);
  putSources(new Map(texts.map((source, at) => [keys[at] ?? "", source])), engine);
  return Array.from(cachedSources(keys, engine), (source, at) => {
    if (source !== undefined) return source;
    throw new Error(`The stored content of ${files[at]?.path} is missing.`);
  });
}

/** One file that needs no Markdown; undefined where it is no source. */
export function parseFile(file: TextFile, limits: Limits, engine: Engine): Source | undefined {
  const [known] = cachedSources([sourceKey(file, limits)], engine);
  if (known !== undefined) return sourceOf(known);
  const [made] = keepAll([file], [parsedTexts(file, limits, engine)], { limits, engine });
  return sourceOf(made);
}

/** Highlighted code by itself: a doc is edited again and again, and its code seldom. */
function codeCache({ values }: Engine): CodeCache {
  const keyOf = (name: string): string => `code ${hashOf(name)}`;
  return {
    get: (name) => values.getJson<string>(keyOf(name)),
    put: (name, html) => values.putJson(keyOf(name), html),
  };
}

/** A cached file as a source; undefined for one that is not cached, or is no source. */
export function sourceOf(cached: CachedSource): Source | undefined {
  return cached === "ignored" ? undefined : cached;
}
