/** Who may use a register, as records say it. */
export type AccessCell = "R" | "W" | "RW" | "W1C";

const words: readonly (readonly [RegExp, AccessCell])[] = [
  [/^w1c$/, "W1C"],
  [/^(?:rw|r ?[/&+,;|-] ?w|wr|w ?[/&+,] ?r|rd ?\/ ?wr)$/, "RW"],
  [/^(?:read|lesen) ?(?:[/&+,;-]|and|und)? ?(?:write|schreiben)$/, "RW"],
  [/^(?:l ?\/ ?s|readwrite|lesend ?\/ ?schreibend|writable|writeable|schreibbar)$/, "RW"],
  [/^(?:r|ro|r ?\/ ?o|rd|read|read[- ]?only|only read|lesen|nur lesen|lesend|l)$/, "R"],
  [/^(?:w|wo|w ?\/ ?o|wr only|write|write[- ]?only|only write|schreiben|nur schreiben|s)$/, "W"],
];

/** `R/W`, `RO`, `read-only`, `Lesen/Schreiben`. */
export function readAccess(cell: string): AccessCell | undefined {
  const text = cell.toLowerCase();
  return words.find(([pattern]) => pattern.test(text))?.[1];
}

/** Whether a register can be written, where a column asks that alone. */
export function readWritable(cell: string): AccessCell | undefined {
  if (/^(?:yes|ja|true|1|x|y|j)$/i.test(cell)) return "RW";
  return /^(?:no|nein|false|0|n)$/i.test(cell) ? "R" : readAccess(cell);
}
