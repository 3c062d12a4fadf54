import { findImpact } from "../../changes/impact/find-impact.ts";
import { impactText } from "../../changes/impact/impact-text.ts";
import { UsageError } from "../../core/usage-error.ts";
import type { Site } from "../../site.ts";
import type { Launch } from "../shared/launch.ts";
import type { OptionsOf } from "../shared/options.ts";
import { print } from "../shared/output.ts";
import { jsonText } from "../shared/report/json-text.ts";
import { openSession, report, type Session } from "../shared/session.ts";

/** `fairlead impact REF`: every page, table and export that depends on a value, or that links to a page or anchor. */
export async function impact(options: OptionsOf<"impact">, launch: Launch): Promise<number> {
  const [reference] = options.operands;
  if (reference === undefined)
    throw new UsageError("Nothing is named.", "Write for example fairlead impact product.ID.PARAMETER.");
  const session = openSession(options, launch);
  try {
    const site = await session.site();
    // The dependents of a file with mistakes are not known: the list must not look complete.
    if (site.diagnostics.some(({ severity }) => severity === "error")) {
      report(options, site);
      return 1;
    }
    print(await printedImpact(session, site, reference, options.format));
    return 0;
  } finally {
    session.engine.values.close({ keepUnused: true });
  }
}

/** The text that the command prints about a reference. */
export async function printedImpact(
  { site: remake }: Pick<Session, "site">,
  site: Site,
  reference: string,
  format: string,
): Promise<string> {
  const found = await findImpact(site, reference, (alter) => remake({ alter }));
  if ("message" in found) throw new UsageError(found.message, found.hint);
  if (format === "pretty") return impactText(reference, found);
  return jsonText({ version: 1, command: "impact", reference, ...found });
}
