import { docHead } from "../parse/doc-head.ts";
import { prepareMarkdown } from "../parse/markdown/prepare-markdown.ts";
import { parseSource } from "../parse/parse-source.ts";
import { placeType } from "../parse/source-type.ts";
import type { TextFile } from "../read/read-data.ts";
import type { Source } from "../resolve/source.ts";
import { ownSchemas } from "../validate/own-schemas.ts";
import { type ParseOptions, parseFile, sourceKey } from "./parse-files.ts";

/** Files as the beginnings of docs say them, and which docs these are. */
export interface ParsedHeads {
  readonly sources: readonly Source[];
  /** Paths of the docs of which nothing but the head was parsed. */
  readonly unread: ReadonlySet<string>;
}

/** The docs that the store does not have. */
export function unreadDocs(files: readonly TextFile[], { limits, store }: ParseOptions): TextFile[] {
  return files.filter((file) => placeType(file.path) === "doc" && !store.has(sourceKey(file, limits)));
}

/** Parses files, but of docs that are not in the store only the heads: a tenth of the work. */
export async function parseHeads(files: readonly TextFile[], options: ParseOptions): Promise<ParsedHeads> {
  const { limits, store } = options;
  const unread = new Set(unreadDocs(files, options).map(({ path }) => path));
  const shortened = files.map((file) =>
    unread.has(file.path) ? { ...file, text: docHead(file.text) } : file,
  );
  const missing = shortened.filter((file) => !store.has(sourceKey(file, limits)));
  await prepareMarkdown(missing.map(({ text }) => text));
  const sources = shortened.flatMap((file) =>
    unread.has(file.path)
      ? (parseSource(file, { validator: ownSchemas(), limits }) ?? [])
      : (parseFile(file, limits, store) ?? []),
  );
  return { sources, unread };
}
