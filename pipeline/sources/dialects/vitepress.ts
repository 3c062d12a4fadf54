import { vitepress as addresses } from "./address-rules.ts";
import { vitepress as anchors } from "./anchor-rules.ts";
import { ownConstructs } from "./constructs.ts";
import type { Dialect } from "./dialect.ts";
import { vitepressKeys as keys } from "./front-matter-keys.ts";

/** Docs of VitePress. */
export const vitepress: Dialect = {
  label: "VitePress",
  signs: [".vitepress", "docs/.vitepress"],
  anchors,
  headingText: { emoji: "none", images: true, entities: "written" },
  addresses,
  keys,
  braces: "an expression of Vue",
  components: "Vue",
  noSources: /^(?:pnpm-lock|pnpm-workspace|crowdin)\.ya?ml$/,
  tightIds: true,
  titleAnchor: true,
  tocMarks: true,
  bracketTitles: true,
  constructs: {
    ...ownConstructs,
    looseHtml: true,
    definitions: true,
    frames: ["raw", "v-pre"],
    attributes: "everywhere",
    includes: [
      {
        beginning: "@include",
        pattern:
          /<!--[ \t]*@include:?[ \t]*(?<file>[^\s#{}]{1,300})(?:#(?<region>[^\s{}]+))?(?:[ \t]*\{(?:(?<from>\d*),(?<to>\d*)|(?<only>\d+))\})?[ \t]*-->/,
        from: ["file", "docs", "data"],
        inCode: true,
        isInline: true,
      },
      {
        beginning: "<<<",
        pattern:
          /<<<[ \t]*(?<file>[^\s#{}[\]]{1,300})(?:#(?<region>[\w*-]+))?(?:[ \t]*\{(?<marked>[\d,-]+)?[ \t]*(?<lang>[a-zA-Z][\w+#-]*)?(?:(?<numbered>:line-numbers)|:no-line-numbers)?(?:=\d+)?\})?(?:[ \t]*\[(?<title>[^\]]+)\])?/,
        from: ["file", "docs", "data"],
        isCode: true,
      },
    ],
    code: {
      ...ownConstructs.code,
      marks: true,
      idle: /^(?:twoslash|v-pre|\S*:(?:no-)?line-numbers\S*)$|^style:/,
    },
  },
};
