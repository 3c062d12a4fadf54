import { prepareMarkdown } from "../parse/markdown/prepare-markdown.ts";
import { parseSource } from "../parse/parse-source.ts";
import type { TextFile } from "../read/read-data.ts";
import { ownSchemas } from "../validate/own-schemas.ts";
import { type SourceTexts, sourceTexts } from "./cached-source.ts";
import { type Limits, sourceKey } from "./source-key.ts";

/** Parses files and gives each as the store keeps it. */
export async function parseTexts(files: readonly TextFile[], limits: Limits): Promise<SourceTexts[]> {
  await prepareMarkdown(files.map(({ text }) => text));
  return files.map((file) =>
    sourceTexts(parseSource(file, { validator: ownSchemas(), limits }), sourceKey(file, limits)),
  );
}
