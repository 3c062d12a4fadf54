import { github as addresses } from "./address-rules.ts";
import { github as anchors } from "./anchor-rules.ts";
import { ownConstructs } from "./constructs.ts";
import type { Dialect } from "./dialect.ts";
import { githubKeys as keys } from "./front-matter-keys.ts";

/** Docs that are read on GitHub, and were made for nothing else. */
export const github: Dialect = {
  label: "GitHub",
  signs: [],
  anchors,
  headingText: { emoji: "name", images: false },
  addresses,
  keys,
  braces: "a tag of Liquid",
  components: "no HTML",
  noSources: /^_config\.ya?ml$/,
  tightIds: false,
  titleAnchor: true,
  tocMarks: false,
  bracketTitles: false,
  constructs: {
    ...ownConstructs,
    looseHtml: true,
    spans: [{ open: "~", close: "~", tag: "del" }],
  },
};
