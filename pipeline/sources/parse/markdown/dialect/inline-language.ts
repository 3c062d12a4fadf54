import type { StateCore } from "markdown-it";
import { runOf } from "../run.ts";

/** `` `#!python print()` ``: the language of code within a line, whose colours pages do not have there. */
export function inlineLanguages(state: StateCore): void {
  if (!runOf(state.env).dialect.constructs.code.inlineLanguage || !state.src.includes("`#!")) return;
  for (const { children } of state.tokens)
    for (const token of children ?? [])
      if (token.type === "code_inline") token.content = token.content.replace(/^#![\w+#-]+ +/, "");
}
