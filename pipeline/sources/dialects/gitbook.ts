import { gitbook as addresses } from "./address-rules.ts";
import { github as anchors } from "./anchor-rules.ts";
import type { Dialect } from "./dialect.ts";
import { gitbookKeys as keys } from "./front-matter-keys.ts";

/** Docs of GitBook. */
export const gitbook: Dialect = {
  label: "GitBook",
  signs: [".gitbook.yaml", "SUMMARY.md", "docs/SUMMARY.md"],
  anchors,
  addresses,
  keys,
  noSources: /^(?:docs\/)?(?:SUMMARY\.md$|\.gitbook\/)/,
  tightIds: false,
  tocMarks: false,
};
