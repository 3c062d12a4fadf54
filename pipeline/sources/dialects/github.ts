import { github as anchors } from "./anchor-rules.ts";
import type { Dialect } from "./dialect.ts";

/** Docs that are read on GitHub, and were made for nothing else. */
export const github: Dialect = {
  label: "GitHub",
  signs: [],
  anchors,
  tightIds: false,
  tocMarks: false,
  bracketTitles: false,
};
