import { docusaurus as addresses } from "./address-rules.ts";
import { github as anchors } from "./anchor-rules.ts";
import { ownConstructs } from "./constructs.ts";
import type { Dialect } from "./dialect.ts";
import { docusaurusKeys as keys } from "./front-matter-keys.ts";

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
  headingText: { emoji: "name", images: true, directives: true },
  addresses,
  keys,
  jsx: true,
  braces: "an expression of MDX",
  noSources: /^(?:blog|src|i18n|versioned_sidebars)\/|^(?:pnpm-lock|pnpm-workspace|crowdin)\.ya?ml$/,
  tightIds: false,
  titleAnchor: false,
  tocMarks: false,
  bracketTitles: false,
  constructs: {
    ...ownConstructs,
    looseHtml: true,
    definitions: true,
    markdownInHtml: "always",
    includes: [
      {
        beginning: "import ",
        pattern:
          /^import[ \t]+(?<name>[A-Z]\w*)[ \t]+from[ \t]+["'](?:@site\/(?=.))?(?<file>[^"'!]+\.mdx?)["'];?[ \t]*$/,
        from: ["file", "data", "docs"],
        isImport: true,
        isNothing: true,
      },
      {
        beginning: "raw-loader!",
        pattern:
          /^import[ \t]+(?<name>[A-Z]\w*)[ \t]+from[ \t]+["']!!raw-loader!(?:@site\/(?=.))?(?<file>[^"'!]+)["'];?[ \t]*$/,
        from: ["file", "data", "docs"],
        isImport: true,
        isNothing: true,
      },
    ],
    code: {
      ...ownConstructs.code,
      numberKeys: ["showLineNumbers"],
      idle: /^(?:live|noInline|npm2yarn|mdx-code-block|metastring(?:=.*)?|className=.*)$/,
    },
  },
};
