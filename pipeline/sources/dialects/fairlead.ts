import { github as anchors } from "./anchor-rules.ts";
import type { Dialect } from "./dialect.ts";

/** Docs as the manual describes them. */
export const fairlead: Dialect = {
  label: "Fairlead",
  signs: [],
  anchors,
  tightIds: false,
  tocMarks: false,
  bracketTitles: false,
};
