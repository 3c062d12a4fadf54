import { buildSite } from "../../build.ts";
import type { Diagnostic } from "../../core/diagnostics.ts";
import type { ExportedFile } from "../../exports/make-exports.ts";
import { PrintError } from "../../outputs/print/debug-pipe.ts";
import { BROWSER_VARIABLES, BrowserVariableError, findChromium } from "../../outputs/print/find-chromium.ts";
import { printSheets } from "../../outputs/print/print-sheets.ts";
import type { SiteContent } from "../../pages/site-content.ts";
import type { Session } from "../shared/session.ts";

type Printed =
  | { readonly ok: true; readonly sheets: readonly ExportedFile[] }
  | { readonly ok: false; readonly problem: Diagnostic };

/** Prints the datasheets of a site. Its pages are rendered for that as they are without them, and once more with them. */
export async function printDatasheets(session: Session, site: SiteContent): Promise<Printed> {
  const { bundle, engine } = session;
  try {
    const chromium = findChromium();
    if (chromium === undefined) return problem("no Chromium, Chrome or Edge was found");
    const built = await buildSite(site, { bundle, engine });
    const { records, shell } = site;
    const { serverEntry } = bundle;
    return {
      ok: true,
      sheets: await printSheets({ records, files: built.all(), shell, serverEntry, chromium, engine }),
    };
  } catch (error) {
    if (error instanceof BrowserVariableError) return problem(error.message);
    if (error instanceof PrintError) return problem(error.message);
    throw error;
  }
}

function problem(reason: string): Printed {
  return {
    ok: false,
    problem: {
      code: "pdf-not-printed",
      severity: "error",
      file: ".",
      message: `The datasheets were not printed: ${reason.replace(/\.$/, "")}.`,
      hint: `Install Chromium or name it in ${BROWSER_VARIABLES[0]}, or build without --pdf.`,
    },
  };
}
