import { fairlead as addresses } from "./address-rules.ts";
import { github as anchors } from "./anchor-rules.ts";
import { ownConstructs } from "./constructs.ts";
import type { Dialect } from "./dialect.ts";

/** Docs as the manual describes them. */
export const fairlead: Dialect = {
  label: "Fairlead",
  signs: [],
  anchors,
  addresses,
  tightIds: false,
  titleAnchor: false,
  tocMarks: false,
  bracketTitles: false,
  constructs: ownConstructs,
};
