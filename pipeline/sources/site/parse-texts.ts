import { ownBytes } from "../../core/as-bytes.ts";
import { prepareMarkdown } from "../parse/markdown/prepare-markdown.ts";
import { parseSource } from "../parse/parse-source.ts";
import type { TextFile } from "../read/read-data.ts";
import { ownSchemas } from "../validate/own-schemas.ts";
import { type SourceTexts, sourceTexts } from "./cached-source.ts";
import { type Limits, sourceKey } from "./source-key.ts";

/** Parses files and gives each as the store keeps it. */
export async function parseTexts(
  files: readonly TextFile[],
  limits: Limits,
): Promise<SourceTexts<Uint8Array>[]> {
  await prepareMarkdown(files.map(({ text }) => text));
  return files.map((file) => {
    const source = parseSource(file, { validator: ownSchemas(), limits });
    const { head, text } = sourceTexts(source, sourceKey(file, limits));
    return { head: ownBytes(head), ...(text === undefined ? {} : { text: ownBytes(text) }) };
  });
}
