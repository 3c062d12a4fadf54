import { vitepress as addresses } from "./address-rules.ts";
import { vitepress as anchors } from "./anchor-rules.ts";
import type { Dialect } from "./dialect.ts";
import { vitepressKeys as keys } from "./front-matter-keys.ts";
import { vitepress as info } from "./info-strings.ts";

/** Docs of VitePress. */
export const vitepress: Dialect = {
  label: "VitePress",
  signs: [".vitepress", "docs/.vitepress"],
  anchors,
  addresses,
  keys,
  info,
  noSources: /^(?:pnpm-lock|pnpm-workspace|crowdin)\.ya?ml$/,
  tightIds: true,
  tocMarks: true,
};
