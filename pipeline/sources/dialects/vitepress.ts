import { vitepress as anchors } from "./anchor-rules.ts";
import type { Dialect } from "./dialect.ts";

/** Docs of VitePress. */
export const vitepress: Dialect = {
  label: "VitePress",
  signs: [".vitepress", "docs/.vitepress"],
  anchors,
  tightIds: true,
  tocMarks: true,
  bracketTitles: true,
};
