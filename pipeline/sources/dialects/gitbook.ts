import { gitbook as addresses } from "./address-rules.ts";
import { github as anchors } from "./anchor-rules.ts";
import { ownConstructs } from "./constructs.ts";
import type { Dialect } from "./dialect.ts";
import { gitbookKeys as keys } from "./front-matter-keys.ts";

/** Docs of GitBook. */
export const gitbook: Dialect = {
  label: "GitBook",
  signs: [".gitbook.yaml", "SUMMARY.md", "docs/SUMMARY.md", "LANGS.md"],
  anchors,
  addresses,
  keys,
  braces: "an expression of GitBook",
  components: "no HTML",
  noSources: /^(?:docs\/)?(?:SUMMARY\.md$|\.gitbook\/)/,
  tightIds: false,
  headingElements: true,
  titleAnchor: true,
  tocMarks: false,
  bracketTitles: false,
  constructs: {
    ...ownConstructs,
    looseHtml: true,
    boxes: { success: "tip" },
    tags: {
      hint: { is: "box", type: "style" },
      tabs: { is: "tabs" },
      tab: { is: "tab", title: "title" },
      code: { is: "code", title: "title" },
      embed: { is: "link", title: "url" },
      file: { is: "link", title: "src" },
      "content-ref": { is: "content" },
      stepper: { is: "content" },
      step: { is: "content" },
      columns: { is: "content" },
      column: { is: "content" },
      updates: { is: "content" },
      update: { is: "content" },
      raw: { is: "content" },
      method: { is: "content" },
      common: { is: "content" },
      sample: { is: "content" },
    },
    includes: [
      {
        beginning: "{% include",
        pattern: /\{%[ \t]*include[ \t]+["'](?<file>[^"']+)["'][ \t]*%\}/,
        from: ["file", "docs", "data"],
      },
    ],
  },
};
