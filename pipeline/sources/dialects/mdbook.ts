import { mdbook as addresses } from "./address-rules.ts";
import { mdbook as anchors } from "./anchor-rules.ts";
import type { Dialect } from "./dialect.ts";
import { mdbookKeys as keys } from "./front-matter-keys.ts";
import { mdbook as info } from "./info-strings.ts";

/** Books of mdBook. */
export const mdbook: Dialect = {
  label: "mdBook",
  signs: ["book.toml", "docs/book.toml"],
  anchors,
  addresses,
  keys,
  info,
  noSources: /^docs\/SUMMARY\.md$/,
  tightIds: true,
  tocMarks: false,
};
