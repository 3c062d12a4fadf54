import { mkdocs as addresses } from "./address-rules.ts";
import { mkdocs as anchors } from "./anchor-rules.ts";
import type { Dialect } from "./dialect.ts";
import { mkdocsKeys as keys } from "./front-matter-keys.ts";
import { mkdocs as info } from "./info-strings.ts";

/** Docs of MkDocs, with or without its theme Material. */
export const mkdocs: Dialect = {
  label: "MkDocs",
  signs: ["mkdocs.yml", "mkdocs.yaml", "docs/mkdocs.yml"],
  anchors,
  addresses,
  keys,
  info,
  tightIds: true,
  tocMarks: true,
};
