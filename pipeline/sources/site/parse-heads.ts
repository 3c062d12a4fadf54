import { docHead } from "../parse/doc-head.ts";
import { prepareMarkdown } from "../parse/markdown/prepare-markdown.ts";
import { parseSource } from "../parse/parse-source.ts";
import type { Source } from "../parse/source.ts";
import type { TextFile } from "../read/read-data.ts";
import { ownSchemas } from "../validate/own-schemas.ts";
import { isDoc } from "./is-doc.ts";
import { keptSources } from "./kept-source.ts";
import { type ParseOptions, parseFile } from "./parse-files.ts";
import { sourceKey } from "./source-key.ts";

/** Files as the beginnings of docs say them, and which docs these are. */
export interface ParsedHeads {
  readonly sources: readonly Source[];
  /** Paths of the docs of which nothing but the head was parsed. */
  readonly unread: ReadonlySet<string>;
}

/** Parses files, but of docs that are not in the store only the heads: a tenth of the work. */
export async function parseHeads(files: readonly TextFile[], options: ParseOptions): Promise<ParsedHeads> {
  const { limits, store } = options;
  const keys = files.map((file) => sourceKey(file, limits));
  const known = [...keptSources(keys, store)];
  const missing = files.filter((_, index) => known[index] === undefined).map(shortened);
  const heads = new Map(missing.filter(isDoc).map((file) => [file.path, file]));
  await prepareMarkdown(missing.map(({ text }) => text));
  const sources = files.flatMap((file) => {
    const head = heads.get(file.path);
    const source =
      head === undefined
        ? parseFile(file, limits, store)
        : parseSource(head, { validator: ownSchemas(), limits });
    return source ?? [];
  });
  return { sources, unread: new Set(heads.keys()) };
}

function shortened(file: TextFile): TextFile {
  return isDoc(file) ? { ...file, text: docHead(file.text) } : file;
}
