/** Codes about the address of a page that no site can have, or that another page has. */
export const addressCodes: ReadonlySet<string> = new Set([
  "duplicate-route",
  "output-path",
  "route-case-clash",
  "route-invalid",
  "route-reserved",
]);

/** A slug from the path of a page in the docs that is not taken: `docs/FAQ.md` beside `docs/faq/index.md` is `/FAQ-2`. */
export function secondSlug(path: string, isTaken: (slug: string) => boolean): string {
  const name = path
    .replace(/^docs\//, "")
    .replace(/\.[a-z]+$/i, "")
    .replace(/(?:^|\/)(?:index|readme)$/i, "");
  const plain = name
    .split("/")
    .map(plainSegment)
    .filter((segment) => segment !== "");
  const base = `/${plain.length === 0 ? "page" : plain.join("/")}`;
  if (!isTaken(base)) return base;
  for (let number = 2; ; number++) if (!isTaken(`${base}-${number}`)) return `${base}-${number}`;
}

function plainSegment(segment: string): string {
  return segment.replace(/[^\p{L}\p{N}_-]+/gu, "-").replace(/^-+|-+$/g, "");
}
