/** A stretch of a file: first and last byte, both included, 0-based. */
interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * The range that a Range header requests of a file of `size` bytes: `bytes=0-99`, `bytes=100-`, `bytes=-50`. Undefined:
 * send the whole file, as for lists of ranges and for headers that cannot be parsed. "unsatisfiable": there is no such
 * byte.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | "unsatisfiable" | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "");
  const [, from = "", to = ""] = match ?? [];
  if (!match || (from === "" && to === "")) return undefined;
  if (from === "") {
    const length = Math.min(Number(to), size);
    return length === 0 ? "unsatisfiable" : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== "" && Number(to) < first) return undefined;
  return first >= size ? "unsatisfiable" : { first, last };
}
