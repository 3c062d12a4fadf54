import type { ProductSource } from "../../../schema/generated/types.ts";
import { diagnosticAt } from "../../resolve/source.ts";
import { isShown } from "../../resolve/value-status.ts";
import { valuesOf } from "./products.ts";
import type { Rule } from "./rule.ts";

const required = ["absmax", "recommended", "mechanical"] as const;

/** A sheet that calls itself production is complete, and none of its rows is less certain than that. */
export const productionComplete: Rule = (index) =>
  [...(index.records.get("product")?.values() ?? [])].flatMap((source) => {
    const data = source.data as unknown as ProductSource;
    if (data.maturity !== "production") return [];
    const values = valuesOf(source, index);
    const sections = new Set(
      values.filter(({ value }) => isShown(value, false)).map(({ section }) => section),
    );
    const missing: string[] = required.filter((section) => !sections.has(section));
    if (!sections.has("electrical") && !sections.has("interface")) missing.push("electrical or interface");
    if (data.datasheet?.revisionHistory === undefined) missing.push("revisionHistory");
    const found = missing.map((what) =>
      diagnosticAt(source, "/maturity", {
        code: "production-incomplete",
        message: `A production datasheet needs ${what}, and this one has none that is published.`,
        hint: "Add it, or state a lower maturity.",
      }),
    );
    const weak = values.filter(
      ({ value }) =>
        value.status === "preliminary" || value.status === "unverified" || value.status === undefined,
    );
    return [
      ...found,
      ...weak.map(({ pointer, value }) =>
        diagnosticAt(source, pointer, {
          code: "production-status",
          message: `The value of ${value.param} is ${value.status ?? "unverified"} in a production datasheet.`,
          hint: "Confirm the value, or state a lower maturity.",
        }),
      ),
    ];
  });
