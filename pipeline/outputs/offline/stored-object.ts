import { isUtf8 } from "node:buffer";
import { asBytes } from "../../core/as-bytes.ts";
import { canonicalJson } from "../../core/canonical-json.ts";
import { hashOf, sha256 } from "../../core/hash.ts";
import { OBJECTS } from "../../core/release-paths.ts";
import type { Engine } from "../../engine/engine.ts";
import type { OutputFile } from "../../write/tree-plan.ts";

/** Bytes under their hash: SHA-256 in hex, of the bytes as they are. */
export interface StoredObject {
  readonly hash: string;
  /** Number of bytes. */
  readonly bytes: number;
  /** The bytes themselves, made when they are needed. */
  readonly read: () => Uint8Array | string;
  /** The file of the output that has the same bytes, where there is one. */
  readonly path?: string;
}

/** The object of a file. */
export interface FileObject extends StoredObject {
  /** Whether the bytes are text, so that they can be in a pack. */
  readonly isText: boolean;
}

type Measures = Pick<StoredObject, "hash" | "bytes">;
type MeasuredFile = Measures & Pick<FileObject, "isText">;

/**
 * The object of a file of the output. The facts for which the file must be read are cached for each key,
 * beside those of files `of` the same kind: most are pages of docs, and those of others are found without
 * them.
 */
export function objectOfFile({ path, key, bytes: read }: OutputFile, engine: Engine, of: string): FileObject {
  const found = engine.table<MeasuredFile>(`offline objects of ${of}`).memo(key, () => {
    const content = read();
    const { hash, bytes } = measured(content);
    return { hash, bytes, isText: typeof content === "string" || isUtf8(content) };
  });
  return { hash: found.hash, bytes: found.bytes, isText: found.isText, read, path };
}

/** A value as an object: canonical JSON on one line, so that it can be in a pack. It is written where it is new. */
export function objectOfValue(value: object, engine: Engine): StoredObject {
  const read = (): string => valueText(value);
  const known = engine.table<Measures>("offline values");
  return { ...known.memo(hashOf(JSON.stringify(value)), () => measured(read())), read };
}

/** The text of such an object. */
function valueText(value: object): string {
  return `${canonicalJson(value)}\n`;
}

/** The file under which a host serves an object. */
export function objectFile({ hash, read, path }: StoredObject): OutputFile {
  const [file, key] = [OBJECTS + hash, hash];
  return path === undefined
    ? { path: file, key, bytes: read }
    : { path: file, key, bytes: read, sameAs: path };
}

/** How a manifest names an object. */
export function referenceTo({ hash, bytes }: StoredObject): { hash: string; bytes: number } {
  return { hash, bytes };
}

function measured(content: Uint8Array | string): Measures {
  const bytes = asBytes(content);
  return { hash: sha256(bytes), bytes: bytes.byteLength };
}
