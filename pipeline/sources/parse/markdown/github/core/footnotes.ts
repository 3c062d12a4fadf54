import type { StateCore } from "markdown-it";
import { runOf } from "../../run.ts";
import { show } from "../../show.ts";

interface FootnoteState {
  readonly refs?: Readonly<Record<string, number>>;
  readonly list?: readonly unknown[];
}

/** Chooses ids for footnotes that nothing else has, keeps headings off them, and reports footnotes without use. */
export function settleFootnotes(state: StateCore): void {
  const run = runOf(state.env);
  const { refs, list } = (state.env.footnotes ?? {}) as FootnoteState;
  if (list === undefined && run.footnotes.size === 0) return;
  while ([...run.explicitIds, ...run.htmlIds].some((id) => id.startsWith(run.footnotePrefix)))
    run.footnotePrefix += "-note";
  for (const number of (list ?? []).keys()) {
    run.headingIds.reserve(`${run.footnotePrefix}-${number + 1}`);
    run.headingIds.reserve(`${run.footnotePrefix}ref-${number + 1}`);
  }
  for (const [label, span] of run.footnotes) {
    if (refs?.[`:${label}`] !== -1) continue;
    run.report({
      code: "footnote-unused",
      severity: "warning",
      span,
      message: `Nothing refers to the footnote "${show(label)}", so it is not shown.`,
      hint: `Write [^${show(label)}] where it belongs, or remove it.`,
    });
  }
}
