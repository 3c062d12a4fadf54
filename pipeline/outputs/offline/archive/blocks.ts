/** Bytes of a block: it stays in the cache of a processor, and to write it costs no more than its share. */
const BLOCK_BYTES = 262_144;

/**
 * Small parts joined to large blocks, because each call to hash or to write costs as much as a kilobyte does. All but the
 * last are of one size, and the next one takes the memory of the one before: who wants to keep a block copies it.
 */
export function* blocksOf(parts: Iterable<Uint8Array>, size = BLOCK_BYTES): Generator<Uint8Array> {
  const block = new Uint8Array(size);
  let end = 0;
  for (const part of parts) {
    for (let from = 0; from < part.length; ) {
      const piece = part.subarray(from, from + size - end);
      block.set(piece, end);
      end += piece.length;
      from += piece.length;
      if (end < size) continue;
      yield block;
      end = 0;
    }
  }
  if (end > 0) yield block.subarray(0, end);
}
