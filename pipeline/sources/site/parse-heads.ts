import { interfaceTable } from "../../../schema/generated/interface-types.ts";
import { docHead } from "../parse/doc-head.ts";
import { prepareMarkdown } from "../parse/markdown/prepare-markdown.ts";
import { parseSource } from "../parse/parse-source.ts";
import type { Source } from "../parse/source.ts";
import type { TextFile } from "../read/read-data.ts";
import { ownSchemas } from "../validate/own-schemas.ts";
import { isDoc } from "./is-doc.ts";
import { knownFiles, type ParseOptions, parseFile, sourceOf } from "./parse-files.ts";

/**
 * Parses files, but of docs that are not in the store, and not `wanted`, only the heads: a tenth of the work. Docs that show
 * an interface are read whole, because the pages of its products list them.
 */
export async function parseHeads(
  written: readonly TextFile[],
  wanted: ReadonlySet<string>,
  options: ParseOptions,
): Promise<Source[]> {
  const { limits, engine } = options;
  const { files, known } = knownFiles(written, options);
  const missing = files.filter((_, index) => known[index] === undefined);
  const isWhole = (file: TextFile): boolean => !isDoc(file) || wanted.has(file.path) || showsInterface(file);
  const shortened = missing.filter((file) => !isWhole(file)).map(headOf);
  await prepareMarkdown([...missing.filter(isWhole), ...shortened].map(({ text }) => text));
  const heads = new Map(
    shortened.map((head) => [head.path, parseSource(head, { validator: ownSchemas(), limits })] as const),
  );
  const nameless = files.filter(({ path }) => heads.has(path) && !isNamed(heads.get(path)));
  await prepareMarkdown(nameless.map(({ text }) => text));
  for (const { path } of nameless) heads.delete(path);
  return files.flatMap(
    (file, index) => heads.get(file.path) ?? sourceOf(known[index]) ?? parseFile(file, limits, engine) ?? [],
  );
}

/**
 * Whether a head has the name of its doc. Else the first heading may be anywhere below it, also in a box or a
 * list.
 */
function isNamed(head: Source | undefined): boolean {
  return head?.data.title !== undefined || head?.headingTitle !== undefined;
}

function headOf(doc: TextFile): TextFile {
  return { ...doc, text: docHead(doc.text) };
}

/** A line in a code block may look like an embed too: its doc is then read whole for nothing. */
function showsInterface(doc: TextFile): boolean {
  return INTERFACE.test(doc.text);
}

/** Names of embeds that show a record of an interface. A list is shown by no page but that of its doc. */
const embeds = Object.entries(interfaceTable).flatMap(([type, facts]) => [
  ...(facts.group === "list" ? [] : [type]),
  ...("embeds" in facts ? facts.embeds : []),
]);

const INTERFACE = new RegExp(`::(?:${embeds.join("|")})\\{`);
