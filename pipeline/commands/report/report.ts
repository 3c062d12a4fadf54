import { unconfirmedValues } from "../../checks/review/unconfirmed-values.ts";
import { valuesText } from "../../checks/review/values-text.ts";
import { UsageError } from "../../core/usage-error.ts";
import type { Launch } from "../shared/launch.ts";
import type { Options } from "../shared/options.ts";
import { jsonText } from "../shared/report/json-text.ts";
import { openSession, report as reportDiagnostics } from "../shared/session.ts";
import { today } from "../shared/source-date.ts";

/** `fairlead report values`: the unconfirmed values, for people or as one JSON object. Nothing is published. */
export async function report(options: Options, launch: Launch): Promise<number> {
  const [what] = options.operands;
  if (what !== "values")
    throw new UsageError(
      what === undefined ? "No report is named." : `There is no report "${what}".`,
      "Write fairlead report values.",
    );
  const session = openSession(options, launch);
  const site = await session.site();
  session.engine.values.close({ keepUnused: true });
  // A file with mistakes is missing from the report: it must not look complete.
  if (site.diagnostics.some(({ severity }) => severity === "error")) {
    reportDiagnostics(options, site);
    return 1;
  }
  const products = unconfirmedValues(site.index, today());
  process.stdout.write(
    options.format === "json" ? jsonText({ version: 1, report: "values", products }) : valuesText(products),
  );
  return 0;
}
