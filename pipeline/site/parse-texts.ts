import { prepareMarkdown } from "../parse/markdown/prepare-markdown.ts";
import { parseSource } from "../parse/parse-source.ts";
import type { TextFile } from "../read/read-data.ts";
import { ownSchemas } from "../validate/own-schemas.ts";
import type { Limits } from "./parse-files.ts";

/** Parses files and gives each as the store keeps it: as JSON, `"ignored"` where it is no source. */
export async function parseTexts(files: readonly TextFile[], limits: Limits): Promise<string[]> {
  await prepareMarkdown(files.map(({ text }) => text));
  return files.map((file) =>
    JSON.stringify(parseSource(file, { validator: ownSchemas(), limits }) ?? "ignored"),
  );
}
