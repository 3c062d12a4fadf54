/** The encoding of the bytes of a frame that keeps its end marker out of its content. */
export type Stuffing = "slip" | "slip-both" | "cobs";

const [END, ESCAPE, ESCAPED_END, ESCAPED_ESCAPE] = [0xc0, 0xdb, 0xdc, 0xdd];
/** Most bytes that follow one code byte of COBS. */
const LONGEST_RUN = 254;

/** The bytes on the line: SLIP as in RFC 1055, with END behind or on both sides, or COBS with a zero behind. */
export function stuff(bytes: Uint8Array, stuffing: Stuffing): Uint8Array {
  if (stuffing === "cobs") return Uint8Array.from([...cobs(bytes), 0]);
  const escaped = [...bytes].flatMap((byte) =>
    byte === END ? [ESCAPE, ESCAPED_END] : byte === ESCAPE ? [ESCAPE, ESCAPED_ESCAPE] : [byte],
  );
  return Uint8Array.from([...(stuffing === "slip-both" ? [END] : []), ...escaped, END]);
}

function cobs(bytes: Uint8Array): number[] {
  const out = [0];
  let code = 0;
  for (const [n, byte] of bytes.entries()) {
    if (byte !== 0) out.push(byte);
    const run = out.length - code;
    const isFull = run > LONGEST_RUN && n < bytes.length - 1;
    if (byte !== 0 && !isFull) continue;
    out[code] = run;
    code = out.length;
    out.push(0);
  }
  out[code] = out.length - code;
  return out;
}

/**
 * The bytes of the frame within the bytes on the line, or why they are not a frame, as the end of a sentence
 * that begins with "This example".
 */
export function unstuff(bytes: Uint8Array, stuffing: Stuffing): Uint8Array | string {
  return stuffing === "cobs" ? uncobs(bytes) : unslip(bytes, stuffing === "slip-both");
}

function unslip(bytes: Uint8Array, isBoth: boolean): Uint8Array | string {
  if (isBoth && (bytes[0] !== END || bytes.length < 2)) return "does not begin with C0";
  if (bytes.at(-1) !== END) return "does not end with C0";
  const within = bytes.slice(isBoth ? 1 : 0, -1);
  const out: number[] = [];
  for (let n = 0; n < within.length; n++) {
    const byte = within[n] ?? 0;
    if (byte === END) return "has C0 within it";
    if (byte !== ESCAPE) out.push(byte);
    else {
      n++;
      const next = within[n];
      if (next !== ESCAPED_END && next !== ESCAPED_ESCAPE) return "has DB before neither DC nor DD";
      out.push(next === ESCAPED_END ? END : ESCAPE);
    }
  }
  return Uint8Array.from(out);
}

function uncobs(bytes: Uint8Array): Uint8Array | string {
  if (bytes.at(-1) !== 0) return "does not end with 00";
  const within = bytes.slice(0, -1);
  if (within.length === 0 || within.includes(0)) return "has 00 within it";
  const out: number[] = [];
  for (let at = 0; at < within.length; ) {
    const code = within[at] ?? 0;
    if (at + code > within.length) return `says ${code} at byte ${at}, beyond its end`;
    for (const byte of within.slice(at + 1, at + code)) out.push(byte);
    at += code;
    if (code <= LONGEST_RUN && at < within.length) out.push(0);
  }
  return Uint8Array.from(out);
}
