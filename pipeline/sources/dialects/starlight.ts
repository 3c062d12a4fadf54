import { starlight as addresses } from "./address-rules.ts";
import { starlight as anchors } from "./anchor-rules.ts";
import { ownConstructs } from "./constructs.ts";
import type { Dialect } from "./dialect.ts";
import { starlightKeys as keys } from "./front-matter-keys.ts";

/** Docs of Starlight, the theme of Astro for documentation. */
export const starlight: Dialect = {
  label: "Starlight",
  signs: ["src/content/docs"],
  anchors,
  headingText: { emoji: "name", images: false, dashes: "two" },
  addresses,
  keys,
  braces: "an expression of MDX",
  noSources: /^src\/|^(?:pnpm-lock|pnpm-workspace|crowdin)\.ya?ml$/,
  tightIds: false,
  titleAnchor: false,
  tocMarks: false,
  bracketTitles: false,
  constructs: {
    ...ownConstructs,
    looseHtml: true,
    markdownInHtml: "always",
    includes: [
      {
        beginning: "import ",
        pattern:
          /^import[ \t]+(?<name>[A-Z]\w*|\{[ \t]*Content[ \t]+as[ \t]+[A-Z]\w*[ \t]*\})[ \t]+from[ \t]+["'](?:[~@]\/(?=.))?(?<file>[^"'!]+\.mdx?)["'];?[ \t]*$/,
        from: ["file", "data", "docs"],
        isImport: true,
        isNothing: true,
      },
    ],
    code: {
      ...ownConstructs.code,
      lineKeys: [],
      numberKeys: [],
      idle: /^(?:showLineNumbers=false|frame=.*|wrap(?:=.*)?|collapse=.*|preserveIndent(?:=.*)?|startLineNumber=.*|(?:ins|del|mark)=.*|["'/].*|lang=.*|withOutput|twoslash)$/,
    },
  },
};
