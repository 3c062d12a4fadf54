import type { ExportFile, ExportsBlock } from "../../schema/generated/types.ts";
import type { ExportedFile } from "../exports/make-exports.ts";
import type { CompileContext } from "./context.ts";

/** The files of a record with size and check sum, as a page lists them; undefined where it has none. */
export function exportsBlock(type: string, id: string, context: CompileContext): ExportsBlock | undefined {
  const files = context.exports.filter((file) => file.type === type && file.record === id);
  const first = files[0];
  if (first === undefined) return undefined;
  return {
    kind: "exports",
    anchor: `exports-${type}-${id}`,
    caption: `Files of ${first.recordTitle}`,
    files: files.map((file) => exportFile(file, context)),
  };
}

function exportFile(
  { pathname, title, bytes, sha256, status, holdsFor, revision }: ExportedFile,
  { base }: CompileContext,
): ExportFile {
  return {
    href: base + pathname.slice(1),
    name: pathname.slice(pathname.lastIndexOf("/") + 1),
    ...(holdsFor === undefined ? {} : { holdsFor }),
    format: title,
    bytes,
    sha256,
    status,
    ...(revision === undefined ? {} : { revision }),
  };
}
