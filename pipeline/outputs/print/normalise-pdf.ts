/**
 * Takes what differs from run to run out of a PDF that Chromium wrote: the dates become that of the sheet, the numbers of
 * its elements their ranks, and the browser's name ours. Every change keeps the length, because a PDF names its parts by
 * their place in the file.
 */
export function normalisePdf(bytes: Buffer, date: string): Buffer {
  // Latin-1 maps each byte to one character and back.
  const text = bytes.toString("latin1");
  const day = date.replaceAll("-", "");
  const dated = text
    .replaceAll(/\/(CreationDate|ModDate) \(D:\d{14}/g, (_, name: string) => `/${name} (D:${day}000000`)
    .replace(
      /\/Creator \(((?:[^()\\]|\\.)*)\)/,
      (_, creator: string) => `/Creator (${"Fairlead".padEnd(creator.length)})`,
    );
  const ranks = new Map([...new Set(dated.match(NODE) ?? [])].sort().map((name, index) => [name, index + 1]));
  const ranked = dated.replaceAll(
    NODE,
    (name) => `(node${String(ranks.get(name)).padStart(name.length - 6, "0")})`,
  );
  return Buffer.from(ranked, "latin1");
}

/** The name of an element; its number depends on what the browser did before. */
const NODE = /\(node\d{8}\)/g;
