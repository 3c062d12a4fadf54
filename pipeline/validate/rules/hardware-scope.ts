import type { Diagnostic } from "../../diagnostics.ts";
import { recordsOf } from "../../resolve/records-of.ts";
import type { SiteIndex } from "../../resolve/site-index.ts";
import { diagnosticAt, type Source, type SourceOf } from "../../resolve/source.ts";
import { nearest } from "../../text/nearest.ts";
import { listInWords } from "../../text/phrase.ts";
import { valuesOf } from "./products.ts";
import type { Rule } from "./rule.ts";

/** Values, revisions and notices name hardware revisions and variants that their product has. */
export const hardwareScope: Rule = (index) => [
  ...recordsOf(index, "product").flatMap((source) => scopesOfProduct(source, index)),
  ...recordsOf(index, "notice").flatMap((source) => scopesOfNotice(source, index)),
];

function scopesOfProduct(source: SourceOf<"product">, index: SiteIndex): Diagnostic[] {
  const data = source.data;
  const hardware = (data.hardwareRevisions ?? []).map(({ id }) => id);
  const variants = (data.variants ?? []).map(({ id }) => id);
  const values = valuesOf(source, index).flatMap(({ value, pointer }) => [
    ...unknownName(source, `${pointer}/since`, value.since, hardware, "hardware revision"),
    ...unknownName(source, `${pointer}/until`, value.until, hardware, "hardware revision"),
    ...unknownName(source, `${pointer}/variant`, value.variant, variants, "variant"),
    ...backward(source, pointer, { since: value.since, until: value.until }, hardware),
  ]);
  const history = (data.datasheet?.revisionHistory ?? []).flatMap((entry, i) =>
    unknownName(
      source,
      `/datasheet/revisionHistory/${i}/hardware`,
      entry.hardware,
      hardware,
      "hardware revision",
    ),
  );
  const orders = (data.datasheet?.ordering ?? []).flatMap((entry, i) =>
    unknownName(source, `/datasheet/ordering/${i}/variant`, entry.variant, variants, "variant"),
  );
  return [...values, ...history, ...orders];
}

function scopesOfNotice(source: SourceOf<"notice">, index: SiteIndex): Diagnostic[] {
  const { product, hardware = [], fixedIn } = source.data;
  const owner = index.records.get("product")?.get(product);
  // A product that is not there is reported as such.
  if (owner === undefined) return [];
  const known = (owner.data.hardwareRevisions ?? []).map(({ id }) => id);
  return [
    ...hardware.flatMap((id, i) => unknownName(source, `/hardware/${i}`, id, known, "hardware revision")),
    ...unknownName(source, "/fixedIn", fixedIn, known, "hardware revision"),
  ];
}

function unknownName(
  source: Source,
  pointer: string,
  name: string | undefined,
  known: readonly string[],
  what: "hardware revision" | "variant",
): Diagnostic[] {
  // A product that lists none says nothing about their names.
  if (name === undefined || known.length === 0 || known.includes(name)) return [];
  const near = nearest(name, known);
  return [
    diagnosticAt(source, pointer, {
      code: what === "variant" ? "variant-unknown" : "hardware-unknown",
      message: `The product has no ${what} "${name}".`,
      hint:
        near.length > 0 ? `Did you mean ${near.join(" or ")}?` : `It has ${listInWords([...known], "and")}.`,
    }),
  ];
}

function backward(
  source: Source,
  pointer: string,
  { since, until }: { since: string | undefined; until: string | undefined },
  hardware: readonly string[],
): Diagnostic[] {
  if (since === undefined || until === undefined) return [];
  const [first, last] = [hardware.indexOf(since), hardware.indexOf(until)];
  if (first < 0 || last < 0 || first <= last) return [];
  return [
    diagnosticAt(source, `${pointer}/since`, {
      code: "hardware-order",
      message: `The value holds since hardware ${since} and until ${until}, which is the earlier one.`,
      hint: "Exchange the two.",
    }),
  ];
}
