import { mdbook as addresses } from "./address-rules.ts";
import { mdbook as anchors } from "./anchor-rules.ts";
import { ownConstructs } from "./constructs.ts";
import type { Dialect } from "./dialect.ts";
import { mdbookKeys as keys } from "./front-matter-keys.ts";

/** Books of mdBook. */
export const mdbook: Dialect = {
  label: "mdBook",
  signs: ["book.toml", "docs/book.toml"],
  anchors,
  headingText: { emoji: "name", images: false },
  addresses,
  keys,
  braces: "an expression of a preprocessor of mdBook",
  components: "no HTML",
  noSources: /^docs\/SUMMARY\.md$/,
  tightIds: true,
  titleAnchor: true,
  tocMarks: false,
  bracketTitles: false,
  constructs: {
    ...ownConstructs,
    looseHtml: true,
    attributes: "headings",
    definitions: true,
    includes: [
      {
        beginning: "{{#",
        pattern:
          /(?<!\\)\{\{#(?:include|rustdoc_include)[ \t]+(?<file>[^}\s:]{1,300})(?::(?:(?<only>\d+)(?![\d:])|(?<from>\d*):(?<to>\d*)|(?<region>[A-Za-z_][\w-]*)))?[ \t]*\}\}/,
        from: ["file"],
        inCode: true,
        isInline: true,
      },
      {
        beginning: "{{#",
        pattern: /(?<!\\)\{\{#playground[ \t]+(?<file>[^}\s]{1,300})[^}]{0,300}\}\}/,
        from: ["file"],
        isCode: true,
      },
      {
        beginning: "{{#",
        pattern: /(?<!\\)\{\{#template[ \t]+(?<file>[^}\s]{1,300})(?<rest>[^}]{0,1000})\}\}/,
        from: ["file"],
        inCode: true,
        isTemplate: true,
      },
      { beginning: "{{#", pattern: /(?<!\\)\{\{#title[ \t]+[^}]*\}\}/, from: [], isNothing: true },
    ],
    code: {
      ...ownConstructs.code,
      hidesRust: true,
      escapes: [["\\{{#", "{{#"]],
      idle: /^(?:editable|runnable|noplayground|ignore|icon=.*|hidelines=.*|mdbook-[\w-]+)$/,
    },
  },
};
