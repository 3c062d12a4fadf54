import { schemaVersion } from "../../sources/migrate/data-changes.ts";
import { diagnosticAt } from "../../sources/parse/source.ts";
import type { Rule } from "./rule.ts";

/** A folder that states a version of the schemas is written for the present one. */
export const statedSchemaVersion: Rule = ({ site }) => {
  const stated = site?.data.schemaVersion;
  if (site === undefined || typeof stated !== "number" || stated === schemaVersion) return [];
  const code = "schema-version";
  const message = `This folder is written for version ${stated} of the schemas; this Fairlead has version ${schemaVersion}.`;
  return [
    stated > schemaVersion
      ? diagnosticAt(site, "/schemaVersion", { code, message, hint: "Update Fairlead." })
      : diagnosticAt(site, "/schemaVersion", {
          code,
          severity: "warning",
          message,
          hint: "Run `fairlead migrate`, then `fairlead check`.",
        }),
  ];
};
