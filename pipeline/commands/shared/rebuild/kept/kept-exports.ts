import { LostValueError } from "../../../../engine/cache/lost-value.ts";
import type { PackStore } from "../../../../engine/cache/pack-store.ts";
import type { ExportedFile, WrittenExport } from "../../../../exports/make-exports.ts";

/** A file without its text, which the store has under `key`. */
export type KeptExport = Omit<ExportedFile, "text"> & { readonly key: string };

/** Files whose texts are in the store; undefined where one has none there. */
export function keptExports(files: readonly ExportedFile[]): readonly KeptExport[] | undefined {
  const written = files.filter((file): file is WrittenExport => "key" in file);
  return written.length === files.length ? written.map(({ text: _, ...file }) => file) : undefined;
}

/** The file with its text, which is read when somebody asks for it. */
export function withText(file: KeptExport, store: PackStore): ExportedFile {
  return {
    ...file,
    get text() {
      const text = store.getJson<string>(file.key);
      if (text === undefined) throw new LostValueError(`The file ${file.pathname} is not in the store.`);
      return text;
    },
  };
}
