import type { ProductSource } from "../../../schema/generated/types.ts";
import { diagnosticAt } from "../../resolve/source.ts";
import { listInWords } from "../../text/phrase.ts";
import { valuesOf } from "./products.ts";
import type { Rule } from "./rule.ts";

const required = ["absmax", "recommended", "mechanical"] as const;

/** A sheet that calls itself production is complete, and none of its rows is less certain than that. */
export const productionComplete: Rule = (index) =>
  [...(index.records.get("product")?.values() ?? [])].flatMap((source) => {
    const data = source.data as unknown as ProductSource;
    if (data.maturity !== "production") return [];
    const values = valuesOf(source, index);
    const stated = values.filter(({ value }) => value.status !== "withdrawn").map(({ section }) => section);
    const sections = new Set(stated);
    const missing: string[] = required.filter((section) => !sections.has(section));
    if (!sections.has("electrical") && !sections.has("interface")) missing.push("electrical or interface");
    const needs = [
      ...missing.map((section) => `the section ${section}`),
      ...(data.datasheet?.revisionHistory === undefined ? ["a revisionHistory"] : []),
    ];
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
