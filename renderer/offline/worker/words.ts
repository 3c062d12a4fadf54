/** A number of bytes as people read it: "412 kB", "1.3 MB". */
export function bytesInWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** An ISO date and time as a day, in UTC so that it is the same everywhere; what is none stays as it is. */
export function dateInWords(date: string, lang: string): string {
  const time = Date.parse(date);
  if (Number.isNaN(time)) return date;
  return new Intl.DateTimeFormat(lang, { dateStyle: "long", timeZone: "UTC" }).format(time);
}
