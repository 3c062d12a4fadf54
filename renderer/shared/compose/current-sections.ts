import type { SpecRow, SpecSection } from "../../../schema/generated/types.ts";

/**
 * Tables without what held for former hardware, where the hardware of now has a value too: it is no ground for a choice.
 * `hardware` are the revisions of the product in order.
 */
export function currentSections(
  sections: readonly SpecSection[],
  hardware: readonly string[],
): readonly SpecSection[] {
  const isCurrent = ({ until }: SpecRow): boolean => until === undefined || until === hardware.at(-1);
  const rows = sections.flatMap(({ groups }) => groups.flatMap((group) => group.rows));
  if (rows.every(isCurrent)) return sections;
  const keyOf = ({ section, param }: SpecRow): string => `${section} ${param}`;
  const stated = new Set(rows.filter(isCurrent).map(keyOf));
  return sections.map((section) => ({
    ...section,
    groups: section.groups.map((group) => ({
      ...group,
      rows: group.rows.filter((row) => isCurrent(row) || !stated.has(keyOf(row))),
    })),
  }));
}
