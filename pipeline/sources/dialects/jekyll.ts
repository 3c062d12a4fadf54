import { jekyll as addresses } from "./address-rules.ts";
import { github as anchors } from "./anchor-rules.ts";
import { ownConstructs } from "./constructs.ts";
import type { Dialect } from "./dialect.ts";
import { jekyllKeys as keys } from "./front-matter-keys.ts";

/** Docs of Jekyll, whose Markdown is kramdown with the extensions of GitHub. */
export const jekyll: Dialect = {
  label: "Jekyll",
  signs: ["_config.yml", "_config.yaml"],
  anchors,
  headingText: { emoji: "name", images: false, dashes: "all" },
  addresses,
  keys,
  braces: "an expression of Liquid",
  components: "no HTML",
  noSources: /^(?:_config\.ya?ml$|_(?:data|includes|layouts|sass|site)\/)/,
  tightIds: true,
  titleAnchor: true,
  tocMarks: false,
  bracketTitles: false,
  constructs: {
    ...ownConstructs,
    looseHtml: true,
    attributes: "everywhere",
    attributesInHtml: true,
    attributesBelowTables: true,
    definitions: true,
    abbreviations: true,
    barsInCode: true,
    markdownInHtml: "marked",
    tags: { raw: { is: "content" }, comment: { is: "nothing" } },
  },
};
