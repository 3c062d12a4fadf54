import { mdbook as addresses } from "./address-rules.ts";
import { mdbook as anchors } from "./anchor-rules.ts";
import type { Dialect } from "./dialect.ts";

/** Books of mdBook. */
export const mdbook: Dialect = {
  label: "mdBook",
  signs: ["book.toml", "docs/book.toml"],
  anchors,
  addresses,
  tightIds: true,
  tocMarks: false,
  bracketTitles: false,
};
