import type { SiteSource } from "../../../schema/generated/types.ts";
import type { DialectName } from "./dialect.ts";

/** By which system's rule a text has formulas, as `docs.formulas` of `site.yaml` names it. */
export type FormulaRule = NonNullable<NonNullable<SiteSource["docs"]>["formulas"]>;

/**
 * The rule for docs whose settings are unknown: most systems have formulas only if their settings enable
 * them.
 */
export const usualFormulas: Readonly<Record<DialectName, FormulaRule>> = {
  fairlead: "fairlead",
  github: "fairlead",
  gitbook: "gitbook",
  jekyll: "none",
  docusaurus: "none",
  vitepress: "none",
  starlight: "none",
  mkdocs: "none",
  mdbook: "none",
};
