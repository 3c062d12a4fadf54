import { docusaurus as addresses } from "./address-rules.ts";
import { github as anchors } from "./anchor-rules.ts";
import type { Dialect } from "./dialect.ts";
import { docusaurusKeys as keys } from "./front-matter-keys.ts";
import { docusaurus as info } from "./info-strings.ts";

/** Docs of Docusaurus, which Fairlead's own are nearest to. */
export const docusaurus: Dialect = {
  label: "Docusaurus",
  signs: [
    "docusaurus.config.js",
    "docusaurus.config.ts",
    "docusaurus.config.mjs",
    "docusaurus.config.cjs",
    "docusaurus.config.mts",
  ],
  anchors,
  addresses,
  keys,
  info,
  noSources: /^(?:blog|src|i18n|versioned_sidebars)\/|^(?:pnpm-lock|pnpm-workspace|crowdin)\.ya?ml$/,
  tightIds: false,
  tocMarks: false,
};
