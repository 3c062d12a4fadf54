import type { Diagnostic } from "../../core/diagnostics.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import { type FoundPhotograph, photographFault } from "./photograph.ts";

/** One's own photograph belongs to the organization; for another one a source says that it may be shown. */
export function checkRights(found: FoundPhotograph, { config }: SiteIndex): Diagnostic[] {
  const { licence, holder, source } = found.photograph;
  if (licence !== "own")
    return source !== undefined
      ? []
      : [
          rightsFault(found, "licence", {
            message: `No source proves the licence ${licence} of this photograph of ${holder}.`,
            hint: "Add source: with the id of the page that offers it, or of the letter that allows it, in sources.yaml.",
          }),
        ];
  const { organization } = config.source;
  if (organization === undefined) return [];
  const names = [organization.name, organization.legalName];
  if (names.includes(holder)) return [];
  return [
    rightsFault(found, "holder", {
      message: `The photograph is marked as the organization's own, with ${holder} as the holder of the rights; site.yaml calls the organization ${organization.name}.`,
      hint: "Write the name of site.yaml and name the photographer in credit:, or licence: permission.",
    }),
  ];
}

/** The same file cannot be shown by two rights. */
export function checkOneRight(photographs: readonly FoundPhotograph[]): Diagnostic[] {
  const first = new Map<string, FoundPhotograph>();
  return photographs.flatMap((found) => {
    const { hash, path } = found.asset;
    const other = first.get(hash);
    if (other === undefined) first.set(hash, found);
    if (other === undefined || rightsOf(other) === rightsOf(found)) return [];
    return [
      rightsFault(found, "licence", {
        message: `The photograph ${path} is shown by another right in ${other.source.path}.`,
        hint: "Give licence, holder, credit and source alike in both.",
      }),
    ];
  });
}

function rightsOf({ photograph: { licence, holder, credit, source } }: FoundPhotograph): string {
  return JSON.stringify([licence, holder, credit, source]);
}

function rightsFault(
  found: FoundPhotograph,
  field: "licence" | "holder",
  fault: Pick<Diagnostic, "message" | "hint">,
): Diagnostic {
  return photographFault(found, field, { code: "photograph-rights", ...fault });
}
