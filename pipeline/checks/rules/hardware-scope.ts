import type { ProductSource } from "../../../schema/generated/types.ts";
import { compareDiagnostics, type Diagnostic } from "../../core/diagnostics.ts";
import { productLineup, recordOwners } from "../../model/boards/record-lineup.ts";
import { scopedItems, scopedTypes } from "../../model/boards/scoped-items.ts";
import { recordsOf } from "../../model/resolve/records-of.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import { diagnosticAt, type SourceOf, type ValidSource } from "../../sources/parse/source.ts";
import { valuesOf } from "./products.ts";
import type { Rule } from "./rule.ts";
import { hardwareProblem, type NamedLineup, scopeProblems, variantProblem } from "./scope-names.ts";

/** Values, pins, messages, registers, cables, revisions and notices name hardware revisions and variants that their product has. */
export const hardwareScope: Rule = (index) => [
  ...recordsOf(index, "product").flatMap((source) => scopesOfProduct(source, index)),
  ...recordsOf(index, "notice").flatMap((source) => scopesOfNotice(source, index)),
  ...recordsOf(index, "cable").flatMap((source) => boardsOfEnds(source, index)),
  ...scopedTypes.flatMap((type) =>
    recordsOf(index, type).flatMap((source) => scopesOfInterface(source, index)),
  ),
];

function scopesOfProduct(source: SourceOf<"product">, index: SiteIndex): Diagnostic[] {
  const { datasheet } = source.data;
  const lineup = lineupOf(source.data, false);
  const values = valuesOf(source, index).flatMap(({ value, pointer }) =>
    scopeProblems(source, pointer, value, lineup),
  );
  const history = (datasheet?.revisionHistory ?? []).flatMap(({ hardware }, i) =>
    hardwareProblem(source, `/datasheet/revisionHistory/${i}/hardware`, hardware, lineup),
  );
  const orders = (datasheet?.ordering ?? []).flatMap(({ variant }, i) =>
    variantProblem(source, `/datasheet/ordering/${i}/variant`, variant, lineup),
  );
  return [...values, ...history, ...orders];
}

function scopesOfNotice(source: SourceOf<"notice">, index: SiteIndex): Diagnostic[] {
  const { product, hardware = [], variant = [], fixedIn } = source.data;
  const owner = index.records.get("product")?.get(product);
  // A product that is not there is reported as such.
  if (owner === undefined) return [];
  const lineup = lineupOf(owner.data, false);
  return [
    ...hardware.flatMap((id, i) => hardwareProblem(source, `/hardware/${i}`, id, lineup)),
    ...variant.flatMap((id, i) => variantProblem(source, `/variant/${i}`, id, lineup)),
    ...hardwareProblem(source, "/fixedIn", fixedIn, lineup),
  ];
}

/**
 * Every product with an interface knows the revisions and variants that limit it: for another product the
 * limit would have no meaning.
 */
export function scopesOfInterface(source: ValidSource, index: SiteIndex): Diagnostic[] {
  const items = scopedItems(source);
  if (items.length === 0) return [];
  const owners = recordOwners(source, index);
  if (owners.length === 0) {
    // A product that is named and not there is reported as such.
    const isNamed = Array.isArray(source.data.products) && source.data.products.length > 0;
    return isNamed ? [] : withoutProduct(source, items);
  }
  const found = owners.flatMap(({ data }) =>
    items.flatMap(({ scope, pointer }) => scopeProblems(source, pointer, scope, lineupOf(data, true))),
  );
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
}

/** Reported once, at the first limit. */
function withoutProduct(source: ValidSource, items: ReturnType<typeof scopedItems>): Diagnostic[] {
  const at = items.flatMap(({ pointer, scope }) =>
    (["since", "until", "variant"] as const).flatMap((key) =>
      scope[key] === undefined
        ? []
        : [
            diagnosticAt(source, `${pointer}/${key}`, {
              code: key === "variant" ? "variant-unknown" : "hardware-unknown",
              message: `This ${source.type.replaceAll("-", " ")} belongs to no product, so that its hardware revisions and variants are not known.`,
              hint: "Name the product in products:, or take since, until and variant out.",
            }),
          ],
    ),
  );
  return at.sort(compareDiagnostics).slice(0, 1);
}

function boardsOfEnds(source: SourceOf<"cable">, index: SiteIndex): Diagnostic[] {
  return source.data.ends.flatMap(({ connector, hardware, variant }, end) => {
    const record = index.records.get("connector")?.get(connector ?? "");
    if (record === undefined) return [];
    const found = recordOwners(record, index).flatMap(({ data }) => [
      ...hardwareProblem(source, `/ends/${end}/hardware`, hardware, lineupOf(data, true)),
      ...variantProblem(source, `/ends/${end}/variant`, variant, lineupOf(data, true)),
    ]);
    return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
  });
}

function lineupOf(
  data: Pick<ProductSource, "id" | "hardwareRevisions" | "variants">,
  isStrict: boolean,
): NamedLineup {
  return { ...productLineup(data), id: data.id, isStrict };
}
