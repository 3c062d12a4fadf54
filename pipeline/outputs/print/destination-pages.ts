/**
 * The pages of the named destinations of a PDF, 1-based, by their names. Reads the form that Chromium writes:
 * objects one after the other with nothing of them compressed but streams, names that are ids of HTML in
 * ASCII.
 */
export function destinationPages(pdf: Buffer): Map<string, number> {
  const objects = objectsOf(pdf.toString("latin1"));
  const catalog = [...objects.values()].find((text) => /\/Type \/Catalog\b/.test(text)) ?? "";
  const numbers = new Map(
    pagesBelow(referenceOf(catalog, "Pages"), objects).map((id, index) => [id, index + 1] as const),
  );
  const destinations = objects.get(referenceOf(catalog, "Dests")) ?? "";
  const found = new Map<string, number>();
  for (const [, name = "", page = ""] of destinations.matchAll(/\/([^\s/[\]]+) \[(\d+) 0 R \/XYZ/g)) {
    const number = numbers.get(page);
    if (number !== undefined) found.set(nameOf(name), number);
  }
  return found;
}

/** The texts of objects by their numbers, without streams. */
function objectsOf(text: string): Map<string, string> {
  const objects = new Map<string, string>();
  const head = /(?:^|\n)(\d+) 0 obj\r?\n/g;
  for (let match = head.exec(text); match !== null; match = head.exec(text)) {
    const start = head.lastIndex;
    const end = text.indexOf("endobj", start);
    const body = text.slice(start, end);
    const stream = body.indexOf(">> stream");
    objects.set(match[1] ?? "", stream === -1 ? body : body.slice(0, stream));
    // Bytes within a stream that look like an object are not one.
    head.lastIndex = end;
  }
  return objects;
}

function referenceOf(text: string, key: string): string {
  return new RegExp(`/${key} (\\d+) 0 R`).exec(text)?.[1] ?? "";
}

/** Pages are in a tree; their order is that of its leaves. */
function pagesBelow(id: string, objects: ReadonlyMap<string, string>): string[] {
  const kids = /\/Kids \[([^\]]*)\]/.exec(objects.get(id) ?? "")?.[1];
  if (kids === undefined) return [id];
  return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid = ""]) => pagesBelow(kid, objects));
}

/** A name of PDF writes some signs as their codes: `#2e`. */
function nameOf(name: string): string {
  return name.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
