import type { Diagnostic } from "../../../core/diagnostics.ts";
import type { Heading } from "../../../sources/parse/types.ts";
import type { FileRule } from "./prose-rule.ts";

/** Headings below one heading have different texts. */
export const headingsDiffer: FileRule =
  () =>
  ({ source }) =>
    Object.values(source.prose).flatMap(({ headings }) => repeated(source.path, headings));

function repeated(file: string, headings: readonly Heading[]): Diagnostic[] {
  /** The headings above the current one, and the texts below each. */
  const open: { readonly level: number; readonly below: Map<string, Heading> }[] = [
    { level: 1, below: new Map() },
  ];
  return headings.flatMap((heading): Diagnostic[] => {
    while (open.length > 1 && (open.at(-1)?.level ?? 0) >= heading.level) open.pop();
    const siblings = open.at(-1)?.below ?? new Map<string, Heading>();
    open.push({ level: heading.level, below: new Map() });
    const key = heading.text.toLowerCase();
    const first = siblings.get(key);
    if (first === undefined) {
      siblings.set(key, heading);
      return [];
    }
    return [
      {
        code: "heading-repeated",
        severity: "warning",
        file,
        ...heading.position,
        message: `The heading "${heading.text}" is in one section twice; the first time in line ${first.position.line}.`,
        hint: "Say in each how the two differ, or join them.",
      },
    ];
  });
}
