import type { ProductSource } from "../../../schema/generated/types.ts";
import type { Diagnostic } from "../../core/diagnostics.ts";
import { nearest } from "../../core/text/nearest.ts";
import { listInWords } from "../../core/text/phrase.ts";
import { recordsOf } from "../../model/resolve/records-of.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import { diagnosticAt, type Source, type SourceOf } from "../../sources/parse/source.ts";
import { valuesOf } from "./products.ts";
import type { Rule } from "./rule.ts";

/** Values, revisions and notices name hardware revisions and variants that their product has. */
export const hardwareScope: Rule = (index) => [
  ...recordsOf(index, "product").flatMap((source) => scopesOfProduct(source, index)),
  ...recordsOf(index, "notice").flatMap((source) => scopesOfNotice(source, index)),
];

function scopesOfProduct(source: SourceOf<"product">, index: SiteIndex): Diagnostic[] {
  const data = source.data;
  const hardware = hardwareOf(data);
  const variants: KnownNames = { what: "variant", ids: (data.variants ?? []).map(({ id }) => id) };
  const values = valuesOf(source, index).flatMap(({ value, pointer }) => [
    ...unknownName(source, `${pointer}/since`, value.since, hardware),
    ...unknownName(source, `${pointer}/until`, value.until, hardware),
    ...unknownName(source, `${pointer}/variant`, value.variant, variants),
    ...backward(source, pointer, { since: value.since, until: value.until }, hardware),
  ]);
  const history = (data.datasheet?.revisionHistory ?? []).flatMap((entry, i) =>
    unknownName(source, `/datasheet/revisionHistory/${i}/hardware`, entry.hardware, hardware),
  );
  const orders = (data.datasheet?.ordering ?? []).flatMap((entry, i) =>
    unknownName(source, `/datasheet/ordering/${i}/variant`, entry.variant, variants),
  );
  return [...values, ...history, ...orders];
}

function scopesOfNotice(source: SourceOf<"notice">, index: SiteIndex): Diagnostic[] {
  const { product, hardware = [], fixedIn } = source.data;
  const owner = index.records.get("product")?.get(product);
  // A product that is not there is reported as such.
  if (owner === undefined) return [];
  const known = hardwareOf(owner.data);
  return [
    ...hardware.flatMap((id, i) => unknownName(source, `/hardware/${i}`, id, known)),
    ...unknownName(source, "/fixedIn", fixedIn, known),
  ];
}

/** What a product says that it has. */
interface KnownNames {
  readonly what: "hardware revision" | "variant";
  readonly ids: readonly string[];
}

function hardwareOf({ hardwareRevisions = [] }: Pick<ProductSource, "hardwareRevisions">): KnownNames {
  return { what: "hardware revision", ids: hardwareRevisions.map(({ id }) => id) };
}

function unknownName(
  source: Source,
  pointer: string,
  name: string | undefined,
  { what, ids }: KnownNames,
): Diagnostic[] {
  // A product that lists none says nothing about their names.
  if (name === undefined || ids.length === 0 || ids.includes(name)) return [];
  const near = nearest(name, ids);
  return [
    diagnosticAt(source, pointer, {
      code: what === "variant" ? "variant-unknown" : "hardware-unknown",
      message: `The product has no ${what} "${name}".`,
      hint:
        near.length > 0 ? `Did you mean ${near.join(" or ")}?` : `It has ${listInWords([...ids], "and")}.`,
    }),
  ];
}

function backward(
  source: Source,
  pointer: string,
  { since, until }: { since: string | undefined; until: string | undefined },
  { ids }: KnownNames,
): Diagnostic[] {
  if (since === undefined || until === undefined) return [];
  const [first, last] = [ids.indexOf(since), ids.indexOf(until)];
  if (first < 0 || last < 0 || first <= last) return [];
  return [
    diagnosticAt(source, `${pointer}/since`, {
      code: "hardware-order",
      message: `The value holds since hardware ${since} and until ${until}, which is the earlier one.`,
      hint: "Exchange the two.",
    }),
  ];
}
