import type { MarkdownIt } from "markdown-it";
import { runOf } from "../../run.ts";
import { lineEnd, lineStart } from "./wrap-block-rule.ts";

/** markdown-it silently drops what is nested deeper than its limit; this reports it, once a document. */
export function reportDeepNesting(md: MarkdownIt): void {
  const tokenize = md.block.tokenize.bind(md.block);
  md.block.tokenize = (state, start, end) => {
    const line = state.skipEmptyLines(start);
    const run = runOf(state.env);
    if (state.level >= md.options.maxNesting && line < end && !run.diagnostics.some(isNesting)) {
      run.report({
        code: "limit-nesting",
        severity: "error",
        span: [lineStart(state, line), lineEnd(state, line)],
        message: `Blocks are nested deeper than ${md.options.maxNesting} levels here.`,
        hint: "Flatten the lists and quotes, or raise the limit in site.yaml.",
      });
    }
    tokenize(state, start, end);
  };
}

function isNesting({ code }: { readonly code: string }): boolean {
  return code === "limit-nesting";
}
