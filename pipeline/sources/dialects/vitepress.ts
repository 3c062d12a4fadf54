import { vitepress as addresses } from "./address-rules.ts";
import { vitepress as anchors } from "./anchor-rules.ts";
import type { Dialect } from "./dialect.ts";

/** Docs of VitePress. */
export const vitepress: Dialect = {
  label: "VitePress",
  signs: [".vitepress", "docs/.vitepress"],
  anchors,
  addresses,
  tightIds: true,
  tocMarks: true,
  bracketTitles: true,
};
