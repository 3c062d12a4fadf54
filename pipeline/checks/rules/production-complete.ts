import { listInWords } from "../../core/text/phrase.ts";
import { recordsOf } from "../../model/resolve/records-of.ts";
import { familyOf } from "../../model/resolve/routes.ts";
import type { SiteIndex } from "../../model/resolve/site-index.ts";
import { diagnosticAt, type SourceOf } from "../../sources/parse/source.ts";
import { type SheetValue, valuesOf } from "./products.ts";
import type { Rule } from "./rule.ts";

const required = ["absmax", "recommended", "mechanical"] as const;

/**
 * The fields on which readers of a finished sheet rely, by name. A field that is absent, or an empty list, is
 * missing.
 */
function missingFields(source: SourceOf<"product">, index: SiteIndex): string[] {
  const { data } = source;
  const { lifecycle, lifecycleDates = {}, datasheet } = data;
  const family = familyOf(source);
  const isMember = data.family !== undefined || index.records.get("family")?.has(family) === true;
  const fields: readonly (readonly [name: string, value: unknown])[] = [
    ["updated", data.updated],
    ["family", isMember ? family : undefined],
    ["partNumber", data.partNumber],
    ["lifecycle", lifecycle === "not-stated" ? undefined : lifecycle],
    // Orders and deliveries of a product at the end of its life have a last day.
    ...(lifecycle === "eol"
      ? (["lastOrder", "lastDelivery"] as const).map(
          (day) => [`lifecycleDates/${day}`, lifecycleDates[day]] as const,
        )
      : []),
    ["keySpecs", data.keySpecs],
    ["hardwareRevisions", data.hardwareRevisions],
    ["photograph or images", data.photograph ?? data.images],
    ...(["documentNumber", "revision", "date", "ordering", "revisionHistory"] as const).map(
      (field) => [`datasheet/${field}`, datasheet?.[field]] as const,
    ),
  ];
  return fields
    .filter(([, value]) => value === undefined || (Array.isArray(value) && value.length === 0))
    .map(([name]) => name);
}

/** Sections that state nothing; what was withdrawn is not stated. */
function missingSections(values: readonly SheetValue[]): string[] {
  const stated = values.filter(({ value }) => value.status !== "withdrawn").map(({ section }) => section);
  const sections = new Set(stated);
  const missing: string[] = required.filter((section) => !sections.has(section));
  if (!sections.has("electrical") && !sections.has("interface")) missing.push("electrical or interface");
  return missing.map((section) => `the section ${section}`);
}

/** A sheet that calls itself production is complete, and none of its rows is less certain than that. */
export const productionComplete: Rule = (index) =>
  recordsOf(index, "product").flatMap((source) => {
    const data = source.data;
    if (data.maturity !== "production") return [];
    const values = valuesOf(source, index);
    const needs = [...missingFields(source, index), ...missingSections(values)];
    const found =
      needs.length === 0
        ? []
        : [
            diagnosticAt(source, "/maturity", {
              code: "production-incomplete",
              message: `This datasheet calls itself production and lacks ${listInWords(needs, "and")}.`,
              hint: "Add what is missing, or state a lower maturity.",
            }),
          ];
    const weak = values.filter(
      ({ value }) =>
        value.status === "preliminary" || value.status === "unverified" || value.status === undefined,
    );
    return [
      ...found,
      ...weak.map(({ pointer, value }) =>
        diagnosticAt(source, `${pointer}/status`, {
          code: "production-status",
          message: `The value of ${value.param} is ${value.status ?? "unverified"} in a production datasheet.`,
          hint: "Confirm the value, or state a lower maturity.",
        }),
      ),
    ];
  });
