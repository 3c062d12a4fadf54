import type { ObjectName, Pack } from "../../shared/offline-format/manifests.ts";
import type { NeededObject } from "../../shared/offline-format/release-index.ts";
import { fetchBytes, type Wanted } from "./fetch-bytes.ts";
import { inflate, isGzip } from "./inflate.ts";
import type { Ports } from "./ports.ts";
import { SyncProblem } from "./problem.ts";
import { sha256 } from "./sha256.ts";

/** Tries for one object in one round. */
export const TRIES = 3;

/**
 * The decoded bytes of an object, with the hash and the length that its manifest names. Scripts, styles and fonts are
 * asked for at their own addresses first, where the browser that shows the site has them in its cache; a release that
 * has gone from there is still among the objects.
 */
export function fetchObject(
  ports: Ports,
  object: ObjectName | NeededObject,
): Promise<Uint8Array<ArrayBuffer>> {
  const { hash, bytes } = object;
  const own = "path" in object && object.path?.startsWith("assets/") ? object.path : undefined;
  return tried(ports, (cache) => {
    const path = cache === "default" && own !== undefined ? own : `packs/objects/${hash}`;
    return fetchDecoded(ports, { path, limit: roomy(bytes), cache }, { hash, bytes });
  });
}

/** The decoded bytes of a pack. */
export function fetchPack(ports: Ports, pack: Pack): Promise<Uint8Array<ArrayBuffer>> {
  const limit = roomy(Math.max(pack.bytes, pack.decoded));
  const name = { hash: pack.hash, bytes: pack.decoded };
  return tried(ports, (cache) => fetchDecoded(ports, { path: pack.path, limit, cache }, name));
}

/** Compression can add a little to what cannot be compressed. */
function roomy(bytes: number): number {
  return bytes + Math.ceil(bytes / 100) + 1000;
}

/**
 * Whatever a host did about Content-Encoding: what has the hash is taken as it is, else what begins as gzip is inflated.
 * The magic bytes are asked second, because an object may itself be a gzip file.
 */
async function fetchDecoded(
  ports: Ports,
  wanted: Wanted,
  { hash, bytes: size }: ObjectName,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await fetchBytes(ports, wanted);
  if (await isNamed(bytes, hash, size)) return bytes;
  const decoded = isGzip(bytes) ? await inflate(bytes, size) : undefined;
  if (decoded !== undefined && (await isNamed(decoded, hash, size))) return decoded;
  throw new SyncProblem({ kind: looksLikePage(bytes) ? "own-pages" : "wrong-bytes" });
}

/** Whether bytes are those that a manifest names; `size` in bytes. */
export async function isNamed(bytes: Uint8Array<ArrayBuffer>, hash: string, size: number): Promise<boolean> {
  return bytes.byteLength === size && (await sha256(bytes)) === hash;
}

/** A page that a host sends with the content type of a file. */
export function looksLikePage(bytes: Uint8Array): boolean {
  return /^\s*<(!doctype html|html)/i.test(new TextDecoder().decode(bytes.subarray(0, 200)));
}

/** The first try may use caches; what they had was wrong, so the others go past them. Short pauses lie between. */
export async function tried<T>(
  ports: Ports,
  attempt: (cache: "default" | "reload") => Promise<T>,
): Promise<T> {
  for (let count = 1; ; count++) {
    try {
      return await attempt(count === 1 ? "default" : "reload");
    } catch (error) {
      if (!(error instanceof SyncProblem) || count === TRIES) throw error;
      const pause = 500 * count * (0.5 + ports.random());
      await ports.stop.unlessStopped(() => ports.clock.sleep(pause));
    }
  }
}
