import { loadLanguage } from "./code/languages.ts";
import { loadViz } from "./diagram/draw-diagram.ts";

/** A fence with its language. It begins where its run does: from each character of a run, a search reads the whole rest. */
const fence = /(?:(?<!`)`{3,}|(?<!~)~{3,})[ \t]*([^\s`{,:]+)/g;

/** Loads what these texts need and nothing else, so that parsing is synchronous and an empty site starts fast. */
export async function prepareMarkdown(texts: Iterable<string>): Promise<void> {
  const languages = new Set<string>();
  for (const text of texts)
    for (const found of text.matchAll(fence)) languages.add((found[1] ?? "").toLowerCase());
  const loads = [...languages].sort().map(loadLanguage);
  if (languages.has("dot") || languages.has("graphviz")) loads.push(loadViz());
  await Promise.all(loads);
}
