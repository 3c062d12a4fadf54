/** Bytes that are looked at; a text shows within them how it is written. */
const LOOKED_AT = 4096;
/** A single zero is in many files that are no text. */
const FEWEST_ZEROS = 2;

/** Which byte comes first in a text of UTF-16 without a mark: half of the bytes of most texts are zeros then. Undefined for other texts. */
export function wideOrder(bytes: Uint8Array): "little" | "big" | undefined {
  const head = bytes.subarray(0, LOOKED_AT);
  const zeros = [0, 0];
  for (let at = 0; at < head.length; at++) if (head[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const isMost = (count: number, other: number): boolean =>
    count >= FEWEST_ZEROS && count > head.length / 6 && count > other * 8;
  if (isMost(odd, even)) return "little";
  return isMost(even, odd) ? "big" : undefined;
}
