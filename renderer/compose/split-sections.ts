/** Sections of a datasheet that stand before the pins and interfaces of a product; the others stand after them. */
const beforeInterfaces: ReadonlySet<string> = new Set(
  ["features", "absmax", "esd", "recommended", "thermal", "electrical"].map((id) => `spec-${id}`),
);

/** Ratings and characteristics, then what follows the interfaces: the order that engineers expect. */
export function splitSections<T extends { readonly id: string }>(sections: readonly T[]): [T[], T[]] {
  return [
    sections.filter(({ id }) => beforeInterfaces.has(id)),
    sections.filter(({ id }) => !beforeInterfaces.has(id)),
  ];
}
