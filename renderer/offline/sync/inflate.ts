import { Gunzip } from "fflate";
import { joined } from "../../shared/offline-format/body-pieces.ts";

/** Whether bytes begin as gzip does. */
export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/** The content of gzip; undefined where it is damaged or grows beyond `limit` bytes, at which the work stops. */
export function inflate(
  bytes: Uint8Array<ArrayBuffer>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return typeof DecompressionStream === "undefined"
    ? Promise.resolve(inflateByScript(bytes, limit))
    : inflateByBrowser(bytes, limit);
}

async function inflateByBrowser(
  bytes: Uint8Array<ArrayBuffer>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")).getReader();
  const pieces: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return joined(pieces, length);
      pieces.push(value);
      length += value.byteLength;
      if (length > limit) break;
    }
  } catch {
    return undefined;
  }
  await reader.cancel().catch(() => {});
  return undefined;
}

/**
 * For browsers without DecompressionStream. The input goes in by small pieces, so that a bomb is noticed early. It does
 * not look at the checksum of gzip: the hash of what comes out decides.
 */
export function inflateByScript(bytes: Uint8Array, limit: number): Uint8Array<ArrayBuffer> | undefined {
  const pieces: Uint8Array[] = [];
  let length = 0;
  let isWhole = false;
  const gunzip = new Gunzip((piece, final) => {
    pieces.push(piece);
    length += piece.byteLength;
    isWhole = final;
  });
  try {
    for (let at = 0; at < bytes.length && length <= limit; at += PIECE) {
      gunzip.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
    }
  } catch {
    return undefined;
  }
  return isWhole && length <= limit ? joined(pieces, length) : undefined;
}

const PIECE = 4096;
