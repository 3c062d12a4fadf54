import type { Photograph } from "../../../schema/generated/types.ts";
import type { Diagnostic } from "../../core/diagnostics.ts";
import type { Asset } from "../../model/resolve/asset-path.ts";
import { recordsOf } from "../../model/resolve/records-of.ts";
import { resolveLink } from "../../model/resolve/resolve-link.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import { diagnosticAt, type SourceOf } from "../../sources/parse/source.ts";

/** A photograph of a published record, with its file. */
export interface FoundPhotograph {
  readonly source: SourceOf<"product">;
  readonly photograph: Photograph;
  readonly asset: Asset;
}

/** Photographs whose file is there, in the order of their records. */
export function photographsOf(index: SiteIndex): FoundPhotograph[] {
  return recordsOf(index, "product").flatMap((source) => {
    const { photograph } = source.data;
    if (photograph === undefined) return [];
    const target = resolveLink(photograph.path, { path: source.path }, index, true);
    return target.kind === "asset" ? [{ source, photograph, asset: target.asset }] : [];
  });
}

/** A mistake at a field of the photograph, or at the photograph if the field is missing. */
export function photographFault(
  { source, photograph }: FoundPhotograph,
  field: keyof Photograph,
  fault: Pick<Diagnostic, "code" | "message" | "hint">,
): Diagnostic {
  const pointer = photograph[field] === undefined ? "/photograph" : `/photograph/${field}`;
  return diagnosticAt(source, pointer, fault);
}
