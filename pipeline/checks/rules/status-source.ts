import type { Status } from "../../../schema/generated/types.ts";
import { listInWords } from "../../core/text/phrase.ts";
import type { Citable, SiteIndex } from "../../model/resolve/site-index.ts";
import { diagnosticAt } from "../../sources/parse/source.ts";
import { sheetValues } from "./products.ts";
import type { Rule } from "./rule.ts";

/** A confirmed, stated or measured value names its source, and one by which it can have this status. */
export const statusSource: Rule = (index) =>
  sheetValues(index).flatMap(({ source, value, pointer }) => {
    if (!needsSource(value.status)) return [];
    if (value.source === undefined) {
      return [
        diagnosticAt(source, `${pointer}/status`, {
          code: "source-missing",
          message: `The value of ${value.param} is ${value.status} but names no source.`,
          hint: sourceHint(value.status, index),
        }),
      ];
    }
    const cited = index.citations.get(value.source);
    if (cited === undefined) return [];
    if (carriers[value.status].includes(cited.kind)) return [];
    return [
      diagnosticAt(source, `${pointer}/source`, {
        code: "source-kind",
        cause: `${cited.id} ${value.status}`,
        message: `The source ${cited.id} is of kind ${cited.kind}; it cannot make a value ${value.status}.`,
        hint: `Name a source of kind ${carriers[value.status].join(" or ")}.`,
      }),
    ];
  });

/** A status that a value has by its source alone. */
type SourcedStatus = Extract<Status, "confirmed" | "stated" | "measured">;

/** Kinds of sources by which a value has a status. */
export const carriers: Readonly<Record<SourcedStatus, readonly Citable["kind"][]>> = {
  confirmed: ["company", "signed"],
  stated: ["domain"],
  measured: ["measurement"],
};

/** Whether a value of this status must name a source. */
export function needsSource(status: Status | undefined): status is SourcedStatus {
  return status !== undefined && Object.hasOwn(carriers, status);
}

/**
 * The sources of the site that may support a status; if the site has no such source, the kind that is needed.
 */
export function sourceHint(status: SourcedStatus, { citations }: Pick<SiteIndex, "citations">): string {
  const kinds = carriers[status];
  const ids = [...citations.values()].filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  const [first, ...others] = ids;
  if (first === undefined)
    return `Add a source of kind ${kinds.join(" or ")} to sources.yaml, and source: with its id.`;
  return others.length > 4
    ? `Add source: with an id of sources.yaml of kind ${kinds.join(" or ")}, such as ${first}.`
    : `Add source: ${listInWords([first, ...others])}.`;
}
