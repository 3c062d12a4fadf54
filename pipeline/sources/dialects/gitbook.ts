import { github as anchors } from "./anchor-rules.ts";
import type { Dialect } from "./dialect.ts";

/** Docs of GitBook. */
export const gitbook: Dialect = {
  label: "GitBook",
  signs: [".gitbook.yaml", "SUMMARY.md", "docs/SUMMARY.md"],
  anchors,
  tightIds: false,
  tocMarks: false,
  bracketTitles: false,
};
