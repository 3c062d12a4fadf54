import type { LinkIndex } from "../../../schema/generated/types.ts";
import { defined } from "../../core/defined.ts";

type Options = NonNullable<LinkIndex["options"]>;

/** The options that a published site was built with, as far as its link index tells. */
export interface ContractOptions extends Partial<Pick<Options, "base" | "siteUrl">>, Pick<Options, "pdf"> {
  /** Names of options that a newer Fairlead has added. */
  readonly unknown: readonly string[];
}

const kinds = { base: "string", siteUrl: "boolean", pdf: "boolean", review: "boolean" } as const;

/** Reads the options of a link index; one of an older Fairlead has none, and its exports tell whether datasheets were printed. */
export function parseOptions(
  value: unknown,
  files: readonly unknown[],
): ContractOptions | { readonly problem: string } {
  if (value === undefined) return { pdf: files.some(isDatasheet), unknown: [] };
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return { problem: "It is no link index." };
  const stated: Readonly<Record<string, unknown>> = { ...value };
  const isWrong = Object.entries(kinds).some(
    ([name, kind]) => name in stated && typeof stated[name] !== kind,
  );
  if (isWrong) return { problem: "It is no link index." };
  const { base, siteUrl, pdf = false, review = false, ...others } = stated as Partial<Options>;
  if (review)
    return { problem: "It was made with --review, so that it names drafts which were never published." };
  return {
    ...defined({ base, siteUrl }),
    pdf,
    unknown: Object.keys(others).sort(),
  };
}

/** Printed datasheets are the only exports of their ending. */
function isDatasheet(address: unknown): boolean {
  return typeof address === "string" && /^\/exports\/product\/[^/]+\.pdf$/.test(address);
}
