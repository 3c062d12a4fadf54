import { relative } from "node:path";
import { findImpact } from "../../changes/impact/find-impact.ts";
import { impactText } from "../../changes/impact/impact-text.ts";
import { UsageError } from "../../core/usage-error.ts";
import type { Site } from "../../site.ts";
import type { Launch } from "../shared/launch.ts";
import type { OptionsOf } from "../shared/options.ts";
import { print } from "../shared/output.ts";
import { jsonText } from "../shared/report/json-text.ts";
import { openSession, report, type Session } from "../shared/session.ts";

/** `fairlead impact REF`: every page, table and export that depends on a value, a file or another thing of the data. */
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
  { options, site: remake }: Pick<Session, "options" | "site">,
  site: Site,
  reference: string,
  format: string,
): Promise<string> {
  const name = belowData(options.data, reference);
  const found = await findImpact(site, name, (alter) => remake({ alter }));
  if ("message" in found) throw new UsageError(found.message, found.hint);
  if (format === "pretty") return impactText(name, found);
  return jsonText({ version: 1, command: "impact", reference: name, ...found });
}

/** A file may be named from the folder in which the command runs, as a shell completes it. */
function belowData(data: string, reference: string): string {
  const folder = relative(process.cwd(), data).replaceAll("\\", "/");
  return folder !== "" && reference.startsWith(`${folder}/`) ? reference.slice(folder.length + 1) : reference;
}
