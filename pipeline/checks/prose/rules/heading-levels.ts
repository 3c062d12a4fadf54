import type { FileRule } from "./prose-rule.ts";

/** A heading is at most one level below the one before it. */
export const headingLevels: FileRule =
  () =>
  ({ source }) =>
    Object.entries(source.prose).flatMap(([pointer, { headings }]) =>
      headings.flatMap(({ level, position }, i) => {
        const above = headings[i - 1]?.level;
        // A block within a page goes on below a heading that is not part of its text.
        if (above === undefined && pointer !== "" && pointer !== "/body") return [];
        if (level <= (above ?? 1) + 1) return [];
        return [
          {
            code: "heading-skips-level",
            severity: "warning" as const,
            file: source.path,
            ...position,
            message:
              above === undefined
                ? `The first heading has level ${level}; the title of the page has level 1.`
                : `This heading has level ${level}, and the one before it has level ${above}.`,
            hint: `Write ${"#".repeat((above ?? 1) + 1)}, so that no level is left out.`,
          },
        ];
      }),
    );
