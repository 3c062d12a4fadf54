import { createHash } from "node:crypto";
import { canonicalJson } from "../core/canonical-json.ts";
import { compareStrings } from "../core/diagnostics.ts";
import type { Engine } from "../engine/engine.ts";
import { type Configuration, configurationsOf } from "../model/boards/configurations.ts";
import { recordsOf } from "../model/resolve/records-of.ts";
import type { SiteIndex } from "../model/resolve/site-index.ts";
import type { Source, SourceOf } from "../sources/parse/source.ts";
import { type Edition, editions, isWanted, type ShownStatus, weakestStatus } from "./edition.ts";
import type { ExportHead, RegisteredType } from "./exported-type.ts";

/** A file below `/exports/`. */
export interface ExportedFile {
  /** Address within the site, base path not included. */
  readonly pathname: string;
  /** Type and id of the record. */
  readonly type: string;
  readonly record: string;
  readonly recordTitle: string;
  readonly format: string;
  readonly title: string;
  readonly edition: Edition;
  /** Hardware revisions and variants that the file is for, in words; undefined where it is for all. */
  readonly holdsFor: string | undefined;
  readonly revision: string | undefined;
  readonly status: ShownStatus;
  /** SHA-256 of what the edition publishes of the record. */
  readonly content: string;
  readonly bytes: number;
  /** SHA-256 of the file. */
  readonly sha256: string;
  /** The whole file; bytes where it is no text. */
  readonly text: string | Uint8Array;
}

interface Making {
  readonly index: SiteIndex;
  readonly types: readonly RegisteredType[];
  readonly engine: Engine;
  /** Records with mistakes make no files. */
  readonly isSound: (source: Source) => boolean;
}

/** Every file of every record, sorted by address; a record that differs by hardware or variant has files for each. A file is made anew only when its content has changed. */
export function makeExports(making: Making): ExportedFile[] {
  const { index, types, isSound } = making;
  return types
    .flatMap((exported) =>
      recordsOf(index, exported.type)
        .filter(isSound)
        .flatMap((source) => configurationsOf(source, index))
        .flatMap((found) => editions.flatMap((edition) => filesOf(found, edition, exported, making))),
    )
    .sort((a, b) => compareStrings(a.pathname, b.pathname));
}

function filesOf(
  { source, words, ending }: Configuration<SourceOf<RegisteredType["type"]>>,
  edition: Edition,
  exported: RegisteredType,
  { index, engine }: Making,
): ExportedFile[] {
  const { statuses, content, files } = exported.plan(source, edition, index);
  const status = weakestStatus(statuses);
  if (status === undefined || !isWanted(statuses, edition)) return [];
  const { id, title, revision } = source.data as { id: string; title: string; revision?: string };
  const record = `${exported.type}/${id}`;
  const holdsFor = words === "" ? undefined : words;
  const hash = sha256(canonicalJson(content));
  const head: ExportHead = {
    record,
    title,
    holdsFor,
    revision,
    status,
    content: hash,
    ...(ending === "" ? {} : { ending }),
  };
  const name = `${record}${ending}${edition === "final" ? "" : ".preliminary"}`;
  // In the order of its keys, which a file may show; the hash of the content in the head is the same in any.
  const made = sha256(`${name} ${JSON.stringify(head)} ${JSON.stringify(content)}`);
  return files(head).map((file) => {
    const text = engine.memo(`export ${file.format}`, made, () => file.write());
    return {
      pathname: `/exports/${name}${file.ending}`,
      type: exported.type,
      record: id,
      recordTitle: title,
      format: file.format,
      title: file.title,
      edition,
      holdsFor,
      revision,
      status,
      content: head.content,
      bytes: Buffer.byteLength(text),
      sha256: sha256(text),
      text,
    };
  });
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
