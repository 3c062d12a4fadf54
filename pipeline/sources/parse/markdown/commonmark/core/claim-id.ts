import type { Run } from "../../run.ts";
import { show } from "../../show.ts";
import type { Span } from "../../source/content-map.ts";

/** Adds an id to those of the document; false, with a report, when another element has it. */
export function claimId(run: Run, id: string, span: Span): boolean {
  if (!run.claimedIds.has(id)) {
    run.claimedIds.add(id);
    run.ids.push(id);
    return true;
  }
  run.report({
    code: "html-id-duplicate",
    severity: "error",
    span,
    message: `Another element of this page has the id "${show(id)}".`,
    hint: "Give each element its own id.",
  });
  return false;
}
