import { docHead } from "../parse/doc-head.ts";
import { prepareMarkdown } from "../parse/markdown/prepare-markdown.ts";
import { parseSource } from "../parse/parse-source.ts";
import type { Source } from "../parse/source.ts";
import type { TextFile } from "../read/read-data.ts";
import { ownSchemas } from "../validate/own-schemas.ts";
import { isDoc } from "./is-doc.ts";
import { knownFiles, type ParseOptions, parseFile, sourceOf } from "./parse-files.ts";

/** Parses files, but of docs that are not in the store, and not `whole`, only the heads: a tenth of the work. */
export async function parseHeads(
  written: readonly TextFile[],
  whole: ReadonlySet<string>,
  options: ParseOptions,
): Promise<Source[]> {
  const { limits, engine } = options;
  const { files, known } = knownFiles(written, options);
  const missing = files
    .filter((_, index) => known[index] === undefined)
    .map((file) => (whole.has(file.path) ? file : shortened(file)));
  await prepareMarkdown(missing.map(({ text }) => text));
  const heads = new Map(
    missing
      .filter((file) => isDoc(file) && !whole.has(file.path))
      .map((head) => [head.path, parseSource(head, { validator: ownSchemas(), limits })] as const),
  );
  const nameless = files.filter(({ path }) => heads.has(path) && !isNamed(heads.get(path)));
  await prepareMarkdown(nameless.map(({ text }) => text));
  for (const { path } of nameless) heads.delete(path);
  return files.flatMap(
    (file, index) => heads.get(file.path) ?? sourceOf(known[index]) ?? parseFile(file, limits, engine) ?? [],
  );
}

/** Whether a head says what its doc is called. Else the first heading may stand anywhere below it, also in a box or a list. */
function isNamed(head: Source | undefined): boolean {
  return head?.data.title !== undefined || head?.headingTitle !== undefined;
}

function shortened(file: TextFile): TextFile {
  return isDoc(file) ? { ...file, text: docHead(file.text) } : file;
}
